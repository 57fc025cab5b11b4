/**
 * Stands for the library with which rjsf resolves `$ref`: definitions are compiled with theirs resolved, and it would
 * cost 8 kB. ajv asks for it, too, when a page makes validators.
 */
function neverUsed(): never {
  throw new Error(
    'rjsfAliases replace "fast-uri", which a form of stock rjsf and ajv need: leave them out of resolve.alias in an application that has either.',
  );
}

export { neverUsed as equal, neverUsed as normalize, neverUsed as parse, neverUsed as resolve, neverUsed as serialize };

const uri = { parse: neverUsed, resolve: neverUsed, serialize: neverUsed, normalize: neverUsed, equal: neverUsed };

// biome-ignore lint/style/noDefaultExport: the library that it stands for has one
export default uri;
