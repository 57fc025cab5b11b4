/**
 * Stands for the validator that rjsf's registry for tests brings. A production build leaves it out anyway; a bundle of
 * development would hold all of ajv and set it up when it is loaded.
 */
const validator = {};

// biome-ignore lint/style/noDefaultExport: the library that it stands for has one
export default validator;
