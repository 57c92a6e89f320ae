// Loaded with the first look at it, with its styles: the rest of the platform does not wait.
import { Admin, type AdminProps } from "@tillhouse/admin-ui";
import "@tillhouse/admin-ui/styles.css";

export default function BackOffice(props: AdminProps) {
  return <Admin {...props} />;
}
