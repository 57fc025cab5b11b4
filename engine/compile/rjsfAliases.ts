import { fileURLToPath } from 'node:url';

const file = (name: string) => fileURLToPath(new URL(`../react/rjsf/${name}`, import.meta.url));

/** Libraries that rjsf brings and this engine never reaches, each with the few lines that stand for it in the bundle. */
export const rjsfAliases = [
  { find: 'markdown-to-jsx/react', replacement: file('markdown.ts') },
  { find: /^@x0k\/json-schema-merge(\/lib\/array)?$/, replacement: file('schemaMerge.ts') },
  { find: 'fast-uri', replacement: file('uri.ts') },
  { find: '@rjsf/validator-ajv8', replacement: file('validator.ts') },
  { find: 'fast-equals', replacement: file('equality.ts') },
  { find: './components/widgets/index.js', replacement: file('noWidgets.ts') },
  {
    find: /^\.\/(ArrayField|LayoutGridField|LayoutHeaderField|LayoutMultiSchemaField|MultiSchemaField)\.js$/,
    replacement: file('unusedField.ts'),
  },
];
