import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildApp } from '../../server/app/app';
import { loadDefinitions } from '../../server/storage/definitions/load';
import { TEST_CONFIG } from '../server/testServer';
import type { TestServer } from './server';

type Definitions = Parameters<typeof buildApp>[0]['definitions'];

/** A build of the portal as it is served. */
interface Deployment {
  portalDir?: string;
  tenant?: string;
  tenantsDir?: string;
  /** Those of the build unless said. */
  definitions?: Definitions;
}

/** Another address over the database of a test's server, where one deployment takes the place of another. */
export async function startDeployed({ database }: TestServer, first: Deployment) {
  const built = await loadDefinitions(`${process.cwd()}/dist/definitions`);
  const start = async (deployment: Deployment) => {
    const { portalDir = `${process.cwd()}/dist/portal`, definitions = built, ...tenant } = deployment;
    const config = { ...TEST_CONFIG, ...tenant, portalDir };
    const fetch = () => Promise.reject(new TypeError('no internet in tests'));
    const app = await buildApp({ database, definitions, config, clock: () => new Date(), fetch });
    await app.ready();
    return app;
  };
  let current = await start(first);
  const front = createServer((request, response) => current.routing(request, response));
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    async deploy(next: Deployment) {
      const last = current;
      current = await start(next);
      await last.close();
    },
    async close() {
      front.closeAllConnections();
      front.close();
      await current.close();
    },
  };
}
