import type { Said } from './commands';

/** What the commands of publications say to whoever publishes, in the language of the Estúdio. */
const SENTENCES: readonly (readonly [RegExp, string])[] = [
  [/^Version (\d+) is published\.$/, 'A versão $1 está publicada.'],
  [/^Version (\d+) is published, in force from (.+)\.$/, 'A versão $1 está publicada, e vale a partir de $2.'],
  [/^Proposal (\d+) waits for another person: .*$/, 'A proposta $1 espera pela aprovação de outra pessoa.'],
  [/^Proposal (\d+) waits for a publisher: .*$/, 'A proposta $1 espera pela aprovação de quem publica.'],
  [/^Proposal (\d+) is withdrawn\.$/, 'A proposta $1 foi retirada.'],
  [
    /^(.+): the answers differ, the gravest counts: may be finished until (.+)$/,
    'As respostas sobre {$1} diferem, e vale a mais grave: pode ser concluído até $2.',
  ],
  [
    /^(.+): the answers differ, the gravest counts: stops with "(.*)"$/,
    'As respostas sobre {$1} diferem, e vale a mais grave: para, com o texto “$2”.',
  ],
  [
    /^(.+): the answers differ, the gravest counts: is carried over$/,
    'As respostas sobre {$1} diferem, e vale a mais grave: segue com a versão nova.',
  ],
  [/^No answer to (.+)\.$/, 'Falta a resposta a $1.'],
  [
    /^(.+): a difference outside the wizards can only be answered "carry"\.$/,
    'O que não é de um cadastro só pode ser levado adiante: $1.',
  ],
  [
    /^(.+): the day is over before the version is in force\.$/,
    'O dia acaba antes de a versão nova valer: escolha um mais tarde para $1.',
  ],
  [/^Give your key as DEFINITIONS_KEY\.$/, 'Informe a sua chave de publicação.'],
  [/^The key in DEFINITIONS_KEY is nobody’s, or was revoked\.$/, 'Esta chave não é de ninguém, ou foi revogada.'],
  [
    /^Version (\d+) was published meanwhile: compare with that one\.$/,
    'A versão $1 foi publicada enquanto isso: compare com ela.',
  ],
  [
    /^The steps (.+) of version (\d+) are missing or differ\..*$/,
    'Os passos $1 da versão $2 faltam ou mudaram. Eles têm de ficar como estão; para voltar atrás, escolha “Voltar a uma versão”.',
  ],
  [
    /^Version (\d+) cannot go back to (\d+): nothing turns round the steps (.+) of (.+)\.$/,
    'Da versão $1 não se volta à $2: nada desfaz os passos $3 de {$4}.',
  ],
  [/^There is no version (.+)\.$/, 'Não há a versão $1.'],
  [/^There is no proposal (.+) that waits\.$/, 'A proposta $1 não espera por ninguém.'],
  [/^(.+) may propose, but not publish\.$/, '$1 pode propor, mas não publicar.'],
  [/^Another person has to approve what one has proposed\.$/, 'Outra pessoa tem de aprovar o que se propôs.'],
  [
    /^Two people are told apart by their keys: issue one to each of them\.$/,
    'Duas pessoas se distinguem pelas chaves: cada uma precisa da sua.',
  ],
  [
    /^(.+), whose proposal it is, has no key any more: withdraw it\.$/,
    '$1, de quem é a proposta, não tem mais chave: retire-a.',
  ],
  [/^Only a publisher or (.+) may withdraw it\.$/, 'Só quem publica ou $1 pode retirá-la.'],
  [
    /^The server ended before the command did: look what became of it\.$/,
    'O servidor do portal parou antes do fim: veja na lista de versões se a publicação se fez.',
  ],
  [
    /^The server runs as another user: run the command as that user\.$/,
    'O servidor do portal é de outro usuário desta máquina: abra o Estúdio como ele.',
  ],
];

/** A sentence of the commands; nothing for one that says nothing to whoever publishes. */
export function inPortuguese(line: string, titleOf = (wizard: string): string => wizard): string | undefined {
  const sentence = line.trim();
  const known = SENTENCES.find(([english]) => english.test(sentence));
  if (!known) return undefined;
  return sentence.replace(known[0], known[1]).replace(/\{(.+?)\}/, (_, wizard: string) => titleOf(wizard));
}

/** What became of a publication; the differences themselves were told before it. */
export const publicationIn = ({ out }: Said, titleOf: (wizard: string) => string): string =>
  out
    .split('\n')
    .flatMap((line) => inPortuguese(line, titleOf) ?? [])
    .join('\n');
