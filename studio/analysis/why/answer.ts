import { type Question, type Step, stepOf, whyError, whyField, whySection } from '../../../engine/analyse';
import {
  evaluateCondition,
  type FieldError,
  fieldValue,
  isEmpty,
  isEqual,
  type Json,
  locate,
  parseReference,
  scopeOf,
  toPointer,
  validateTab,
} from '../../../engine/core';
import { toldKeys } from '../../../engine/edit';
import { labelOf, starred } from '../../../engine/words';
import { type FormMoment, formMomentOf } from './formMoment';
import { type Moment, momentOf, type TabAlone } from './moment';
import { tabStep } from './tabAnswer';
import type { Outcome, OutcomeId, WhyAnswer, WhyAsked } from './types';
import { doneBy, SAID, type SaidStep, sayField, sayStep } from './words';

/** Why something of a form is as it is; `undefined` where there is no such thing. */
export function whyOf(module: TabAlone, asked: WhyAsked): WhyAnswer | undefined {
  const moment = momentOf(module, asked);
  if (asked.at.startsWith('rule:')) return ofRule(moment, asked.at);
  if (asked.at.startsWith('#')) return ofSection(moment, asked.at);
  if (asked.at === '') return ofTab(module, moment);
  const inForm = formMomentOf(module, moment, asked.at);
  if (inForm) return ofFormField(module, inForm, asked);
  if (asked.option !== undefined && locate(moment.subject.plan, asked.at)) {
    const field = ofField(module, moment, asked.at);
    return { ...field, outcomes: [ofOption(moment, asked.at, asked.option), ...field.outcomes] };
  }
  return locate(moment.subject.plan, asked.at) ? ofField(module, moment, asked.at) : undefined;
}

function ofField(module: TabAlone, moment: Moment, at: string): WhyAnswer {
  const { called } = sayField(at, moment.sayings.naming);
  const said = (id: OutcomeId, question: Question, now: [string, string]): Outcome => {
    const { holds, because } = whyField(moment.asked, at, question);
    const head = `${called} ${SAID[question][holds ? 0 : 1]}`;
    return { ...outcomeOf(moment, { id, now: now[holds ? 0 : 1], head, because }), question };
  };
  return {
    ...{ at, called: plain(called) },
    outcomes: [
      said('visible', 'hidden', ['não', 'sim']),
      said('required', 'required', ['sim', 'não']),
      said('locked', 'locked', ['sim', 'não']),
      ...options(moment, at, called),
      value(moment, { at, called, said }),
      errors(module, moment, { at, called }),
    ],
  };
}

/** A field of the form of a row: as of a tab of its own. No turn is sought in a row that is not open. */
function ofFormField(
  module: TabAlone,
  { moment, at, row, title }: FormMoment,
  { at: asked, option }: WhyAsked,
): WhyAnswer {
  const { called, outcomes } = ofField(module, moment, at);
  const own = option === undefined ? outcomes : [ofOption(moment, at, option), ...outcomes];
  return {
    ...{ at: asked, called: `${called} (${title})` },
    outcomes: own.map(({ question: _, deciding, ...outcome }) => ({
      ...outcome,
      deciding: deciding.map((pointer) => (pointer.startsWith('/') ? row + pointer : pointer)),
    })),
  };
}

/** The tab itself: whether the wizard has it now. */
function ofTab(module: TabAlone, moment: Moment): WhyAnswer | undefined {
  const found = tabStep(module, moment);
  if (!found) return undefined;
  const { title } = module.definition;
  const said = found.isHere ? 'aparece no cadastro' : 'é pulada, e conta como completa';
  const now = found.isHere ? 'sim' : 'não';
  const outcome = outcomeOf(moment, { id: 'visible', now, head: `A aba *${title}* ${said}`, because: found.steps });
  const because = outcome.because.map((step) => ({ ...step, isOfWizard: true as const }));
  return { at: '', called: title, outcomes: [{ ...outcome, because }] };
}

/** Whether one option is chosen, or could be: what keeps a field from being answered keeps all its options. */
function ofOption(moment: Moment, at: string, option: Json): Outcome {
  const { subject, state } = moment.asked;
  const { field, index } = locate(subject.plan, at) as NonNullable<ReturnType<typeof locate>>;
  const { called } = sayField(at, moment.sayings.naming);
  const label = starred.write(labelOf(option, field.schema, moment.sayings.language.words), moment.sayings.naming);
  const isChosen = isEqual(fieldValue(state.data, field, index), option);
  const kept = (['computed', 'hidden', 'locked'] as const)
    .map((question) => whyField(moment.asked, at, question))
    .find(({ holds }) => holds);
  const head = `A opção ${label} de ${called}`;
  const because = kept?.because ?? [];
  if (isChosen) {
    const by = kept?.question === 'computed' ? 'está escolhida por um cálculo' : 'está escolhida';
    return outcomeOf(moment, { id: 'option', now: 'escolhida', head: `${head} ${by}`, because });
  }
  if (!kept) return outcomeOf(moment, { id: 'option', now: 'disponível', head: `${head} pode ser escolhida`, because });
  const reason = `não pode ser escolhida agora: o campo ${SAID[kept.question][0]}`;
  return outcomeOf(moment, { id: 'option', now: 'indisponível', head: `${head} ${reason}`, because });
}

function value(
  moment: Moment,
  {
    at,
    called,
    said,
  }: { at: string; called: string; said(id: OutcomeId, question: Question, now: [string, string]): Outcome },
): Outcome {
  const { subject, state } = moment.asked;
  const place = locate(subject.plan, at) as NonNullable<ReturnType<typeof locate>>;
  const found = fieldValue(state.data, place.field, place.index);
  const { words } = moment.sayings.language;
  const now = isEmpty(found) || found === undefined ? 'vazio' : labelOf(found, place.field.schema, words);
  for (const question of ['computed', 'cleared'] as const) {
    const outcome = said('value', question, [now, now]);
    if (outcome.because.length > 0 && whyField(moment.asked, at, question).holds) return outcome;
  }
  const head = `${called} ${now === 'vazio' ? 'está vazio' : `tem a resposta ${starred.write(now, moment.sayings.naming)}`}`;
  return outcomeOf(moment, { id: 'value', now, head, because: [] });
}

/** What a choice can be made of: all that is written, a list of the API, or free text while that is not asked for. */
function options(moment: Moment, at: string, called: string): Outcome[] {
  const { subject, state, context } = moment.asked;
  const { field, index } = locate(subject.plan, at) as NonNullable<ReturnType<typeof locate>>;
  const { oneOf, enum: codes, options: list } = field.schema;
  const written = oneOf?.length ?? codes?.length;
  if (written === undefined && !list) return [];
  const isListed =
    !list?.when || evaluateCondition(list.when, scopeOf(subject.plan, state.data, context, field.list, index));
  const now = list ? (isListed ? 'lista da API' : 'texto livre') : `${written} escritas`;
  const from = list
    ? isListed
      ? `vêm de ${list.call}`
      : 'não são pedidas agora: é texto livre'
    : 'estão na definição';
  return [outcomeOf(moment, { id: 'options', now, head: `As opções de ${called} ${from}`, because: [] })];
}

function errors(module: TabAlone, moment: Moment, { at, called }: { at: string; called: string }): Outcome {
  const { asked, compiled } = moment;
  const { messages = {}, formats } = module.wizard;
  const around = { context: asked.context, texts: { messages, formats, settings: asked.context.settings } };
  const found = validateTab(asked.subject.plan, compiled.validators, asked.state, 'advance', around);
  const own = found.filter(({ pointer }) => pointer === at);
  const head = own.length === 0 ? `${called} não tem erro` : `${called}: ${own.map(textOf).join(' ')}`;
  const because = own.flatMap((error) => whyError(asked, error));
  return outcomeOf(moment, { id: 'errors', now: own.length === 0 ? 'nenhum' : String(own.length), head, because });
}

const textOf = ({ inline, text }: FieldError): string => inline || text;

function ofSection(moment: Moment, at: string): WhyAnswer | undefined {
  const section = moment.subject.plan.sections.find(({ id }) => `#${id}` === at);
  if (!section) return undefined;
  const { hidden, because } = whySection(moment.asked, section.id);
  const called = section.title ?? section.id;
  const head = `*${called}* ${hidden ? 'está oculta' : 'não está oculta por regras da seção'}`;
  return { at, called, outcomes: [outcomeOf(moment, { id: 'visible', now: hidden ? 'não' : 'sim', head, because })] };
}

/** A rule itself: whether it holds, and by which answers. */
function ofRule(moment: Moment, at: string): WhyAnswer | undefined {
  const { asked, subject } = moment;
  const placed = subject.rules.find(({ pointer }) => `rule:${pointer}` === at);
  if (!placed) return undefined;
  const effect = Object.keys(toldKeys).find((key) => toldKeys[key]?.isEffect && key in placed.rule);
  const step = stepOf(asked, placed, effect ?? 'keyword', placed.list === undefined ? undefined : 0);
  const head = `A regra *${placed.rule.id}* ${step.truth ? 'vale agora' : 'não vale agora'}`;
  const now = step.truth ? 'vale' : 'não vale';
  return { at, called: placed.rule.id, outcomes: [outcomeOf(moment, { id: 'rule', now, head, because: [step] })] };
}

interface Found {
  id: OutcomeId;
  now: string;
  head: string;
  because: readonly Step[];
}

function outcomeOf({ sayings }: Moment, { id, now, head, because }: Found): Outcome {
  const steps = because.map((step) => sayStep(step, sayings));
  const sentence = `${head}${reasonOf(steps)}`;
  return { id, now, sentence, because: steps, deciding: [...new Set(steps.flatMap(decidingOf))] };
}

/** The answers that decide, where they are few enough for one sentence. */
function reasonOf(steps: readonly SaidStep[]): string {
  const [step] = steps;
  if (!step || steps.length > 1) return '';
  const counting = step.leaves.filter(({ truth, negations }) => (truth !== (negations % 2 === 1)) === step.truth);
  const said = counting.flatMap(({ now }) => (now ? [`${now.of} ${now.isEmpty ? '' : 'é '}${now.value}`] : []));
  if (said.length === 0 || said.length > 2 || said.length < counting.length) {
    return step.rule === undefined ? '' : `: a regra *${step.rule}* ${step.truth ? doneBy(step.effect) : 'não vale'}`;
  }
  return ` porque ${said.join(' e ')}`;
}

function decidingOf({ leaves, list, row }: SaidStep): string[] {
  return leaves.flatMap(({ reference }) => {
    const { kind, path, ...found } = parseReference(reference);
    if (kind !== 'field') return [];
    const isOfRow = list !== undefined && row !== undefined && !('root' in found && found.root);
    return [toPointer(isOfRow ? [list, row, ...path] : path)];
  });
}

/** A sentence without the stars around its names. */
const plain = (sentence: string): string => sentence.replaceAll(/\\?\*/g, (star) => (star === '\\*' ? '*' : ''));
