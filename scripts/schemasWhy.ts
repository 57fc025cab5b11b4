/**
 * `npm run schemas:why -- <wizard>/<tab>/<field> [--with <file>] [--ask required]`: why a field is hidden, required, locked,
 * computed or emptied with the data of the file, by which rule, and which answers would turn it. A field of a row is
 * `pf/dados-bancarios/contas/0/Agencia`, a section `pf/enderecos/#correspondencia`. `--ask invalid` explains the errors of the
 * field, `--before save` the questions in front of an action. `--settings`, `--mode` and `--dir` say what stands around the tab.
 */
import { runInThisContext } from 'node:vm';
import {
  blankContext,
  QUESTIONS,
  type Question,
  smallestTurn,
  whyAsked,
  whyError,
  whyField,
  whySection,
} from '../engine/analyse';
import { formats } from '../engine/brazil';
import { withExamples } from '../engine/catalog';
import { compileValidators } from '../engine/compile';
import { type Context, todayIn } from '../engine/core';
import { type Action, type TabModule, toCompiledTab } from '../engine/definition';
import { evaluateTab, validateTab } from '../engine/state';
import { readDefinitions } from './lib/readDefinitions';
import { readObject } from './lib/readObject';
import { readWords } from './lib/readWords';
import { orSayWhy, Refused } from './lib/refused';
import { sayingsOf } from './lib/sayings';
import { whyPlace } from './lib/whyPlace';
import { stepLines, turnLine, type WhySayings, whyLines } from './lib/whyWords';

const USAGE =
  'Diga de que campo.\nuso: npm run schemas:why -- <wizard>/<aba>/<campo> [--with <arquivo>] [--ask <pergunta>] ' +
  '[--before <ação>] [--settings <arquivo>] [--mode <modo>] [--dir <pasta>]';

const MODES = Object.keys({ new: 0, edit: 0, renewal: 0 } satisfies Record<Context['mode'], 0>);
const ACTIONS = Object.keys({ advance: 0, save: 0, create: 0, update: 0, delete: 0 } satisfies Record<Action, 0>);
const ASKED: readonly string[] = [...QUESTIONS, 'invalid'];

/** One of the words that an option takes. @throws Refused */
function oneOf(word: string | undefined, known: readonly string[], refusal: (word: string) => string): void {
  if (word !== undefined && !known.includes(word)) throw new Refused(`${refusal(word)} Esperado: ${known.join(', ')}.`);
}

await orSayWhy(() => {
  const { values, positionals } = readWords({
    allowPositionals: true,
    options: {
      with: { type: 'string' },
      ask: { type: 'string' },
      before: { type: 'string' },
      settings: { type: 'string' },
      mode: { type: 'string' },
      dir: { type: 'string', default: 'schemas' },
    },
  });
  const [word] = positionals;
  if (word === undefined) throw new Refused(USAGE);
  const asks = (values.ask?.split(',') ?? QUESTIONS) as (Question | 'invalid')[];
  for (const question of asks) oneOf(question, ASKED, (name) => `Não sei responder a "${name}".`);
  oneOf(values.mode, MODES, (name) => `Não há o modo "${name}".`);
  oneOf(values.before, ACTIONS, (name) => `Não há a ação "${name}".`);
  const [data, settings] = [readObject(values.with, 'pt-BR'), readObject(values.settings, 'pt-BR')];
  const { schemas, all } = readDefinitions(values.dir);
  const { wizard, tabs, tabId, subject, pointer, isSection } = whyPlace(word, all);
  const today = todayIn('America/Sao_Paulo', new Date());
  const defaults = Object.entries(schemas.settings).map(([name, setting]) => [
    name,
    wizard.definition.settings?.[name]?.default ?? setting.default,
  ]);
  const context: Context = {
    ...blankContext({ today, formats }),
    settings: { ...Object.fromEntries(defaults), ...settings },
    mode: (values.mode ?? 'new') as Context['mode'],
  };
  const state = evaluateTab(subject.plan, data, context, { locals: 'kept' });
  const input = {
    formats: withExamples(formats),
    today,
    settings: schemas.settings,
    tabs: new Map(tabs.map((each) => [each.id, each])),
  };
  const place = wizard.places.tabs[tabId] as NonNullable<(typeof wizard.places.tabs)[string]>;
  const asked = { subject, state, context };
  const { language, naming } = sayingsOf(schemas, wizard);
  const sayings: WhySayings = { language, naming: naming(tabId), locate: place, rules: subject.rules };
  const show = (steps: Parameters<typeof stepLines>[0]) =>
    console.log(stepLines(steps, sayings).join('\n') || '  nenhuma regra');
  const action = values.before as Action | undefined;
  if (action) {
    console.log(`Perguntas antes de "${action}":`);
    show(whyAsked(asked, action));
  } else if (isSection) {
    const { hidden, because } = whySection(asked, pointer.slice(1));
    console.log(`A seção "${pointer}" ${hidden ? 'está oculta' : 'não está oculta'} pelas suas regras:`);
    show(because);
  }
  for (const question of action || isSection ? [] : asks) {
    if (question === 'invalid') {
      const { definition } = subject.plan;
      const code = runInThisContext(`(${compileValidators(definition)})`) as TabModule['default'];
      const { validators } = toCompiledTab({ definition, default: code }, formats);
      const { messages = {}, formats: texts = {} } = schemas.shared;
      const around = { context, texts: { messages, formats: texts, settings: context.settings } };
      for (const error of validateTab(subject.plan, validators, state, 'advance', around)) {
        if (error.pointer !== pointer) continue;
        console.log(`${error.pointer}: ${error.inline || error.text} (${error.keyword}), por:`);
        show(whyError(asked, error));
      }
      continue;
    }
    const why = whyField(asked, pointer, question);
    if (!values.ask && !why.holds && why.because.length === 0) continue;
    const turn = smallestTurn(asked, { pointer, question }, input);
    console.log([...whyLines(why, sayings), `  ${turnLine(turn, sayings)}`].join('\n'));
  }
});
