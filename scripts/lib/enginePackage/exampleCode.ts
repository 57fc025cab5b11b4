import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { ROOT } from '../root.mjs';

/** Files of an example, each with its name over its code, in Markdown. */
export const exampleCode = (example: string, files: readonly string[]): string[] =>
  files.map((file) => {
    const code = readFileSync(join(ROOT, example, file), 'utf8').trim();
    return `\`${file}\`:\n\n\`\`\`${extname(file).slice(1)}\n${code}\n\`\`\``;
  });
