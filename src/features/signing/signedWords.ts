import { dateTime } from '../../../engine/core/formats/dateTime';
import type { LinkedDocument } from '../../api/linkedDocument';

/** What a signed card says beside its title. */
export type SignedWord = { title: string; text: string };

const MOMENT = new Intl.DateTimeFormat('pt-BR', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZone: 'America/Sao_Paulo',
});

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
  const parts = Object.fromEntries(MOMENT.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]));
  const { day, month, year, hour, minute, second } = parts;
  return `${day}/${month}/${year} ${hour}:${minute}:${second}`;
}
