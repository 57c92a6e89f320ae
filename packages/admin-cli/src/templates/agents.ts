/** What a coding agent needs to know of a new project: `AGENTS.md`, which such programs read before they begin. */
export function agentsTemplate(name: string, run: string): string {
  return `# ${name}

An extension of the Tillhouse back-office, for a Medusa v1 store. TypeScript, React, \`@tillhouse/extension-sdk\`.

## Commands

\`\`\`sh
npx tillhouse check --json          # all mistakes, with file, line and hint; writes nothing
npx tillhouse check --types         # the same with TypeScript's
${run} test                        # the tests, without a store and without a browser
npx tillhouse build --json          # the whole admin as a static site, in build/
npx tillhouse dev --mock            # runs until it is stopped, with a store in memory: http://localhost:7001/app
npx tillhouse init widget <name> --zone <zone> --yes
npx tillhouse typegen               # types of zones, ids and text keys: tillhouse-env.d.ts
npx tillhouse <command> --help      # every option, and the exit codes: 0 done, 1 mistakes, 2 wrong usage
\`\`\`

After a change, run \`check --types --json\` and the tests. \`init\` also starts a page, settings or a resource, and overwrites nothing.

## Where files go

| File | What |
| --- | --- |
| \`src/admin/widgets/<name>.tsx\` | a component in a zone: exports \`config\`, and the component as default |
| \`src/admin/routes/<path>/page.tsx\` | a page below \`/a\`; \`config.link\` puts it into the sidebar |
| \`src/admin/settings/<name>/page.tsx\` | a card in the settings, and its page |
| \`src/admin/resources/<name>.ts\` | a kind of records: list, detail and form follow from the definition |
| \`src/admin/extension.ts\` | changes to the admin's own pages, commands, groups of the sidebar |
| \`src/admin/messages/<language>.json\` | texts, one flat object; \`en.json\` first |
| \`src/admin/mock/<name>.ts\` | what your own backend answers in \`dev --mock\` and in tests; in no build |
| \`test/\` | tests |

## See a page without a browser

\`renderWidget\`, \`renderPage\` and \`renderSetting\` of \`@tillhouse/extension-sdk/testing\` render in Vitest with a store that answers.
The test that \`init\` wrote shows how. \`screen.debug()\` of \`@testing-library/react\` prints what is there.

## Where to look things up

- \`node_modules/@tillhouse/admin-cli/dist/mistakes.md\`: every rule of \`check\`, and the fix
- \`node_modules/@tillhouse/admin-ui/dist/manifest.json\`: every zone with its props, every id that can be changed
- \`node_modules/@tillhouse/extension-sdk/dist/**/*.d.ts\`: what there is, with comments

## Rules

- Texts are keys: \`useHost().translate("my.key")\`, with the text in \`messages/en.json\`. A key without a text fails the check.
- Money is an integer in minor units; show it with \`formatMoney\`.
- Code runs in the browser: no imports of \`node:\` modules or of Medusa's server packages, and no secrets.
- Call the store with the SDK's hooks or \`useHost().client\`, never by a fixed address.
- Use the components of \`@tillhouse/extension-sdk/ui\`. Import from the entries of a package, never from its inside.
- Do not bundle React or another package that the admin has, and do not edit \`build/\` or \`tillhouse-env.d.ts\`.
`;
}
