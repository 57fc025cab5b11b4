import '../../../support/declarations';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../engine/core/json';
import { createQuestionnaire } from '../../../../src/blocks/suitability/questionnaire';
import type { Question } from '../../../../src/blocks/suitability/questions';
import { blockForm } from '../blockForm';
import { QUESTIONS } from './questions';

const block = { block: 'suitability', id: 'perfil' };

/** A questionnaire whose answers are kept as `kept`, on a server with three questions. */
function open(kept?: JsonObject, questions: JsonObject[] = QUESTIONS) {
  const form = blockForm({ block, ...(kept && { kept }), replies: { 'GET /questionario': { data: questions } } });
  const { transport, host, messages, texts, keptForm, keepForm } = form.input;
  const questionnaire = createQuestionnaire({
    transport,
    host,
    messages,
    texts,
    clientType: 1,
    save: 'conclude',
    kept: { read: keptForm, write: keepForm },
  });
  const state = questionnaire.getState;
  const current = () => state().questions?.[state().step] as Question;
  const ids = () => [...(state().answers.get(current().QuestionarioId) ?? [])];
  return { ...form, questionnaire, state, current, ids };
}

/** What is left of a visit that ended at the second question, its first answer marked and not its option. */
async function brokenOff(): Promise<JsonObject> {
  const { questionnaire, current, kept } = open();
  await questionnaire.load();
  questionnaire.open();
  questionnaire.mark(current(), current().Respostas[1] as never, true);
  await questionnaire.next();
  questionnaire.mark(current(), current().Respostas[0] as never, true);
  questionnaire.pickOption(current(), current().Respostas[0] as never, 212);
  return JSON.parse(JSON.stringify(kept())) as JsonObject;
}

describe('answers of an open questionnaire that a reload broke off', () => {
  it('are there again, at the same question, once it is open with its questions', async () => {
    const { questionnaire, current, ids, state } = open(await brokenOff());
    questionnaire.resume();
    expect(state().isOpen).toBe(true);
    await questionnaire.load();
    expect(current().QuestionarioId).toBe(2);
    expect(ids()).toEqual([[21, 212]]);
    questionnaire.back();
    expect(ids()).toEqual([[12, null]]);
  });

  it('are there, too, when the customer opens it by its button', async () => {
    const { questionnaire, current } = open(await brokenOff());
    await questionnaire.load();
    questionnaire.open();
    expect(current().QuestionarioId).toBe(2);
  });

  it('are forgotten once it was left: the next time begins anew', async () => {
    const { questionnaire, kept, current, ids } = open(await brokenOff());
    await questionnaire.load();
    questionnaire.open();
    await questionnaire.leave();
    expect(kept()).toBeUndefined();
    questionnaire.resume();
    expect(questionnaire.getState().isOpen).toBe(false);
    questionnaire.open();
    expect([current().QuestionarioId, ids()]).toEqual([1, []]);
  });

  it('of questions that are others now do not count, and lead to the first open one', async () => {
    const others = QUESTIONS.filter(({ QuestionarioId }) => QuestionarioId !== 1);
    const fresh = open(await brokenOff(), [{ ...QUESTIONS[0], QuestionarioId: 7 } as JsonObject, ...others]);
    await fresh.questionnaire.load();
    fresh.questionnaire.open();
    expect([fresh.current().QuestionarioId, fresh.ids()]).toEqual([7, []]);
  });

  it.each<JsonObject>([{}, { step: 9, answers: 'x' }, { step: -1, answers: [[1], 2, [1, [[99, 1]]]] }])(
    'that are broken count for nothing: %j',
    async (kept) => {
      const { questionnaire, current, ids } = open(kept);
      await questionnaire.load();
      questionnaire.open();
      expect([current().QuestionarioId, ids()]).toEqual([1, []]);
    },
  );
});
