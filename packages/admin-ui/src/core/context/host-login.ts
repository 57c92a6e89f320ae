import type { AdminUser } from "@tillhouse/extension-sdk/internal";
import type { ComponentType } from "react";

/** What a sign-in page of the host gets, to stand in the place of the admin's own. */
export interface LoginProps {
  /**
   * `page` fills the window. `dialog` stands over the page of somebody whose session has ended in the middle of work, with
   * what was typed below it: there, do not lead away.
   */
  place: "page" | "dialog";
  /** Where the person wants to go, below the admin's base path: `/a/orders?q=1042`. Nothing where it does not matter. */
  wanted?: string;
  /** Who was signed in until the session ended; only in the dialog. */
  email?: string;
  /**
   * Signs in by e-mail and password as the admin's own form does, and goes on.
   *
   * @throws AdminError: `unauthorized` for what is wrong, `config` for a session that does not hold, `network`, `server`.
   */
  signIn(credentials: {
    /** As the person typed it. */
    email: string;
    /** As the person typed it. It is sent once and not kept. */
    password: string;
  }): Promise<AdminUser>;
  /**
   * Call it when the person has got a session in another way, such as single sign-on: the store is asked who it is, and the
   * admin goes on.
   *
   * @param token the bearer token, with `auth: "bearer"`
   * @throws AdminError (`unauthorized`) where the store knows nobody.
   */
  onSignedIn(token?: string): Promise<AdminUser>;
}

/**
 * A sign-in page of the host.
 *
 * @example
 * function CompanyLogin({ onSignedIn, wanted }: LoginProps) {
 *   return <button onClick={() => openCompanyWindow().then(() => onSignedIn())}>Sign in with Example Ltd</button>;
 * }
 * <Admin login={CompanyLogin} />
 */
export type LoginComponent = ComponentType<LoginProps>;
