import { isObject, type Json } from '../../core/json';
import { namesOfPath } from '../../core/path';
import { toPointer } from '../../core/pointer';
import { type Reading, readingOf, readingsOf, readingsOfOperand } from '../conditions';
import { wrongExpectations } from '../expectations';
import { type Fields, fieldsOfSchema } from '../fields';
import type { WizardModel } from '../model';
import { callPlace } from '../places';
import { type Problem, problemAt } from '../problem';
import { resolveReference, rowScope, type Scope } from '../scope';
import { asWritten } from '../source';
import { entriesOf } from '../structure';
import { mismatch, schemaOfSetting } from '../values';
import { repeatedIds } from './ids';
import { unknownKinds } from './messages';
import { type StepPlace, stepsOf } from './parts';
import { problemsOf } from './references';
import { missingTexts, unknownTexts } from './texts';

/** What a wizard's own file names: conditions of tabs and parts, calls, settings, messages; repeated ids. */
export function checkWizard(wizard: WizardModel): Problem[] {
  const { source, definition, schemas, listedAs } = wizard;
  const readings = readingsOfWizard(wizard);
  return [
    ...repeatedIds(
      source,
      listedAs === 'forms' ? 'O formulário' : 'A aba',
      entriesOf(definition.tabs).map(([tab, index]) => ({ id: tab.id, pointer: `/${listedAs}/${index}/id` })),
    ),
    ...repeatedIds(
      asWritten(source),
      'A parte',
      entriesOf(definition.parts).map(([part, index]) => ({ id: part.id, pointer: `/parts/${index}/id` })),
    ),
    ...problemsOf(source, readings),
    ...wrongExpectations(source, readings, { settings: schemas.settings, forms: [] }),
    ...unknownKinds(source, schemas, definition.messages, '/messages'),
    ...unknownTexts(source, definition.texts),
    ...missingTexts(wizard),
    ...wrongSettings(wizard),
  ];
}

/** The scope of a wizard's own conditions: no fields, only the context. */
export function contextScope(wizard: WizardModel): Scope {
  const none: Fields = new Map();
  return { fields: none, root: none, inRow: false, where: 'fora das abas', wizard };
}

/** The scope of a part: the fields of its tabs, or those of its object or of the rows of its list. */
function partScope(wizard: WizardModel, { step }: StepPlace): Scope {
  const fields: Fields = new Map();
  for (const [text] of entriesOf(step.data)) {
    const [id = '', name] = text.split('/');
    const tab = wizard.tabs.get(id);
    const entry = name === undefined ? undefined : tab?.fields.get(name);
    const inside = entry?.rows ?? (entry?.kind === 'object' ? fieldsOfSchema(entry.schema, entry.pointer) : undefined);
    for (const [key, field] of inside ?? tab?.fields ?? []) fields.set(key, field);
  }
  return rowScope({ ...contextScope(wizard), fields, root: fields }, step.data.join(', '), fields);
}

function readingsOfWizard(wizard: WizardModel): Reading[] {
  const { definition } = wizard;
  const context = contextScope(wizard);
  const tabs = entriesOf(definition.tabs).flatMap(([tab, index]) =>
    readingsOf(tab.when, `/tabs/${index}/when`, context),
  );
  const parts = stepsOf(wizard).flatMap((place) => {
    const scope = partScope(wizard, place);
    const { step, pointer } = place;
    const calls = (['load', 'save'] as const).flatMap((key) => {
      const call = step[key];
      if (call === undefined) return [];
      const { path, pointer: at } = callPlace(call, `${pointer}/${key}`);
      return namesOfPath(path).map((name) => readingOf(name, at, scope));
    });
    return [
      ...calls,
      ...readingsOf(step.take, `${pointer}/take`, scope),
      ...readingsOf(step.send, `${pointer}/send`, scope),
    ];
  });
  const whens = entriesOf(definition.parts).flatMap(([part, index]) => {
    const steps = part.steps ?? [part];
    const data = steps.flatMap((step) => step?.data ?? []);
    const scope = partScope(wizard, { step: { data, save: '' }, part: part.id, pointer: '' });
    return readingsOf(part.when, `/parts/${index}/when`, scope);
  });
  const body = Object.entries(definition.complete.body ?? {}).flatMap(([name, operand]) =>
    readingsOfOperand(operand, `/complete/body${toPointer([name])}`, context),
  );
  const call = namesOfPath(definition.complete.call).map((name) => readingOf(name, '/complete/call', context));
  return [...tabs, ...parts, ...whens, ...body, ...call];
}

function wrongSettings({ source, definition, schemas, ...rest }: WizardModel): Problem[] {
  const wizard = { source, definition, schemas, ...rest };
  return Object.entries(definition.settings ?? {}).flatMap(([name, { default: value }]) => {
    const pointer = `/settings${toPointer([name])}`;
    const { problem } = resolveReference(`$settings/${name}`, contextScope(wizard));
    if (problem?.code === 'DEF_UNKNOWN_SETTING') {
      return [problemAt(source, problem.code, { pointer, at: 'key' }, problem.message)];
    }
    const setting = schemas.settings[name];
    const message = setting && mismatch(value, schemaOfSetting(setting), `"${name}"`);
    return message === undefined
      ? []
      : [problemAt(source, 'DEF_WRONG_TYPE', { pointer: `${pointer}/default` }, message)];
  });
}

/** Whether a file's `id` is the name that the file or folder has. */
export function checkId(source: WizardModel['source'], expected: string): Problem[] {
  const id = isObject(source.value as Json) ? (source.value as { id?: Json }).id : undefined;
  if (typeof id !== 'string' || id === expected) return [];
  const message = `O "id" é "${id}", mas o arquivo ou a pasta se chama "${expected}". Esperado: o mesmo nome.`;
  return [problemAt(source, 'DEF_WRONG_ID', { pointer: '/id' }, message)];
}
