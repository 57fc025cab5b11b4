/** Stands for what rjsf does with data that its schema does not name: sections give it no data. */
function neverUsed(): never {
  throw new Error('rjsf is given no data.');
}

export { neverUsed as getFieldNames, neverUsed as getUsedFormData, neverUsed as isValueEmpty };
// biome-ignore lint/style/noDefaultExport: the module that it stands for has one
export default neverUsed;
