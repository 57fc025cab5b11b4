import type { EntryNames } from '../engine/definition';
import type { AnswerNames } from '../engine/wire';

/** What the API calls the messages of a refusal, of which the specification has the first told, and the place that it is about. */
export const ANSWER_NAMES: AnswerNames = { list: 'erros', text: 'descricao', field: 'campo', only: 'first' };

/** What the API calls the key and the value of a configuration entry. */
export const ENTRY_NAMES: EntryNames = { key: 'Chave', value: 'Valor' };
