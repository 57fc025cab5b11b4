import { runInThisContext } from 'node:vm';
import { type Example, examplesOf } from '../../../analyse/cases/examples';
import type { Unmet } from '../../../analyse/cases/expect';
import { errorsOf } from '../../../analyse/cases/outcome';
import { type Performance, perform } from '../../../analyse/cases/perform';
import type { Tested } from '../../../analyse/cases/tested';
import { entriesOf } from '../../../analyse/entries';
import { type TabModule, toCompiledTab } from '../../../core/definition/loadWizard';
import type { CompiledTab } from '../../../core/definition/types';
import { todayIn } from '../../../core/formats/age';
import type { Json } from '../../../core/json';
import { parsePointer } from '../../../core/pointer';
import { compileValidators } from '../../emit/validators';
import { mergeMessages } from '../../model/messages';
import type { TabModel } from '../../model/model';
import { type Problem, problemAt } from '../../problems/problem';
import { type Said, say, type Words } from '../../problems/say';
import { unregisteredIn } from '../rules/params';

/**
 * Examples that are not what they say: valid ones with errors, those of rows of lists with forms included, invalid ones with
 * others than those that they name, and stories of which something else comes. Only for a tab without other problems; runs
 * what the build makes of it.
 */
export function checkValidity(tab: TabModel): Problem[] {
  const examples = examplesOf(tab.definition);
  if (examples.length === 0) return [];
  const unregistered = unregisteredIn(tab);
  if (unregistered.length > 0) return unregistered;
  const tested = testedOf(tab);
  return examples.flatMap((example) => problemsOf(tab, example, perform(tested, example.given)));
}

function problemsOf(tab: TabModel, example: Example, performance: Performance): Problem[] {
  const report = (pointer: string, message: Words) => problemAt(tab.source, 'DEF_WRONG_EXAMPLE', { pointer }, message);
  const { pointer: at, kind } = example;
  if (kind === 'story')
    return [...example.unmet(performance)].map((unmet) =>
      report(unmet.pointer, say`A história não acontece assim. ${said(unmet)}`),
    );
  const [first] = errorsOf(performance, textsOf(tab, performance));
  if (kind === 'valid') {
    if (!first) return [];
    const message = say`O exemplo não é válido: "${first.pointer}" tem o erro "${first.inline || first.text || first.keyword}". Esperado: um exemplo sem erros.`;
    return [report(at + first.pointer, message)];
  }
  if (!first) return [report(at, say`O exemplo não tem nenhum erro. Esperado: um exemplo inválido.`)];
  return [...example.unmet(performance)].map(({ pointer, expected }) =>
    report(
      pointer,
      pointer.endsWith('/first')
        ? say`O primeiro erro do exemplo está em "${first.pointer}", e não em "${String(expected)}".`
        : say`O exemplo não tem erro em "${String(expected)}".`,
    ),
  );
}

/** What came of a story, in words. */
function said({ key, pointer, expected, found }: Unmet): Said {
  const flag = FLAGS[key];
  if (flag) return say`O campo não ${flag}.`;
  const name = parsePointer(pointer)[5] ?? key;
  return say`Em "${name}", esperado: ${text(expected)}; encontrado: ${text(found)}.`;
}

const text = (value: Json): string => JSON.stringify(value);

const FLAGS: Partial<Record<Unmet['key'], Said>> = {
  shown: say`aparece`,
  hidden: say`está oculto`,
  required: say`é obrigatório`,
  optional: say`é opcional`,
  locked: say`está travado`,
  open: say`está livre`,
  listed: say`oferece opções`,
  free: say`é de texto livre`,
};

/** A tab with all that its examples are run with: as the browser does on advancing. */
function testedOf({ definition, wizard, ...tab }: TabModel): Tested {
  const { settings, shared, names } = wizard.schemas;
  const compiled = compiledTab({ definition, wizard, ...tab });
  const tabs = new Map([...wizard.tabs].map(([id, { fields }]) => [id, { fields }]));
  const { key, settings: own } = wizard.definition;
  return {
    tab: compiled,
    wizard: {
      ...{ key, tabs: entriesOf(wizard.definition.tabs).map(([entry]) => entry) },
      parts: entriesOf(wizard.definition.parts).map(([part]) => part),
      ...(own && { settings: own }),
    },
    lookups: shared.lookups ?? {},
    input: { formats: names.formats, settings, tabs, today: todayIn('UTC', new Date()) },
  };
}

function textsOf({ wizard }: TabModel, { tab }: Performance) {
  const { shared } = wizard.schemas;
  const messages = mergeMessages(shared.messages ?? {}, wizard.definition.messages ?? {});
  return { messages, formats: shared.formats ?? {}, settings: tab.context.settings };
}

/** The tab with the validators that the build writes for it. */
function compiledTab({ definition, wizard }: TabModel): CompiledTab {
  const code = runInThisContext(`(${compileValidators(definition)})`) as TabModule['default'];
  // Forms remember the tab that they were first made of: the proofs make them of one without validators.
  return toCompiledTab({ definition: structuredClone(definition), default: code }, wizard.schemas.names.formats);
}
