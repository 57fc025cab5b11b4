import { runInThisContext } from 'node:vm';
import { entriesOf } from '../../../analyse/entries';
import type { Context } from '../../../core/condition/scope';
import { type TabModule, toCompiledTab } from '../../../core/definition/loadWizard';
import type { CompiledTab } from '../../../core/definition/types';
import { formOfRow, tabOfForm } from '../../../core/form/rowForm';
import { todayIn } from '../../../core/formats/age';
import type { Json, JsonObject } from '../../../core/json';
import { isInPlace } from '../../../core/plan/fields';
import { planOf } from '../../../core/plan/plan';
import { toPointer } from '../../../core/pointer';
import { resolveSettings } from '../../../core/settings';
import { evaluateTab } from '../../../core/state/evaluate';
import { rowsOf } from '../../../core/state/state';
import type { FieldError } from '../../../core/validation/errors';
import { validateTab } from '../../../core/validation/validate';
import { compileValidators } from '../../emit/validators';
import { mergeMessages } from '../../model/messages';
import type { TabModel } from '../../model/model';
import { type Problem, problemAt } from '../../problems/problem';

/**
 * Examples that are not what they say: valid ones with errors, those of rows of lists with forms included, and invalid
 * ones with others than those that they name. Only for a tab without other problems; runs what the build makes of it.
 */
export function checkValidity(tab: TabModel): Problem[] {
  const { valid, invalid } = tab.definition.examples ?? {};
  if (!valid?.length && !invalid?.length) return [];
  const run = runnerOf(tab);
  return [
    ...entriesOf(valid).flatMap(([data, index]) => {
      const [first] = run(data, {});
      const at = `/examples/valid/${index}`;
      if (!first) return [];
      const message = `O exemplo não é válido: "${first.pointer}" tem o erro "${first.inline || first.text || first.keyword}". Esperado: um exemplo sem erros.`;
      return [problemAt(tab.source, 'DEF_WRONG_EXAMPLE', { pointer: at + first.pointer }, message)];
    }),
    ...entriesOf(invalid).flatMap(([example, index]) => {
      const at = `/examples/invalid/${index}`;
      const pointers = run(example.data, example).map(({ pointer }) => pointer);
      return unlike(tab, { at, pointers, first: example.first, errors: example.errors });
    }),
  ];
}

interface Invalid {
  at: string;
  /** Where the errors really are. */
  pointers: string[];
  first: string;
  errors: string[];
}

function unlike(tab: TabModel, { at, pointers, first, errors }: Invalid): Problem[] {
  const report = (pointer: string, message: string) => problemAt(tab.source, 'DEF_WRONG_EXAMPLE', { pointer }, message);
  const [found] = pointers;
  if (found === undefined) return [report(at, 'O exemplo não tem nenhum erro. Esperado: um exemplo inválido.')];
  const missing = entriesOf(errors).filter(([pointer]) => !pointers.includes(pointer));
  return [
    ...(found === first
      ? []
      : [report(`${at}/first`, `O primeiro erro do exemplo está em "${found}", e não em "${first}".`)]),
    ...missing.map(([pointer, index]) => report(`${at}/errors/${index}`, `O exemplo não tem erro em "${pointer}".`)),
  ];
}

type Given = { settings?: Record<string, Json>; tabs?: Record<string, JsonObject> };

/** What finds the errors of some data, as the browser does on advancing. */
function runnerOf(tab: TabModel): (data: JsonObject, given: Given) => FieldError[] {
  const { definition: wizard, schemas } = tab.wizard;
  const { settings: table, shared, formats } = schemas;
  const compiled = compiledTab(tab);
  const plan = planOf(compiled.definition);
  return (data, given) => {
    const settings = { ...resolveSettings(table, [], wizard.settings), ...given.settings };
    const now = new Date();
    const context: Context = {
      settings,
      user: {},
      mode: 'new',
      today: todayIn('UTC', now),
      now: now.toISOString(),
      formats,
      option: () => undefined,
      ...(given.tabs && { tabs: given.tabs }),
    };
    const messages = mergeMessages(shared.messages ?? {}, wizard.messages ?? {});
    const texts = { messages, formats: shared.formats ?? {}, settings };
    const state = evaluateTab(plan, data, context);
    const own = validateTab(plan, compiled.validators, state, 'advance', { context, texts });
    return [...own, ...Object.keys(compiled.definition.collections ?? {}).flatMap((list) => ofRows(list))];

    function ofRows(list: string): FieldError[] {
      const collection = compiled.definition.collections?.[list];
      if (!collection || isInPlace(collection)) return [];
      const rows = rowsOf(data, list);
      return rows.flatMap((row, index) => {
        const form = formOfRow(collection, row, context);
        if (!form) return [];
        const others = rows.filter((_, at) => at !== index);
        const inForm: Context = { ...context, form: form.id, root: data, others };
        const formTab = tabOfForm(compiled, list, form);
        const formPlan = planOf(formTab.definition);
        const formState = evaluateTab(formPlan, row, inForm);
        const errors = validateTab(formPlan, formTab.validators, formState, 'advance', { context: inForm, texts });
        return errors.map((error) => ({ ...error, pointer: `${toPointer([list, index])}${error.pointer}` }));
      });
    }
  };
}

/** The tab with the validators that the build writes for it. */
function compiledTab({ definition, wizard }: TabModel): CompiledTab {
  const code = runInThisContext(`(${compileValidators(definition)})`) as TabModule['default'];
  // Forms remember the tab that they were first made of: the proofs make them of one without validators.
  return toCompiledTab({ definition: structuredClone(definition), default: code }, wizard.schemas.formats);
}
