import type { FieldUi, Messages } from '../../../core/definition/types';
import { toPointer } from '../../../core/pointer';
import { messageKinds } from '../../messageKinds';
import type { SchemasModel, TabModel } from '../../model/model';
import { collectionsOf, rulesOf } from '../../model/places';
import { type Problem, problemAt } from '../../problems/problem';
import { say } from '../../problems/say';
import type { Source } from '../../problems/source';
import { suggestion } from '../../problems/words';

/** Kinds of messages that nothing ever asks for, on fields, collections, the tab and in rules. */
export function checkMessages(tab: TabModel): Problem[] {
  const { source, definition } = tab;
  const { schemas } = tab.wizard;
  const check = (messages: Messages | undefined, pointer: string) => unknownKinds(source, schemas, messages, pointer);
  const ofField = (ui: FieldUi, pointer: string): Problem[] => [
    ...check(ui['ui:messages'], `${pointer}/ui:messages`),
    ...Object.entries(ui.items ?? {}).flatMap(([name, inner]) =>
      ofField(inner, `${pointer}/items${toPointer([name])}`),
    ),
  ];
  return [
    ...check(definition.messages, '/messages'),
    ...collectionsOf(tab).flatMap(({ collection, pointer }) => check(collection.messages, `${pointer}/messages`)),
    ...Object.entries(definition.uiSchema).flatMap(([name, ui]) =>
      Array.isArray(ui) ? [] : ofField(ui, `/uiSchema${toPointer([name])}`),
    ),
    ...rulesOf(tab).flatMap(({ rule, pointer }) =>
      rule.error?.kind === undefined
        ? []
        : unknownKinds(source, schemas, { [rule.error.kind]: {} }, `${pointer}/error/kind`, true),
    ),
  ];
}

/** The problems of the kinds of some messages; `exact` when the pointer is the kind's own. */
export function unknownKinds(
  source: Source,
  { names: { formats } }: SchemasModel,
  messages: Messages | undefined,
  pointer: string,
  exact = false,
): Problem[] {
  const kinds = [...messageKinds.errors, ...messageKinds.keywords, ...messageKinds.calls] as string[];
  return Object.keys(messages ?? {}).flatMap((key) => {
    const [kind = '', format] = key.split('.', 2);
    const place = exact ? { pointer } : { pointer: pointer + toPointer([key]), at: 'key' as const };
    if (!kinds.includes(kind)) {
      return problemAt(
        source,
        'DEF_UNKNOWN_MESSAGE',
        place,
        say`O tipo de mensagem "${kind}" não existe. ${suggestion(kind, kinds)}`,
      );
    }
    if (format === undefined || format in formats) return [];
    const message = say`O formato "${format}" da mensagem "${key}" não existe. ${suggestion(format, Object.keys(formats))}`;
    return problemAt(source, 'DEF_UNKNOWN_MESSAGE', place, message);
  });
}
