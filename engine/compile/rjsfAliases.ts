import { fileURLToPath } from 'node:url';

const file = (name: string) => fileURLToPath(new URL(`../react/rjsf/${name}`, import.meta.url));

/** Libraries and parts of rjsf that this engine never reaches, each with the few lines that stand for it in the bundle. */
export const rjsfAliases = [
  { find: 'markdown-to-jsx/react', replacement: file('markdown.ts') },
  { find: 'fast-uri', replacement: file('uri.ts') },
  { find: '@rjsf/validator-ajv8', replacement: file('validator.ts') },
  { find: 'fast-equals', replacement: file('equality.ts') },
  { find: /^\.\/components\/(widgets|templates)\/index\.js$/, replacement: file('noDefaults.ts') },
  { find: './createSchemaUtils.js', replacement: file('schemaUtils.ts') },
  { find: './omitExtraData.js', replacement: file('omitExtraData.ts') },
  {
    find: /^\.\/(String|Number|Boolean|Null|Array|Fallback|CyclicSchema|MultiSchema|OptionalDataControls|LayoutGrid|LayoutHeader|LayoutMultiSchema)Field\.js$/,
    replacement: file('unusedField.ts'),
  },
];
