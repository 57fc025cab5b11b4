import { type Json, type JsonObject, toPointer } from '../../../engine/core';
import { Refusal } from '../../http/refusal';
import { readKnown } from '../../http/requestBody';

/** One place of a draft as a device has it now. */
export interface DraftChange {
  place: string;
  typedAt: Date;
  /** `null`: nothing is typed there any more. */
  content: Json;
}

/** What a device tells of a draft. */
export interface SentDraft {
  device: string;
  deviceName: string;
  /** Version of the definitions. */
  version: string;
  /** Up to which revision it knows what the other devices hold. */
  seen: number;
  /** Each place once: the last word counts. */
  changes: DraftChange[];
}

const MOST_CHANGES = 200;
const LONGEST_CONTENT_BYTES = 65_536;
const LONGEST_PLACE = 300;
const LONGEST_NAME = 80;
const LONGEST_VERSION = 100;
const DEVICE = /^[A-Za-z0-9-]{8,64}$/;
/** What `Date.prototype.toISOString` writes, from year 0 to 9999. Source: ECMA-262, section 21.4.1.32. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/;

/** @throws Refusal that names the member that is not as it should be */
export function readSentDraft(body: unknown): SentDraft {
  const read = readKnown(body, ['Aparelho', 'Versao', 'Visto', 'Mudancas']);
  const device = readKnown(read('Aparelho'), ['Id', 'Nome']);
  const changes = read('Mudancas');
  if (!Array.isArray(changes)) wrong(['Mudancas']);
  if (changes.length > MOST_CHANGES) throw new Refusal(400, `No máximo ${MOST_CHANGES} mudanças por vez: /Mudancas`);
  return {
    device: textOf(device('Id'), ['Aparelho', 'Id'], (text) => DEVICE.test(text)),
    deviceName: textOf(device('Nome'), ['Aparelho', 'Nome'], (text) => text.length <= LONGEST_NAME),
    version: textOf(read('Versao'), ['Versao'], (text) => text.length <= LONGEST_VERSION),
    seen: revisionOf(read('Visto'), 'Visto'),
    changes: [...new Map(changes.map(readChange).map((change) => [change.place, change])).values()],
  };
}

function readChange(change: Json, index: number): DraftChange {
  const read = readKnown(change as JsonObject, ['Lugar', 'Em', 'Conteudo']);
  const at = (name: string) => ['Mudancas', index, name];
  const content = read('Conteudo');
  if (content === undefined) wrong(at('Conteudo'));
  if (Buffer.byteLength(JSON.stringify(content)) > LONGEST_CONTENT_BYTES) {
    throw new Refusal(400, `O conteúdo é grande demais: ${toPointer(at('Conteudo'))}`);
  }
  const isPlace = (text: string) => text !== '' && text.length <= LONGEST_PLACE;
  const isMoment = (text: string) => MOMENT.test(text) && !Number.isNaN(Date.parse(text));
  return {
    place: textOf(read('Lugar'), at('Lugar'), isPlace),
    typedAt: new Date(textOf(read('Em'), at('Em'), isMoment)),
    content,
  };
}

function textOf(value: Json | undefined, at: (string | number)[], isRight: (text: string) => boolean): string {
  return typeof value === 'string' && isRight(value) ? value : wrong(at);
}

function revisionOf(value: Json | undefined, name: string): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : wrong([name]);
}

function wrong(at: (string | number)[]): never {
  throw new Refusal(400, `O rascunho enviado não é válido: ${toPointer(at)}`);
}
