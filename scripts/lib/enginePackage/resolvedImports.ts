import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const SPECIFIER = /((?:\bfrom|\bimport)\s*\(?\s*)(["'])(\.{1,2}\/[^"'\n]+)\2/g;

/**
 * Code of a package whose imports name files, as Node and browsers want them: `./core/json` is `./core/json.js`. The types of a
 * style sheet are found as those of a script in every way that TypeScript resolves modules.
 */
export function resolvedImports(root: string, file: string, code: string): string {
  return code.replace(SPECIFIER, (all, start: string, quote: string, specifier: string) => {
    if (file.endsWith('.d.ts') && specifier.endsWith('.module.css')) return `${start}${quote}${specifier}.js${quote}`;
    if (/\.(?:js|json|css)$/.test(specifier)) return all;
    const path = join(root, dirname(file), specifier);
    const ending = ['.js', '/index.js'].find((one) => existsSync(path + one));
    return ending ? `${start}${quote}${specifier}${ending}${quote}` : all;
  });
}
