import type { MockDatabase } from "../database/mock-database";
import type { MockRow } from "../database/mock-rows";
import type { SentRequest } from "./read-request";

/** Who is signed in. */
export interface MockSessions {
  /** The person that a request is from; `undefined` where nobody has signed in. */
  userOf(db: MockDatabase, headers: Headers): MockRow | undefined;
  /** Answers somebody who signs in, at `/auth` or at `/auth/token`. */
  signIn(db: MockDatabase, sent: SentRequest, path: string): Response;
  /** Ends a session. */
  signOut(headers: Headers): Response;
  /** Everybody is as at the start. */
  reset(): void;
}

const sessionCookie = "connect.sid";

/** The session of a cookie, `mock.<user>.<number>`: it says who it is, so that it outlives a restart of the mock store. */
function readSession(headers: Headers): string | undefined {
  return new RegExp(`${sessionCookie}=mock\\.([^;]+)`).exec(headers.get("cookie") ?? "")?.[1];
}

function readToken(headers: Headers): string | undefined {
  const bearer = /^Bearer (.+)$/.exec(headers.get("authorization") ?? "")?.[1];
  return bearer ?? headers.get("x-medusa-access-token") ?? undefined;
}

/** What the store says to somebody whom it does not know. */
export function unauthorized(): Response {
  return new Response("Unauthorized", { status: 401 });
}

/** Keeps who is signed in. @param needsSignIn whether somebody has to sign in first, as in a browser */
export function createSessions(needsSignIn: boolean): MockSessions {
  let isOpen = !needsSignIn;
  let made = 0;
  const ended = new Set<string>();
  return {
    userOf(db, headers) {
      const session = readSession(headers);
      const isHeld = session !== undefined && !ended.has(session);
      const id = isHeld ? session.replace(/\.\d+$/, "") : readToken(headers);
      if (id === undefined) return isOpen ? db.rows("user")[0] : undefined;
      return db.find("user", id) ?? db.rows("user")[0];
    },
    signIn(db, { payload }, path) {
      const user = db.by("user", "email", payload.email)[0] ?? db.rows("user")[0];
      if (user === undefined || payload.password === "wrong") return unauthorized();
      // Without cookies there is one person: a test that calls the store as its page would.
      isOpen = !needsSignIn;
      if (path === "/auth/token") return Response.json({ access_token: user.id });
      made += 1;
      const session = `${user.id}.${Date.now()}${made}`;
      const cookie = `${sessionCookie}=mock.${session}; Path=/; HttpOnly; SameSite=Lax`;
      return Response.json({ user }, { headers: { "Set-Cookie": cookie } });
    },
    signOut(headers) {
      isOpen = false;
      const session = readSession(headers);
      if (session !== undefined) ended.add(session);
      return new Response("OK", { headers: { "Set-Cookie": `${sessionCookie}=; Path=/; Max-Age=0` } });
    },
    reset() {
      isOpen = !needsSignIn;
    },
  };
}
