import { entriesOf } from '../../../analyse/entries';
import { toPointer } from '../../../core/pointer';
import type { SchemasModel } from '../../model/model';
import { contextScope } from '../../model/scope';
import { questionBlocks } from '../../names';
import { type Problem, problemAt } from '../../problems/problem';
import { say } from '../../problems/say';
import { suggestion } from '../../problems/words';
import type { WrittenRule } from '../../read/sharedRules';
import { checkSharedSchema } from '../fields/schema';
import { checkLookup } from '../rules/lookups';
import { repeatedIds } from '../screen/ids';
import { unknownLanguages } from '../texts/language';
import { unknownKinds } from '../texts/messages';
import { checkPlaceholders } from '../texts/placeholders';
import { checkTemplates } from '../texts/templates';
import { unknownTexts } from '../texts/texts';
import { mismatch, schemaOfSetting } from '../values/mismatch';

/** What is wrong in shared.json: fields, lookups, questions, messages, texts of formats. */
export function checkShared(schemas: SchemasModel): Problem[] {
  const { shared, sharedSource: source, names } = schemas;
  const { formats } = names;
  if (!source) return [];
  const scope = contextScope({
    id: 'shared.json',
    tabs: new Map(),
    broken: new Set(),
    schemas,
  });
  const known = Object.keys(formats);
  return [
    ...checkSharedSchema({ source, schemas }, shared),
    ...Object.entries(shared.lookups ?? {}).flatMap(([name, lookup]) =>
      checkLookup(source, lookup, toPointer(['lookups', name]), scope),
    ),
    ...Object.entries(shared.asks ?? {}).flatMap(([name, ask]) => {
      const blocks = questionBlocks(names);
      if (ask?.block === undefined || blocks.includes(ask.block)) return [];
      const message = say`O bloco "${ask.block}" não existe. ${suggestion(ask.block, blocks)}`;
      return [problemAt(source, 'DEF_UNKNOWN_BLOCK', { pointer: `${toPointer(['asks', name])}/block` }, message)];
    }),
    ...repeatedIds(
      source,
      say`A parte`,
      entriesOf(shared.parts).map(([part, index]) => ({ id: part.id, pointer: `/parts/${index}/id` })),
    ),
    ...repeatedIds(
      source,
      say`A regra`,
      entriesOf(shared.rules).map(([rule, index]) => ({ id: rule.id, pointer: `/rules/${index}/id` })),
    ),
    ...entriesOf<WrittenRule>(shared.rules).flatMap(([{ id, rule }, index]) => {
      if (rule === undefined) return [];
      const message = say`A regra "${id}" de todos usa a regra "${rule}". Esperado: as suas próprias chaves.`;
      return [problemAt(source, 'DEF_WRONG_VALUE', { pointer: `/rules/${index}/rule` }, message)];
    }),
    ...unknownKinds(source, schemas, shared.messages, '/messages'),
    ...unknownTexts(source, shared.texts),
    ...unknownLanguages(source, { texts: shared.texts }),
    ...Object.entries(shared.formats ?? {}).flatMap(([name, reasons]) => {
      const pointer = toPointer(['formats', name]);
      const format = formats[name];
      if (!format) {
        const message = say`O formato "${name}" não existe. ${suggestion(name, known)}`;
        return [problemAt(source, 'DEF_UNKNOWN_FORMAT', { pointer, at: 'key' }, message)];
      }
      return Object.keys(reasons)
        .filter((reason) => !format.reasons.includes(reason))
        .map((reason) => {
          const message = say`O formato "${name}" não tem o motivo "${reason}". ${suggestion(reason, format.reasons)}`;
          return problemAt(
            source,
            'DEF_UNKNOWN_REASON',
            { pointer: pointer + toPointer([reason]), at: 'key' },
            message,
          );
        });
    }),
    ...checkTemplates(source, scope),
    ...checkPlaceholders(source),
  ];
}

/** What is wrong in settings.json: values of another type, keys that two settings share, keywords of other types. */
export function checkSettings({ settings, settingsSource: source }: SchemasModel): Problem[] {
  if (!source) return [];
  const entries = Object.entries(settings);
  return [
    ...entries.flatMap(([name, setting]) => {
      return (['default', 'other'] as const).flatMap((key) => {
        const value = setting[key];
        const message = value === undefined ? undefined : mismatch(value, schemaOfSetting(setting), `"${name}"`);
        const pointer = toPointer([name, key]);
        return message === undefined ? [] : [problemAt(source, 'DEF_WRONG_TYPE', { pointer }, message)];
      });
    }),
    ...entries.flatMap(([name, { type, other }]) => {
      if (other === undefined || type === 'choice') return [];
      const message = say`"other" não vale em uma configuração do tipo "${type}". Esperado: "choice".`;
      return [problemAt(source, 'DEF_WRONG_KEYWORD', { pointer: toPointer([name, 'other']), at: 'key' }, message)];
    }),
    ...repeatedIds(
      source,
      say`A chave`,
      entries.map(([name, { key }]) => ({ id: key, pointer: `${toPointer([name])}/key` })),
    ),
  ];
}
