// What extensions of the official admin cost: a build with five of them beside one of five own ones, and what a widget loads.
import { mkdir, mkdtemp, readdir, realpath, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rootDirectory } from "../scripts/workspace.mjs";
import { measureProcess, medians } from "./process.mjs";

const repeats = 5;
const widgets = 5;

const official = (index) => `import type { WidgetConfig } from "@medusajs/admin"
import { Badge, Button, Container, Heading, Input, Table, Text, useToggleState } from "@medusajs/ui"
import { PencilSquare } from "@medusajs/icons"
import { useAdminCustomPost, useAdminProducts } from "medusa-react"

const Widget${index} = ({ product, notify }) => {
  const { products, isLoading } = useAdminProducts({ limit: ${index + 1} })
  const { mutate } = useAdminCustomPost("/notes", ["notes"])
  const [isOpen, open] = useToggleState()
  const save = () => mutate({}, { onSuccess: () => notify.success("Saved", product.title) })
  return (
    <Container className="mb-xsmall flex flex-col gap-y-base p-${index + 2}">
      <Heading level="h2">Widget <Badge color="green">${index}</Badge></Heading>
      {isOpen && <Input placeholder="A note" />}
      <Text className="text-grey-50">{isLoading ? "…" : products?.length}</Text>
      <Table><Table.Body>{products?.map(({ id, title }) => <Table.Row key={id}><Table.Cell>{title}</Table.Cell></Table.Row>)}</Table.Body></Table>
      <Button variant="secondary" onClick={open}><PencilSquare /></Button>
      <Button onClick={save}>Save</Button>
    </Container>
  )
}
export const config: WidgetConfig = { zone: "product.details.after" }
export default Widget${index}
`;

const own = (index) => `import { useHost } from "@tillhouse/extension-sdk";
import { Button } from "@tillhouse/extension-sdk/ui";
export const config = { zone: "product.details.after" };
export default function Widget${index}({ product }) {
  const { notify } = useHost();
  return <Button onClick={() => notify.success("Saved", product.title)}>Widget ${index}</Button>;
}
`;

async function writeProject(directory, write, count) {
  await mkdir(join(directory, "src/admin/widgets"), { recursive: true });
  await symlink(join(rootDirectory, "node_modules"), join(directory, "node_modules"), "junction");
  await writeFile(join(directory, "package.json"), JSON.stringify({ name: "shop", version: "1.0.0" }));
  for (let index = 0; index < count; index += 1)
    await writeFile(join(directory, `src/admin/widgets/widget-${index}.tsx`), write(index));
  return directory;
}

/** The bytes of the scripts and styles of a built project that are loaded for its extension, compressed with brotli. */
async function loadedBytes(directory) {
  const folder = join(directory, "build/extensions");
  const sizes = { script: 0, styles: 0 };
  for (const name of await readdir(folder)) {
    const kind = name.endsWith(".js.br") ? "script" : name.endsWith(".css.br") ? "styles" : undefined;
    if (kind !== undefined) sizes[kind] += (await stat(join(folder, name))).size;
  }
  return sizes;
}

/** With and without the official packages in turn, so that whatever else the machine does weighs on both. */
export async function measureV1(command) {
  const root = await realpath(await mkdtemp(join(tmpdir(), "tillhouse-v1-")));
  try {
    const five = await writeProject(join(root, "five"), official, widgets);
    const one = await writeProject(join(root, "one"), official, 1);
    const native = await writeProject(join(root, "native"), own, widgets);
    const build = (directory) => measureProcess(process.execPath, [command, "build"], { directory });
    const runs = { official: [], own: [] };
    for (let index = 0; index < repeats; index += 1) {
      runs.official.push(await build(five));
      runs.own.push(await build(native));
    }
    await build(one);
    return {
      repeats,
      widgets,
      build: { official: medians(runs.official), own: medians(runs.own) },
      brotliBytes: { oneWidget: await loadedBytes(one), fiveWidgets: await loadedBytes(five) },
    };
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}
