import { dateTime } from '../../../engine/core';
import type { LinkedDocument } from '../../api/linkedDocument';
import { momentText as inBrasilia } from '../../ui/moment';

/** What a signed card says beside its title. */
export type SignedWord = { title: string; text: string };

/** Document, signer and moment of a signature; what the server does not tell is left out. */
export function signedWords({ name, signer, signedAt }: LinkedDocument): SignedWord[] {
  return [
    { title: 'Documento', text: name },
    { title: 'Assinante', text: signer },
    { title: 'Data da assinatura', text: momentText(signedAt) },
  ].filter(({ text }) => text !== '');
}

/** A moment in Brasília, `dd/mm/aaaa hh:mm:ss`; text that is no moment as it is. */
export function momentText(moment: string): string {
  if (moment === '' || dateTime.validate(moment) !== undefined) return moment;
  return inBrasilia(moment);
}
