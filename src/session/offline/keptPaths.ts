/** What opens the dashboard and a wizard, and lists of options: no documents, no files, nothing else. */
const KEPT = [
  /^cliente\/usuario$/,
  /^cliente\/usuario\/pendencias$/,
  /^cliente\/usuario\/secoes$/,
  /^cliente\/formularios$/,
  /^formularios\/\w+$/,
  /^consulta\/[\w-]+$/,
  /^disclaimer$/,
];

/** A path as the lists name it. */
export const keptName = (path: string): string => path.replace(/^\/+/, '').toLowerCase();

/** Whether the last good answer of a GET may be kept on the device. */
export const isKept = (path: string): boolean => KEPT.some((pattern) => pattern.test(keptName(path)));

/** Whether a path is the call that opens a wizard. */
export const isOpening = (path: string): boolean => /^formularios\/\w+$/.test(keptName(path));
