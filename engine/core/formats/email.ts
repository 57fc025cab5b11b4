import { textFormat } from './textFormat';
import type { ToldFormat } from './toldFormat';
import { veilAddress } from './veil';

/** The rules in the order in which the first broken one is told. */
const rules: [reason: string, holds: (text: string) => boolean][] = [
  ['blank', (text) => text.trim() !== ''],
  ['spaces', (text) => !/\s/.test(text)],
  ['at', (text) => text.split('@').length === 2],
  ['parts', (text) => /^[^@]+@[^@]+$/.test(text)],
  ['start', (text) => !/^[._]/.test(text)],
  ['dots', (text) => !text.includes('..')],
  ['domainDot', (text) => /@.*\./.test(text)],
  ['extension', (text) => /\.[^.]{2,}$/.test(text)],
  ['characters', (text) => /^[A-Za-z0-9._+\-@]*$/.test(text)],
];

/** An e-mail address. Blank text is not emptied, so that it can be told apart from an empty field. */
export const email = textFormat({
  name: 'email',
  widget: 'email',
  inputMode: 'email',
  autoCapitalize: 'none',
  check: (text) => rules.find(([, holds]) => !holds(text))?.[0],
  veil: veilAddress,
  paste: (text) => /[A-Za-z0-9._+-]+@[A-Za-z0-9.-]+[A-Za-z0-9]/.exec(text)?.[0] ?? text,
  reasons: rules.map(([reason]) => reason),
});

export const told: ToldFormat = {
  group: 'contact',
  sample: 'ana@exemplo.com.br',
  words: {
    'pt-BR': {
      title: 'E-mail',
      what: 'e-mail',
      stores: 'o texto',
      help: 'Confere o endereço e sugere o fim dele.',
    },
  },
  reasons: {
    en: {
      blank: 'The e-mail is blank.',
      spaces: 'The e-mail has spaces.',
      at: 'The e-mail needs one @.',
      parts: 'The e-mail is incomplete.',
      start: 'The e-mail starts wrongly.',
      dots: 'The e-mail has two dots in a row.',
      domainDot: 'The domain needs a dot.',
      extension: 'The domain is too short.',
      characters: 'The e-mail has wrong characters.',
    },
  },
  examples: {
    valid: ['ana@exemplo.com.br', 'ana.maria+banco_2@ex-emplo.com', 'a@b.co'],
    invalid: [
      { value: '  ', reason: 'blank' },
      { value: 'ana @exemplo.com', reason: 'spaces' },
      { value: 'ana.exemplo.com', reason: 'at' },
      { value: 'ana@casa@exemplo.com', reason: 'at' },
      { value: '@exemplo.com', reason: 'parts' },
      { value: 'ana@', reason: 'parts' },
      { value: '.ana@exemplo.com', reason: 'start' },
      { value: '_ana@exemplo.com', reason: 'start' },
      { value: 'ana..maria@exemplo.com', reason: 'dots' },
      { value: 'ana@exemplo', reason: 'domainDot' },
      { value: 'ana.maria@exemplo', reason: 'domainDot' },
      { value: 'ana@exemplo.c', reason: 'extension' },
      { value: 'ana@exemplo.com.', reason: 'extension' },
      { value: 'aná@exemplo.com', reason: 'characters' },
      { value: 'ana!@exemplo.com', reason: 'characters' },
    ],
  },
  source: 'Ours, narrower than RFC 5321 4.1.2: no quoted or international local parts, no address literals.',
};
