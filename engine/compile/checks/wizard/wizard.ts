import { entriesOf } from '../../../analyse/entries';
import { type Fields, fieldsOfSchema } from '../../../analyse/fields';
import { namesOfPath } from '../../../core/path';
import { toPointer } from '../../../core/pointer';
import { type Reading, readingOfName, readingsOf, readingsOfOperand } from '../../model/conditions';
import type { WizardModel } from '../../model/model';
import { callPlace } from '../../model/places';
import { contextScope, loadScope, resolveReference, rowScope, type Scope } from '../../model/scope';
import { type Problem, problemAt } from '../../problems/problem';
import { say } from '../../problems/say';
import { asWritten } from '../../problems/source';
import { repeatedIds } from '../screen/ids';
import { unknownLanguages } from '../texts/language';
import { unknownKinds } from '../texts/messages';
import { missingTexts, unknownTexts } from '../texts/texts';
import { wrongExpectations } from '../values/expectations';
import { mismatch, schemaOfSetting } from '../values/mismatch';
import { problemsOf } from '../values/references';
import { type StepPlace, stepsOf } from './parts';

/** What a wizard's own file names: conditions of tabs and parts, calls, settings, messages; repeated ids. */
export function checkWizard(wizard: WizardModel): Problem[] {
  const { source, definition, schemas, listedAs } = wizard;
  const readings = readingsOfWizard(wizard);
  return [
    ...repeatedIds(
      source,
      listedAs === 'forms' ? say`O formulário` : say`A aba`,
      entriesOf(definition.tabs).map(([tab, index]) => ({ id: tab.id, pointer: `/${listedAs}/${index}/id` })),
    ),
    ...repeatedIds(
      asWritten(source),
      say`A parte`,
      entriesOf(definition.parts).map(([part, index]) => ({ id: part.id, pointer: `/parts/${index}/id` })),
    ),
    ...problemsOf(source, readings),
    ...wrongExpectations(source, readings, { settings: schemas.settings, forms: [] }),
    ...unknownKinds(source, schemas, definition.messages, '/messages'),
    ...unknownTexts(source, definition.texts),
    ...unknownLanguages(source, definition),
    ...missingTexts(wizard),
    ...wrongSettings(wizard),
  ];
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

/**
 * What a call of a step may name: no field before they are loaded, those of rows where each row has a call of its own, and
 * where it carries several things the fields of their tabs.
 */
function callScope(wizard: WizardModel, place: StepPlace, key: 'load' | 'save'): Scope {
  const { each } = place.step;
  const data = entriesOf(place.step.data).map(([text]) => text);
  if (key === 'load') return loadScope(wizard);
  if (data.length > 1) {
    const step = { ...place.step, data: data.map((text) => text.split('/')[0] as string) };
    return { ...partScope(wizard, { ...place, step }), inRow: false };
  }
  const [id = '', name = ''] = data[0]?.split('/') ?? [];
  if (wizard.tabs.get(id)?.fields.get(name)?.rows && !each)
    return { ...contextScope(wizard), where: say`em uma chamada com todas as linhas` };
  return { ...partScope(wizard, place), inRow: false };
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
      return namesOfPath(path).map((name) => readingOfName(name, at, callScope(wizard, place, key)));
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
  const call = namesOfPath(definition.complete.call).map((name) => readingOfName(name, '/complete/call', context));
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
