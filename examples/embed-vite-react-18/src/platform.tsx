import { Admin, type AdminHandle } from "@tillhouse/admin-ui";
import "@tillhouse/admin-ui/styles.css";
import { useRef, useState } from "react";

/** A platform without a router: tabs, one of which holds the admin. Its addresses are the admin's own. */
export function Platform() {
  const admin = useRef<AdminHandle>(null);
  const [isOpen, setIsOpen] = useState(true);
  const [page, setPage] = useState("");
  const [change, setChange] = useState("none");

  const close = async () => {
    // Whoever has typed something that is not saved decides whether it is lost.
    if ((await admin.current?.confirmLeave()) ?? true) setIsOpen(false);
  };

  return (
    <>
      <header>
        <h1>Platform</h1>
        {isOpen ? (
          <button type="button" onClick={close}>
            Close
          </button>
        ) : (
          <button type="button" onClick={() => setIsOpen(true)}>
            Open
          </button>
        )}
        <button type="button" onClick={() => admin.current?.navigate("/a/collections")}>
          Show the collections
        </button>
        <p>
          Page: <output aria-label="Page">{page}</output>
        </p>
      </header>
      {isOpen && (
        <Admin
          ref={admin}
          config={{ basePath: "/office" }}
          onTitle={(event) => setPage(event.page)}
          onMutation={({ resource, action }) => setChange(`${resource}: ${action}`)}
          beforeMutation={({ resource, action }) =>
            resource === "collections" && action === "delete" ? "This platform deletes no collections." : true
          }
        />
      )}
      <p>
        Last change: <output aria-label="Last change">{change}</output>
      </p>
    </>
  );
}
