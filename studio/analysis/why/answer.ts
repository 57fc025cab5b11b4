import { type Question, stepOf, whyError, whyField, whySection } from '../../../engine/analyse';
import { toldKeys } from '../../../engine/catalog';
import { evaluateCondition, isEmpty, isEqual, type Json } from '../../../engine/core';
import { type FieldError, fieldValue, locate, scopeOf, validateTab } from '../../../engine/state';
import { labelOf, starred } from '../../../engine/words';
import { type Deed, readDeed } from './deeds';
import { type FormMoment, formMomentOf } from './formMoment';
import { gatesOf } from './gates';
import { type Moment, momentOf, type TabAlone } from './moment';
import { outcomeOf, plain } from './outcome';
import { tabStep } from './tabAnswer';
import type { Outcome, OutcomeId, WhyAnswer, WhyAsked } from './types';
import { SAID, sayField } from './words';

/** Why something of a form is as it is; `undefined` where there is no such thing. */
export function whyOf(module: TabAlone, asked: WhyAsked): WhyAnswer | undefined {
  const moment = momentOf(module, asked);
  if (asked.at.startsWith('rule:')) return ofRule(moment, asked.at);
  if (asked.at.startsWith('#')) return ofSection(moment, asked.at);
  const deed = readDeed(asked.at);
  if (deed) return ofDeed(module, moment, deed, asked);
  if (asked.at === '') return ofTab(module, moment);
  const inForm = formMomentOf(module, moment, asked);
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

/** A field of the form of a row: as of a tab of its own. */
function ofFormField(module: TabAlone, { moment, at, title }: FormMoment, { at: asked, option }: WhyAsked): WhyAnswer {
  const { called, outcomes } = ofField(module, moment, at);
  const own = option === undefined ? outcomes : [ofOption(moment, at, option), ...outcomes];
  return { at: asked, called: `${called} (${title})`, outcomes: own };
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
  const deeds = (['advance', 'save'] as const)
    .map((action) => deedOutcome(module, moment, { action }))
    .filter((one) => one.because.length > 0);
  return { at: '', called: title, outcomes: [{ ...outcome, because }, ...deeds] };
}

/** What a button asks before it does its work. */
function ofDeed(module: TabAlone, moment: Moment, deed: Deed, { at, rows }: WhyAsked): WhyAnswer {
  const outcome = deedOutcome(module, moment, deed, rows);
  return { at, called: BUTTONS[deed.action], outcomes: [outcome] };
}

const BUTTONS: Record<Deed['action'], string> = {
  ...{ advance: 'Avançar', save: 'Salvar', create: 'Adicionar', update: 'Atualizar', delete: 'Excluir' },
};

function deedOutcome(module: TabAlone, moment: Moment, deed: Deed, rows?: WhyAsked['rows']): Outcome {
  const gates = gatesOf(module, moment, deed, rows);
  const holding = gates.filter(({ truth }) => truth);
  const doing = `Antes de ${BUTTONS[deed.action].toLowerCase()}`;
  const [head, now] =
    holding.length === 0
      ? [`${doing}, nada se pergunta`, 'nada']
      : [`${doing}, pergunta-se ao cliente`, holding.length === 1 ? '1 pergunta' : `${holding.length} perguntas`];
  return outcomeOf(moment, { id: deed.action, now, head, because: holding.length > 0 ? holding : gates });
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
