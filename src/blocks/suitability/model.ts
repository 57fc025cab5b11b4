import { createStore } from 'zustand/vanilla';
import { isEmpty, isEqual, isObject, type Json, type JsonObject } from '../../../engine/core';
import { type BlockInput, type BlockModel, makeCall } from '../../../engine/session';
import type { SummaryItem } from '../../../engine/state';
import { unwrapAnswer } from '../../../engine/wire';
import type { AnswerRecord } from './answers';
import { createQuestionnaire, type Questionnaire } from './questionnaire';

/** What the block shows beside the fields that it binds. */
export interface SuitabilityState {
  /** The definition takes the header away in this mode. */
  isHidden: boolean;
  /** The profile could not be loaded. */
  hasFailed: boolean;
}

/** The model of the block: the risk profile of the client, and the questionnaire that gives one. */
export interface SuitabilityModel extends BlockModel<SuitabilityState> {
  questionnaire: Questionnaire;
  /** The profile by the answers given last, saved or not. */
  profile(): string | undefined;
  load(): Promise<boolean>;
  saved(parts: readonly string[]): void;
  summary(): SummaryItem[];
}

/**
 * Makes the models of the block. It binds `profile` (what the server has), `answers` (sent with their part) and, of
 * answers that are not saved yet, `preview` (the Id) and `previewProfile`. Outside a first registration the answers
 * are saved at once, and `onProfileSaved` is told.
 */
export function createSuitabilityModel(onProfileSaved: () => Promise<void>): (input: BlockInput) => SuitabilityModel {
  return (input) => {
    const { options, transport, host, messages, texts } = input;
    const { mode, user } = input.context();
    const hiddenIn = Array.isArray(options.hideIn) ? options.hideIn : [];
    const store = createStore<SuitabilityState>(() => ({ isHidden: hiddenIn.includes(mode), hasFailed: false }));

    async function load(): Promise<boolean> {
      const outcome = await makeCall(transport, 'GET /suitability', { fresh: true });
      store.setState({ hasFailed: !outcome.ok });
      if (outcome.ok) input.patch('profile', profileIn(unwrapAnswer(outcome.body)));
      return outcome.ok;
    }

    const profile = () => {
      const current = input.read('previewProfile') ?? input.read('profile');
      return isEmpty(current) ? undefined : String(current);
    };
    const areAnswersSaved = () =>
      isEqual(input.read('answers'), input.context().stored?.[options.binds?.answers ?? '']);

    const questionnaire = createQuestionnaire({
      transport,
      host,
      messages,
      texts,
      clientType: user.TipoCliente,
      save: options.save === 'now' || mode !== 'new' ? 'now' : 'conclude',
      kept: { read: input.keptForm, write: input.keepForm },
      onPreview(preview) {
        input.patch('preview', preview.id);
        input.patch('previewProfile', preview.profile);
        input.write('answers', preview.records.map(toRow));
      },
      async onSaved(saved) {
        input.patch('profile', saved);
        await onProfileSaved();
      },
    });

    return {
      getState: store.getState,
      subscribe: store.subscribe,
      questionnaire,
      profile,
      load,
      async saved() {
        if (isEmpty(input.read('preview')) || !areAnswersSaved() || !(await load())) return;
        input.patch('preview', undefined);
        input.patch('previewProfile', undefined);
      },
      summary: () => [{ label: 'Resultado', value: profile() ?? '' }],
    };
  };
}

/** The block as the portal has it. */
export const suitabilityModel = createSuitabilityModel(async () =>
  (await import('../../session/onProfileSaved')).onProfileSaved(),
);

function profileIn(record: Json | undefined): Json | undefined {
  const profile = isObject(record) ? record.PerfilRisco : undefined;
  return isEmpty(profile) ? undefined : profile;
}

/** An answer as form data has it: what is empty is absent. */
function toRow(record: AnswerRecord): JsonObject {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null)) as JsonObject;
}
