import {
  ActivityDrawer,
  AdminProvider,
  CommandPalette,
  DetailPage,
  ListPage,
  useSession,
  useTopBar,
} from "@tillhouse/admin-ui/core";
import { orders } from "@tillhouse/admin-ui/resources";
import "@tillhouse/admin-ui/styles.css";
import { useState } from "react";
import { useLocation, useNavigate, useParams } from "react-router-dom";

const resources = [orders];

/** The platform's own page for people who answer customers: the orders, and the one that they look at beside them. */
export default function Desk() {
  const { id } = useParams();
  const location = useLocation();
  const navigate = useNavigate();
  const [isSearching, setIsSearching] = useState(false);
  return (
    <AdminProvider
      config={{ basePath: "/office" }}
      resources={resources}
      hostRouter={{ location, navigate }}
      hrefOf={({ resource, id = "", search = "" }) =>
        resource === "orders" ? `/desk/${id}${search}` : undefined
      }
      onOpen={(target) => {
        if (target.resource !== "orders") return false;
        // Without another view to show, the list goes on with what it shows.
        return navigate({ pathname: `/desk/${target.id ?? ""}`, search: target.search ?? location.search });
      }}
    >
      <header>
        <h1>Desk</h1>
        <button type="button" onClick={() => setIsSearching(true)}>
          Search
        </button>
        <Activity />
        <Person />
      </header>
      <main className={id === undefined ? "desk" : "desk desk--split"}>
        <section aria-label="Orders">
          <ListPage resource="orders" />
        </section>
        {id !== undefined && (
          <section aria-label="Order">
            <DetailPage resource="orders" id={id} />
          </section>
        )}
      </main>
      <CommandPalette isOpen={isSearching} onClose={() => setIsSearching(false)} />
    </AdminProvider>
  );
}

/** What was changed at this desk and what the store works on, and how much of it nobody has looked at. */
function Activity() {
  const topBar = useTopBar();
  const [isOpen, setIsOpen] = useState(false);
  if (topBar === undefined) return null;
  const { unseenCount } = topBar;
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Activity{unseenCount > 0 && ` (${unseenCount} new)`}
      </button>
      <ActivityDrawer isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

/** Who is at work, and the way out. */
function Person() {
  const { user, signOut } = useSession();
  if (user === undefined) return null;
  return (
    <button type="button" onClick={signOut}>
      Sign {user.name} out
    </button>
  );
}
