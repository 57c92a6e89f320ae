import { AdminError } from "@tillhouse/extension-sdk";
import type { LoginComponent, LoginProps } from "../../../core/context/host-login";
import { useSignIn, useTakeSession } from "../../../core/session/session";

export interface HostLoginFormProps extends Pick<LoginProps, "place" | "wanted" | "email"> {
  login: LoginComponent;
}

/** The host's own sign-in, with what it needs to open a session. */
export function HostLoginForm({ login: Login, ...rest }: HostLoginFormProps) {
  const signIn = useSignIn();
  const takeSession = useTakeSession();
  return (
    <Login
      {...rest}
      signIn={signIn.mutateAsync}
      onSignedIn={async (token) => {
        const user = await takeSession(token);
        if (user === null) throw new AdminError("unauthorized", "The store knows nobody by this session.");
        return user;
      }}
    />
  );
}
