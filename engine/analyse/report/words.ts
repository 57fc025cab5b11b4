import { fillText } from '../../core/text';
import type { ComparedWitness, CompareFinding, Kind } from '../compare/types';
import type { Witness } from '../finding';
import { portuguese } from './portuguese';

/** What a kind of findings is called, and what it means for whoever publishes. */
export const kindWords: Record<Kind, { title: string; means: string }> = {
  losesData: { title: 'Perde dados', means: 'O que já foi respondido deixaria de existir.' },
  breaksContract: { title: 'Quebra o contrato da API', means: 'Quem chama a API recebe ou envia outra coisa.' },
  changesMeaning: { title: 'Muda o sentido', means: 'O que foi respondido passaria a dizer ou a valer outra coisa.' },
  asksMore: {
    title: 'Pede mais',
    means: 'O que era aceito passaria a ser recusado até que algo mais seja respondido.',
  },
  undecidable: {
    title: 'Não se decide aqui',
    means: 'Quem decide é um validador, uma consulta ou uma lista do servidor. Não conta como compatível.',
  },
  compatible: { title: 'Compatível', means: 'Nada do que foi respondido ou enviado deixa de valer.' },
};

/** The sentence of a finding for analysts. */
export function sentenceOf({ code, params }: CompareFinding): string {
  return fillText(portuguese[code], params);
}

/** What shows a finding: `Era aceito e agora é recusado em /Porte: "TemFilial" = true.` */
export function witnessSentence({ shows, pointer, answers, value, now }: ComparedWitness): string {
  const given = answersInWords(answers);
  if (shows === 'refused') return `Era aceito e agora é recusado em ${pointer}: ${given}.`;
  if (shows === 'accepted') return `Era recusado e agora é aceito em ${pointer}: ${given}.`;
  return `Em ${pointer} havia ${valueInWords(value)} e agora há ${valueInWords(now)}: ${given}.`;
}

const valueInWords = (value: Witness['value']) => (value === undefined ? 'nada' : JSON.stringify(value));

/** `"Uf" = "SP", "Cep" vazio`. */
function answersInWords(answers: readonly Witness[]): string {
  const words = answers.map(({ key, value }) =>
    value === undefined ? `"${key}" vazio` : `"${key}" = ${JSON.stringify(value)}`,
  );
  return words.join(', ') || 'sem nada mais preenchido';
}

/** A step of migration that a finding suggests. */
export function suggestionSentence({ suggestion }: CompareFinding): string | undefined {
  if (!suggestion) return undefined;
  return `Passo sugerido em migration.json: ${JSON.stringify(suggestion)}.`;
}
