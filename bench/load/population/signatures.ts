import { requestSignatures } from '../../../server/blocks/declarations/sign';
import { currentTemplates } from '../../../server/blocks/declarations/templates';
import type { Client } from '../../../server/storage/client';
import type { Database } from '../../../server/storage/database';
import { signatureEvidence } from '../../../server/storage/schema';

/** TipoCliente of the documents of companies and of funds, which their signers sign by links; individuals sign by themselves. */
const AUDIENCES: Record<number, string> = { 2: 'Pessoa Jurídica', 3: 'Investidor' };

const SIGNERS = [
  { name: 'Marina Lobo Teles', email: 'marina@example.com' },
  { name: 'Edson Farias Brito', email: 'edson@example.com' },
];

/** Has all that is required signed by the signers of a company or a fund. */
export async function signByLinks(database: Database, client: Client, now: Date): Promise<void> {
  const templates = await currentTemplates(database, [AUDIENCES[client.type] ?? '']);
  for (const template of templates.filter(({ required }) => required)) {
    const asked = await requestSignatures(database, { client, template, signers: SIGNERS, now });
    const { version: versionNumber, textHash } = template;
    const signed = { status: 'Assinado', versionNumber, textHash, at: now, seenIp: '127.0.0.1' } as const;
    const evidence = asked.map(({ id }, index) => ({
      ...signed,
      signatureId: id,
      userName: SIGNERS[index]?.name ?? '',
    }));
    await database.insert(signatureEvidence).values(evidence);
  }
}
