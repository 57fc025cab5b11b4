import type { Json } from '../../../engine/core';
import { type Kind, keysOf, namedBy, roles } from '../../../engine/edit';
import { type Around, titleOf } from './around';
import { reachedAt } from './reach';

/** What something in a text is. */
export interface Explained {
  from: number;
  to: number;
  title: string;
  text: string;
}

const KINDS: Record<Kind, string> = {
  field: 'Campo',
  option: 'Opção',
  place: 'Seção ou item da tela',
  rule: 'Regra',
  tab: 'Aba',
  part: 'Parte',
  form: 'Formulário',
  setting: 'Configuração',
  sharedField: 'Campo comum',
  lookup: 'Consulta',
  argument: 'Argumento de uma consulta',
  ask: 'Pergunta',
  name: 'Nome que a regra comum deixa em aberto',
  type: 'Tipo de cadastro',
  wizard: 'Cadastro',
  endpoint: 'Chamada da API',
  format: 'Formato',
  validator: 'Validador',
  widget: 'Controle',
  block: 'Bloco',
  message: 'Mensagem',
  text: 'Texto da tela',
  step: 'Passo de migração',
  treatment: 'Tratamento de dados',
};

/** What stands at an offset: the explanation of a key of the vocabulary, or what a name or code is called. */
export function explainedAt(around: Around, file: string, text: string, offset: number): Explained | undefined {
  const reached = reachedAt(around.world, file, text, offset);
  if (!reached) return undefined;
  const { node, at, place, scope, known } = reached;
  const range = { from: node.offset, to: node.offset + node.length };
  const own = at === 'key' && reached.around ? keysOf(reached.around.shape)[node.value as string] : undefined;
  if (typeof own === 'object') {
    const { title, description = '' } = { ...known.shape, ...own };
    return title === undefined ? undefined : { ...range, title, text: description };
  }
  const value = node.value as Json;
  const written = typeof value === 'string' ? value : JSON.stringify(value);
  const role = roles[place];
  const named = role ? namedBy(role, { text: written, value }, scope) : [];
  const within = offset - node.offset - (typeof value === 'string' ? 1 : 0);
  const subject = (named.find(({ from, to }) => from <= within && within < to) ?? named.at(-1))?.subject;
  const title = subject && titleOf(subject, around);
  if (!subject || title === undefined) {
    // What has no name of its own is what its key says.
    const key = at === 'value' && node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
    const explained = key && explainedAt(around, file, text, key.offset);
    return explained && { ...explained, ...range };
  }
  const name = subject.id.slice(Math.max(subject.id.lastIndexOf('/'), subject.id.lastIndexOf('=')) + 1);
  return {
    ...range,
    title: title || name,
    text: title === '' ? KINDS[subject.kind] : `${KINDS[subject.kind]} ${name}`,
  };
}
