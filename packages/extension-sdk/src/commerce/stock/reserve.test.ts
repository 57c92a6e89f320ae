import { describe, expect, it } from "vitest";
import { createProgress } from "../../records/action-progress";
import type { AdminHost } from "../../resource/use-host";
import { createReservations, type ReservationRequest } from "./reserve";

interface Refusal {
  status: number;
  message: string;
}

const request = (title: string): ReservationRequest => ({
  line_item_id: `item_${title}`,
  inventory_item_id: `iitem_${title}`,
  location_id: "sloc_1",
  quantity: 1,
  title,
});

/** A store that refuses some lines, and may refuse to delete; it says what it was asked. */
function storeThat(refuses: Readonly<Record<string, Refusal>>, { keeps = [] as string[] } = {}) {
  const calls: string[] = [];
  const failure = ({ status, message }: Refusal) =>
    Object.assign(new Error(message), { response: { status, data: { message, type: "invalid_data" } } });
  /** What is reserved, as the store answers it: with what each is for. */
  const reserved: object[] = [];
  let lost: string | undefined;
  const custom = {
    get: async () => ({ reservations: [...reserved] }),
    post: async (_path: string, sent: Omit<ReservationRequest, "title">) => {
      const title = sent.line_item_id.replace("item_", "");
      calls.push(`POST ${title}`);
      const refusal = refuses[title];
      if (refusal !== undefined) throw failure(refusal);
      const reservation = { ...sent, id: `res_${title}` };
      reserved.push(reservation);
      if (title === lost) throw new Error("Network Error");
      return { reservation };
    },
    delete: async (path: string) => {
      calls.push(`DELETE ${path}`);
      if (keeps.some((title) => path.endsWith(title))) throw failure({ status: 500, message: "" });
    },
  };
  const translate = (key: string, values: object = {}) => `${key} ${JSON.stringify(values)}`;
  // Only what reserving uses of the host.
  return {
    host: { client: { admin: { custom } }, translate, locale: "en" } as unknown as AdminHost,
    calls,
    reserved,
    lose: (title?: string) => {
      lost = title;
    },
  };
}

const tooMany = {
  status: 400,
  message: "The reservation quantity cannot be greater than the unfulfilled line item quantity",
};

describe("reserving line by line", () => {
  it("reserves each line once", async () => {
    const { host, calls } = storeThat({});
    await createReservations(host, ["a", "b", "c", "d", "e", "f"].map(request));
    expect(calls.sort()).toEqual(["a", "b", "c", "d", "e", "f"].map((title) => `POST ${title}`));
  });

  it("undoes earlier reservations by their ids when one fails", async () => {
    const { host, calls } = storeThat({ c: tooMany });
    const failed = await createReservations(host, ["a", "b", "c"].map(request)).catch(
      (error: unknown) => error,
    );
    expect(calls.filter((call) => call.startsWith("DELETE")).sort()).toEqual([
      "DELETE /reservations/res_a",
      "DELETE /reservations/res_b",
    ]);
    expect(failed).toMatchObject({ code: "conflict" });
    expect(String(failed)).toContain('reservations.errors.takenBack {"item":"c"');
    expect(String(failed)).toContain("reservations.errors.lessLeft");
  });

  it("reports reservations that could not be undone", async () => {
    const { host } = storeThat({ c: tooMany }, { keeps: ["a"] });
    const failed = await createReservations(host, ["a", "b", "c"].map(request)).catch(
      (error: unknown) => error,
    );
    expect(String(failed)).toContain("reservations.errors.kept");
    expect(String(failed)).toContain('"items":"a"');
  });

  it("stops after the first one fails", async () => {
    const { host, calls } = storeThat({
      a: { status: 404, message: "Item is not stocked at location sloc_1" },
    });
    const failed = await createReservations(host, [request("a")]).catch((error: unknown) => error);
    expect(String(failed)).toContain("reservations.errors.nothing");
    expect(String(failed)).toContain("reservations.errors.notKept");
    expect(calls).toEqual(["POST a"]);
  });

  it("asks for a new session before anything else", async () => {
    const { host } = storeThat({ a: { status: 401, message: "Unauthorized" } });
    await expect(createReservations(host, [request("a")])).rejects.toMatchObject({ code: "unauthorized" });
  });

  it("reserves nothing twice after a lost answer and a reload", async () => {
    const { host, calls, lose, reserved } = storeThat({});
    // Somebody has reserved as much of the same line before.
    reserved.push({ ...request("a"), id: "res_theirs" });
    let kept = "{}";
    const reserve = () =>
      createReservations(
        host,
        ["a", "b"].map(request),
        createProgress(JSON.parse(kept), (notes) => {
          kept = JSON.stringify(notes);
        }),
      );
    lose("a");
    await expect(reserve()).rejects.toThrow("reservations.errors.takenBack");
    lose();
    calls.length = 0;
    await reserve();
    expect(calls).toEqual(["POST b"]);
  });

  it("undoes nothing twice", async () => {
    const refuses: Record<string, Refusal> = { c: tooMany };
    const { host, calls } = storeThat(refuses, { keeps: ["a"] });
    const progress = createProgress();
    await expect(createReservations(host, ["a", "b", "c"].map(request), progress)).rejects.toThrow("kept");
    delete refuses.c;
    calls.length = 0;
    await createReservations(host, ["a", "b", "c"].map(request), progress);
    expect(calls.sort()).toEqual(["POST b", "POST c"]);
  });
});
