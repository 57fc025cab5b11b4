import type { Plugin } from 'vite';

/** `/version.json` beside the portal: what the pages that are open compare themselves with. */
export function versionFile(version: string): Plugin {
  const source = JSON.stringify({ version });
  return {
    name: 'ficha:version',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'version.json', source });
    },
    configureServer({ middlewares }) {
      middlewares.use('/version.json', (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(source);
      });
    },
  };
}
