import { STATUS } from '../../contract/lifeCycle';
import { populationOf } from '../../engine/analyse';
import { formats } from '../../engine/brazil';
import { withExamples } from '../../engine/catalog';
import type { LoadedSchemas } from '../../engine/compile';
import { isObject, type Json, type JsonObject } from '../../engine/core';
import type { LoadedWizard } from '../../engine/definition';
import type { WizardData } from '../../engine/wire';
import type { OptionList } from '../../server/lists/lists';
import { optionsOfCall } from '../../server/lists/optionRecord';
import type { Source } from '../../server/registration/impact/measure';
import type { Kept } from '../../server/registration/impact/storedBatches';
import { createRandom } from './random.mjs';

const STATUSES = [STATUS.notStarted, STATUS.inApproval, STATUS.approved, STATUS.expired, STATUS.inReview];
/** Registrations that are in memory at once. */
const BATCH = 100;

interface MadeUp {
  schemas: LoadedSchemas;
  lists: Map<string, OptionList>;
  now: Date;
  /** Of all wizards together. */
  count: number;
  seed: number;
}

/** Made-up registrations of all wizards, in every state, as if they were stored. */
export function madeUpSource({ schemas, lists, now, count, seed }: MadeUp): Source {
  const { wizards, settings } = schemas;
  const optionsOf = (call: string, member: string) =>
    optionsOfCall(lists, call)?.flatMap((entry) => entry[member] ?? ([] as Json[]));
  const countOf = (id: string) => {
    const at = wizards.findIndex(({ definition }) => definition.id === id);
    return Math.floor(count / wizards.length) + (at < count % wizards.length ? 1 : 0);
  };
  return {
    count: async ({ wizard }) => countOf(wizard.id),
    async *batches(loaded) {
      const tabs = wizards.find(({ definition }) => definition.id === loaded.wizard.id)?.tabs ?? [];
      const today = now.toISOString().slice(0, 10);
      const answers = populationOf({
        tabs,
        settings,
        today,
        formats: withExamples(formats),
        random: createRandom(seed),
        optionsOf,
      });
      const all = countOf(loaded.wizard.id);
      for (let from = 0; from < all; from += BATCH) {
        const indexes = Array.from({ length: Math.min(BATCH, all - from) }, (_, at) => from + at);
        yield indexes.map((index) => kept(loaded, answers(index), { index, now }));
      }
    },
  };
}

/** A registration that is as far as its number says: of those under way some tabs are still empty. */
function kept(loaded: LoadedWizard, answers: WizardData, { index, now }: { index: number; now: Date }): Kept {
  const status = STATUSES[index % STATUSES.length] ?? STATUS.notStarted;
  const filled = Object.entries(answers).filter((_, at) => status !== STATUS.notStarted || at <= index % 7);
  const definition = loaded.number ?? 1;
  const savedAt = now.getTime();
  const rows: Kept['rows'] = [];
  const data: WizardData = {};
  for (const [tab, fields] of filled) {
    const own = { ...fields };
    for (const [list, { forms }] of Object.entries(loaded.tabs[tab]?.definition.collections ?? {})) {
      const found = own[list];
      if (!Array.isArray(found)) continue;
      const keyed = found
        .filter(isObject)
        .map((row, at): JsonObject => ({ ...row, [loaded.wizard.key]: `${index}-${at}` }));
      if (!forms?.length) own[list] = keyed;
      else {
        delete own[list];
        for (const [position, { [loaded.wizard.key]: id, ...row }] of keyed.entries()) {
          rows.push({ id: `${list}-${id}`, collection: `${tab}/${list}`, position, data: row, definition, savedAt });
        }
      }
    }
    data[tab] = own;
  }
  return {
    client: nobody(loaded.wizard.type, { status, now, index }),
    begun: null,
    parts: [{ id: 'all', data, definition, savedAt }],
    rows,
    settings: {},
    known: {},
    isSent: status !== STATUS.notStarted,
  };
}

function nobody(type: number, { status, now, index }: { status: number; now: Date; index: number }): Kept['client'] {
  return {
    id: `made-up-${index}`,
    type,
    name: 'Nome de exemplo',
    document: type === 1 ? '52998224725' : '11222333000181',
    email: 'exemplo@example.com',
    passwordHash: null,
    nickname: null,
    constitutionDate: null,
    status,
    loginInReview: false,
    changed: false,
    changes: 0,
    remindedFor: null,
    endedAt: null,
    keptUntil: null,
    emailConfirmedAt: now,
    expiresOn: null,
    sentAt: status === STATUS.notStarted ? null : now,
    createdAt: now,
  };
}
