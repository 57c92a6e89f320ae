import { useAdminQuery } from "../../data/data";
import { useFormRecord } from "../../fields/form-record";
import type { RecordOf } from "../../records/resources";

type Region = RecordOf<"regions">;

/**
 * The region that the form around is about: the one that it asks for, else that of its record, or of its record's cart.
 *
 * @example const { region } = useFormRegion();
 */
export function useFormRegion() {
  const { record, values } = useFormRecord<"draft-orders">();
  const held = values.region_id ?? Reflect.get(Object(record), "region_id") ?? record?.cart?.region_id;
  const id = typeof held === "string" ? held : null;
  const { data, ...read } = useAdminQuery<{ region: Region }>("regions", `/regions/${id}`, {
    isWanted: id !== null,
  });
  // While another one is on its way, the answer is still the one before.
  return { ...read, id, region: data?.region.id === id ? data.region : undefined };
}
