/** What the commands say of a publication, in the language of the Estúdio. */
const WORDS: readonly [RegExp, string][] = [
  [/^Version (\d+) is published\.$/gm, 'A versão $1 está publicada.'],
  [/^Give your key as DEFINITIONS_KEY\.$/gm, 'Informe a sua chave de publicação.'],
  [/^The key in DEFINITIONS_KEY is nobody’s, or was revoked\.$/gm, 'Esta chave não é de ninguém, ou foi revogada.'],
  [
    /^Version (\d+) was published meanwhile: compare with that one\.$/gm,
    'A versão $1 foi publicada enquanto isso: compare com ela.',
  ],
  [/^Proposal (\d+) waits for another person: .*$/gm, 'A proposta $1 espera pela aprovação de outra pessoa.'],
  [/^Proposal (\d+) waits for a publisher: .*$/gm, 'A proposta $1 espera pela aprovação de quem publica.'],
];

/** What a command said of a publication; what is not known stays as it is. */
export const inPortuguese = (said: string): string =>
  WORDS.reduce((text, [english, portuguese]) => text.replace(english, portuguese), said);
