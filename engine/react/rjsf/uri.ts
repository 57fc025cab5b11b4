/**
 * Stands for the library with which rjsf resolves `$ref`: definitions are compiled with theirs resolved, and it would
 * cost 8 kB.
 */
function neverUsed(): never {
  throw new Error('The schemas given to rjsf hold no "$ref".');
}

const uri = { parse: neverUsed, resolve: neverUsed, serialize: neverUsed, normalize: neverUsed, equal: neverUsed };

// biome-ignore lint/style/noDefaultExport: the library that it stands for has one
export default uri;
