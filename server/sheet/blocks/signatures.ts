import { toSigningPlace } from '../../declarations/blocks';
import { isOutdated, type RequestedSignature, type Standing, standingDeclarations } from '../../declarations/standing';
import { currentTemplates } from '../../declarations/templates';
import { momentInBrazil } from '../moment';
import type { SheetBlock } from './block';

/** The documents of a place of signing: who signed each and when, and the fingerprint of the text that was signed. */
export const signatureLines: SheetBlock = async ({ services, client, block }) => {
  const place = toSigningPlace(block);
  if (!place) return [];
  const standing = await standingDeclarations(services.database, client.id);
  const templates = await currentTemplates(services.database, place.audiences);
  return templates.map((template) => ({ label: template.name, value: wordsOf(standing.get(template.id)) }));
};

function wordsOf(standing: Standing | undefined): string {
  if (!standing) return 'Não assinado';
  const { version, textHash } = standing;
  const signatures = standing.signatures.toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR'));
  const isAnySigned = signatures.some(({ signedAt }) => signedAt !== undefined);
  return [
    ...signatures.map(wordsOfSignature),
    ...(isOutdated(standing) ? ['O texto mudou depois disso: falta assinar a nova versão.'] : []),
    ...(isAnySigned ? [`Versão ${version} do texto, SHA-256 ${textHash}`] : []),
  ].join('\n');
}

function wordsOfSignature({ name, signedAt }: RequestedSignature): string {
  return signedAt ? `Assinado por ${name} em ${momentInBrazil(signedAt)}` : `Pendente: falta a assinatura de ${name}`;
}
