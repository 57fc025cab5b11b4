import { requestSignatures } from '../../../server/blocks/declarations/sign';
import { currentTemplates } from '../../../server/blocks/declarations/templates';
import type { TestServer } from '../server';

/** The documents of a company that wait for the signature of Marina, the first so many. */
async function askFor(server: TestServer, most: number, document = '12ABC34501DE35') {
  const values = { type: 2, document, name: 'Aurora Ltda.' };
  const client = { ...values, ...(await server.addClient(values)) };
  const templates = (await currentTemplates(server.database, ['Pessoa Jurídica'])).slice(0, most);
  const links: string[] = [];
  for (const template of templates) {
    const [asked] = await requestSignatures(server.database, {
      client: client as never,
      template,
      signers: [{ name: 'Marina Lobo', email: 'marina@example.com' }],
      now: new Date(),
    });
    links.push(asked?.linkId ?? '');
  }
  return { client, links, names: templates.map(({ name }) => name) };
}

/** A document that waits for the signature of Marina, and the path of her link. */
export async function askMarina(server: TestServer) {
  const { client, links, names } = await askFor(server, 1);
  const [link = ''] = links;
  return { client, link, name: names[0] ?? '', path: `/RealizarAssinaturaDeclaracao/${link}` };
}

/** Three documents that wait for Marina, and the path of her one link. */
export async function askThree(server: TestServer, document?: string) {
  const asked = await askFor(server, 3, document);
  return { ...asked, path: `/RealizarAssinaturas/${asked.links[0]}` };
}
