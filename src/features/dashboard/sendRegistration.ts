import { ANSWER_NAMES } from '../../../contract/answers';
import { overviewOf } from '../../../contract/sections';
import type { Context } from '../../../engine/core';
import type { CompiledWizard } from '../../../engine/definition';
import { makeCall, type Question, tellNotSaved } from '../../../engine/session';
import { bodyOfCompletion } from '../../../engine/wire';
import { reviewSection } from '../../api/reviewSection';
import { transport } from '../../api/transport';
import type { User } from '../../api/user';
import { host } from '../../dialogs/dialogStore';
import { modeOf } from './sections';

/** Asks whether the altered registration, or one that was only reviewed, is to be sent. */
export function confirmSending(isChanged: boolean): Promise<boolean> {
  return host.ask({
    kind: 'question',
    title: isChanged ? 'Cadastro Alterado' : 'Cadastro revisado',
    text: 'Deseja enviar o cadastro atualizado para análise?',
    yes: 'Enviar',
    no: 'Voltar',
  });
}

/** Sends the registration as its wizard says. True when it was taken; a failure is told. */
export async function sendRegistration(wizard: CompiledWizard, user: User): Promise<boolean> {
  const { messages = {}, texts = {}, complete } = wizard;
  const context: Context = { settings: {}, user, mode: modeOf(user), today: '', now: '', formats: {} };
  await reviewOverview(wizard, user);
  const outcome = await makeCall(transport, complete.call, { body: bodyOfCompletion(wizard, context) });
  if (outcome.ok) return true;
  const ask = (question: Question) => host.ask(question);
  await tellNotSaved({ ask }, outcome, complete.failure, { messages, texts, answers: ANSWER_NAMES });
  return false;
}

/** The overview is done by opening it; where telling so failed then, it is told now. */
async function reviewOverview(wizard: CompiledWizard, user: User): Promise<void> {
  const overview = overviewOf(wizard);
  if (user.RenovacaoCadastral && !user.SecoesRenovadas.includes(overview)) {
    // What fails here fails again in the call that follows, which has words for it.
    await reviewSection(overview).catch(() => undefined);
  }
}
