/** Stands for the widgets of rjsf: fields draw the engine's own, and rjsf's would cost 8 kB. */
const noWidgets = () => ({});

// biome-ignore lint/style/noDefaultExport: the module that it stands for has one
export default noWidgets;
