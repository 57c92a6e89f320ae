import { component, type Mistake, widget } from "../mistake";

const zone = '{ zone: "order.list.after" }';

/** What nobody can read from the files: it shows when the extension is loaded. */
export const runtimeMistakes: readonly Mistake[] = [
  {
    name: "load-throws-widget",
    files: { "widgets/rating.tsx": `${widget(zone)}\nconst limits = JSON.parse("{");\nexport { limits };\n` },
  },
  {
    name: "load-throws-helper",
    files: {
      "widgets/rating.tsx": `import { most } from "../limits";\n\nexport const config = { zone: "order.list.after", order: most };\n\n${component}`,
      "limits.ts": "const limits: number[] | undefined = undefined;\n\nexport const most = limits[0];\n",
    },
  },
  {
    name: "load-no-component",
    files: {
      "widgets/rating.tsx": `import made from "../made";\n\nexport const config = ${zone};\n\nexport default made;\n`,
      "made.ts": "const parts = [1];\n\nexport default parts.map(String).join();\n",
    },
  },
];
