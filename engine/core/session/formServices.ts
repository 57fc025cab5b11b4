import type { Context } from '../condition/scope';
import type { FormServices } from '../form/types';
import type { Json } from '../json';
import { unwrapAnswer } from '../mapping/answer';
import type { CompiledWizard } from '../mapping/wizard';
import { readAnswer } from '../state/lookup';
import { isCutOff, makeCall } from './calls';
import { type GateServices, putQuestion } from './gates';

/** What the forms of a wizard need: lookups by calls, questions by the host, texts of the wizard. */
export function formServices(
  wizard: CompiledWizard,
  tab: string,
  context: (tab: string) => Context,
  gate: GateServices,
  settings: Record<string, Json>,
): FormServices {
  return {
    context: () => context(tab),
    texts: { messages: gate.messages, formats: wizard.formats, settings },
    lookups: wizard.lookups,
    async runLookup(definition, args) {
      const call = { call: definition.call, ...(definition.timeout !== undefined && { timeout: definition.timeout }) };
      const outcome = await makeCall(gate.transport, call, { read: (name) => args[name] });
      if (outcome.ok) return readAnswer(definition, unwrapAnswer(outcome.body));
      if (outcome.aborted) return { kind: 'aborted' };
      if (await isCutOff(outcome, gate.host)) return { kind: 'offline' };
      return outcome.status === 404 ? { kind: 'notFound' } : { kind: 'failed' };
    },
    tellLookup({ message: general, failed }, kind) {
      const message = (kind === 'failed' && failed) || general;
      if (!message) return;
      void gate.host.ask({
        kind: 'warning',
        title: message.title ?? '',
        ...(message.text !== undefined && { text: message.text }),
        yes: message.yes ?? gate.texts.closeMessage ?? '',
      });
    },
    ask: (ask) => putQuestion(ask, gate),
  };
}
