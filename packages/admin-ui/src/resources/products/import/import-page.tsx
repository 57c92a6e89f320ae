import { useHost } from "@tillhouse/extension-sdk";
import { ImportStudio } from "@tillhouse/extension-sdk/import";
import { productImport } from "./product-import";

/** Products from a CSV file. */
export default function ImportPage() {
  const { href, translate } = useHost();
  return (
    <ImportStudio
      definition={productImport}
      title={translate("products.import")}
      back={{ to: href("products"), label: translate("products.title") }}
    />
  );
}
