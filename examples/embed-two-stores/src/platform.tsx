import { Admin } from "@tillhouse/admin-ui";
import "@tillhouse/admin-ui/styles.css";
import { useState } from "react";
import { tokenOf } from "./token-of";

/** The back-office of one store. Its addresses are nowhere, so two of them are not in each other's way. */
function Store({ name, email }: { name: string; email: string }) {
  const backend = `${window.location.origin}/${name}`;
  return (
    <section aria-label={name}>
      <Admin
        storageKey={name}
        config={{ backend, router: "memory" }}
        identity={email}
        getToken={() => tokenOf(backend, email)}
        hasDocumentTitle={false}
      />
    </section>
  );
}

/** A platform with two stores, one of which several people look after. */
export function Platform() {
  const [isRosa, setIsRosa] = useState(false);
  return (
    <>
      <header>
        <h1>Platform</h1>
        <button type="button" onClick={() => setIsRosa(!isRosa)}>
          {isRosa ? "Be Pim in the outlet" : "Be Rosa in the outlet"}
        </button>
      </header>
      <main>
        <Store name="main" email="admin@tillhouse.test" />
        <Store name="outlet" email={isRosa ? "rosa@mock.test" : "pim@mock.test"} />
      </main>
    </>
  );
}
