/** Stands for the widgets and templates of rjsf: sections give it their own, and rjsf's would cost 12 kB. */
const noDefaults = () => ({});

// biome-ignore lint/style/noDefaultExport: the modules that it stands for have one
export default noDefaults;
