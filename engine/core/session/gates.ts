import { evaluateCondition } from '../condition/evaluate';
import type { Scope } from '../condition/scope';
import type { Action, AskDefinition, Message, RuleDefinition } from '../definition/types';
import { isObject, type Json } from '../json';
import { unwrapAnswer } from '../mapping/answer';
import type { CompiledWizard } from '../mapping/wizard';
import { fillText } from '../text';
import { type DialogTexts, isCutOff, makeCall, tellFailure } from './calls';
import type { Host, Transport } from './host';

/** What a gate needs to put its question. */
export interface GateServices extends DialogTexts {
  host: Host;
  transport: Transport;
  asks: Record<string, AskDefinition>;
  /** Says in its place that a question could not be put for want of a connection; without it a dialog does. */
  tellOffline?(): void;
}

/** What the gates of a wizard need, over the host and the transport of its session. */
export function gateOf(
  { asks, messages = {}, texts = {} }: CompiledWizard,
  { host, transport, answers }: Pick<GateServices, 'host' | 'transport' | 'answers'>,
): GateServices {
  return { host, transport, asks, messages, texts, ...(answers && { answers }) };
}

/**
 * Whether an action may go on: every `before` rule of the action whose condition holds in some scope puts its
 * question, each at most once. A "no", or a check that fails, stops it.
 */
export async function passGates(
  rules: readonly RuleDefinition[],
  actions: readonly Action[],
  scopes: readonly Scope[],
  services: GateServices,
): Promise<boolean> {
  for (const ask of gatesOf(rules, actions, scopes).values()) {
    if (!(await putQuestion(ask, services))) return false;
  }
  return true;
}

/** The questions in front of an action in their order, each once: by its name, or the id of the rule that puts it. */
export function gatesOf(
  rules: readonly RuleDefinition[],
  actions: readonly Action[],
  scopes: readonly Scope[],
): Map<string, string | AskDefinition> {
  const asked = new Map<string, string | AskDefinition>();
  for (const { id, ask, before, when } of rules) {
    if (!ask || !before?.some((action) => actions.includes(action))) continue;
    const key = typeof ask === 'string' ? ask : id;
    if (!asked.has(key) && scopes.some((scope) => evaluateCondition(when, scope))) asked.set(key, ask);
  }
  return asked;
}

/** Puts one question. With `if`, only when its call answers true; when that call fails the answer is no. */
export async function putQuestion(ask: string | AskDefinition, services: GateServices): Promise<boolean> {
  const definition = typeof ask === 'string' ? services.asks[ask] : ask;
  if (!definition) return true;
  if (definition.if) {
    const outcome = await makeCall(services.transport, definition.if, { fresh: true });
    if (!outcome.ok) {
      if (services.tellOffline && (await isCutOff(outcome, services.host))) {
        services.tellOffline();
        return false;
      }
      const failure = typeof definition.if === 'string' ? undefined : definition.if.failure;
      await tellFailure(services.host, outcome, failure, services);
      return false;
    }
    if (!isTrue(unwrapAnswer(outcome.body))) return true;
  }
  if (definition.block !== undefined) {
    return (await services.host.askBlock?.(definition.block, definition)) ?? false;
  }
  return services.host.ask({
    kind: 'question',
    title: definition.title ?? services.texts.confirm ?? '',
    ...(definition.text !== undefined && { text: definition.text }),
    yes: definition.yes ?? services.texts.yes ?? '',
    no: definition.no ?? services.texts.no ?? '',
  });
}

/** Asks before something saved is deleted; `name` tells what it is. Without a message of the definitions nothing is asked. */
export async function confirmDeletion(
  message: Message | undefined,
  name: string,
  { host, texts }: GateServices,
): Promise<boolean> {
  if (!message) return true;
  const text = message.text ?? (name === '' ? '' : fillText(texts.deleteText ?? '', { name }));
  return host.ask({
    kind: 'question',
    title: message.title ?? texts.confirm ?? '',
    ...(text !== '' && { text }),
    yes: message.yes ?? texts.yes ?? '',
    no: message.no ?? texts.no ?? '',
    careful: true,
  });
}

function isTrue(value: Json | undefined): boolean {
  return value === true || (isObject(value) && Object.values(value).some((member) => member === true));
}
