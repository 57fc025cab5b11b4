/**
 * Stands for the fields of rjsf that sections never show: those of texts, numbers, yes and no, and lists, for which a
 * section brings the engine's own, and those of `oneOf` of objects, cycles and layout grids, which definitions have not.
 */
function UnusedField(): never {
  throw new Error('A section has no field of its own for a type in the schema that it gives to rjsf.');
}

// biome-ignore lint/style/noDefaultExport: the modules that it stands for have one
export default UnusedField;
