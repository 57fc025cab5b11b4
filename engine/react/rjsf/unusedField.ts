/**
 * Stands for the fields of rjsf that sections never show: lists are the engine's own, and definitions have neither
 * `oneOf` of objects nor layout grids. They would cost 13 kB.
 */
function UnusedField(): never {
  throw new Error('The schemas given to rjsf hold plain fields and lists alone.');
}

// biome-ignore lint/style/noDefaultExport: the modules that it stands for have one
export default UnusedField;
