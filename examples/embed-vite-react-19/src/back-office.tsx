import { Admin } from "@tillhouse/admin-ui";
import "@tillhouse/admin-ui/styles.css";
import { useLocation, useNavigate } from "react-router-dom";

/** The admin, with its pages in the router of the platform. */
export default function BackOffice() {
  const location = useLocation();
  const navigate = useNavigate();
  return <Admin config={{ basePath: "/office" }} hostRouter={{ location, navigate }} />;
}
