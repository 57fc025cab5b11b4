import { momentInBrazil } from '../../../contract/calendar';
import type { SheetBlock } from '../../registration/rooms';
import { toSigningPlace } from './blocks';
import { countingDeclarations } from './counting';
import { isOutdated, type RequestedSignature, type Standing } from './standing';
import { currentTemplates } from './templates';

/** The documents of a place of signing: who signed each and when, and the fingerprint of the text that was signed. */
export const signatureLines: SheetBlock = async ({ services, client, block, shown }) => {
  const place = toSigningPlace(block);
  if (!place) return [];
  const standing = await countingDeclarations(services, client);
  const templates =
    shown.documents?.filter(({ audience }) => place.audiences.includes(audience)) ??
    (await currentTemplates(services.database, place.audiences));
  return templates.map(({ id, name, version }) => {
    const own = standing.get(id);
    return { label: name, value: wordsOf(own && { ...own, isReplaced: own.version < version }) };
  });
};

function wordsOf(standing: Standing | undefined): string {
  if (!standing || standing.signatures.length === 0) return 'Não assinado';
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
