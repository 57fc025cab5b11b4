import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Plugin, transformWithOxc } from 'vite';
import { RESERVED_PATHS } from '../contract/reservedPaths.ts';

const SOURCE = 'src/worker/serviceWorker.ts';

/**
 * `/worker.js` beside the portal: the service worker, a script of its own that imports nothing, with the list of the
 * portal's files in the place of `FILES`, their hash in that of `VERSION`, and the paths that are no screens. The
 * development server has none.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'ficha:service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = Object.keys(bundle)
          .filter((name) => name.startsWith('assets/'))
          .sort()
          .map((name) => `/${name}`);
        const source = readFileSync(SOURCE, 'utf8');
        const version = createHash('sha256').update(files.join()).update(source).digest('hex').slice(0, 16);
        const { code } = await transformWithOxc(source, SOURCE, {
          define: {
            FILES: JSON.stringify(files),
            VERSION: JSON.stringify(version),
            RESERVED_PATHS: String(RESERVED_PATHS),
          },
          sourcemap: false,
        });
        this.emitFile({ type: 'asset', fileName: 'worker.js', source: code.replace('export {};', '') });
      },
    },
  };
}
