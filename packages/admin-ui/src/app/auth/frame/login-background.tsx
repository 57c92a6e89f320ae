import { useAdmin } from "../../../core/context/admin-context";

/** The picture that the configuration names for the pages around a session; nothing where it names none. */
export function LoginBackground() {
  const { signInArt } = useAdmin().config.brand;
  return signInArt === undefined ? null : <img className="th-auth__art" src={signInArt} alt="" />;
}
