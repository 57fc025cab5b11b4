import { writeFileSync } from 'node:fs';

/** Where the errors outside the tests are written, beside the report of the tests. */
export const OUTSIDE = 'OUTSIDE_REPORT';

/** A reporter of Vitest that writes the errors that belong to no test: message and the first lines of the stack. */
// biome-ignore lint/style/noDefaultExport: Vitest takes a reporter as the default of its file
export default class OutsideReporter {
  /** @param {unknown} _modules @param {readonly { name?: string, message?: string, stack?: string }[]} errors */
  onTestRunEnd(_modules, errors) {
    const path = process.env[OUTSIDE];
    if (path && errors.length > 0) writeFileSync(path, JSON.stringify(errors.map(linesOf)));
  }
}

/** @param {{ name?: string, message?: string, stack?: string }} error */
function linesOf({ name = 'Error', message = '', stack = '' }) {
  const frames = stack.split('\n').filter((line) => /^\s*at /.test(line));
  return [`${name}: ${message}`, ...frames.slice(0, 4).map((line) => line.trim())].join('\n    ');
}
