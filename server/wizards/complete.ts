import { eq } from 'drizzle-orm';
import { evaluateCondition } from '../../engine/core/condition/evaluate';
import type { Json } from '../../engine/core/json';
import type { LoadedWizard } from '../../engine/core/mapping/wizard';
import { STATUS, statusOf } from '../clients/status';
import { client as clients } from '../database/schema';
import { Refusal } from '../refusal';
import { problemOfFields } from './bodyShape';
import { contextFor } from './context';
import { type Endpoint, placeOfCall, type WizardServices, withRegistration } from './endpoint';
import { checkTab, toText } from './engine';
import { readWizardData } from './store';

/**
 * The call that sends a registration: everything is checked, then it waits for approval, or for review. What the body
 * tells the server knows by itself: its values count for nothing, but only the known names may come.
 */
export function completeEndpoint({ services, lists }: WizardServices, loaded: LoadedWizard): Endpoint {
  const { wizard } = loaded;
  return {
    kind: 'complete',
    ...placeOfCall(wizard.complete.call),
    type: wizard.type,
    answer: async ({ client: caller, body }) => {
      const problem = problemOfComplete(loaded, body);
      if (problem !== undefined) throw new Refusal(400, problem);
      return withRegistration(services, caller, async ({ tx, client, services: inside, now }) => {
        const stored = await readWizardData(tx, { client, loaded });
        const context = await contextFor(inside, lists, { client, loaded, tabs: stored });
        const errors = wizard.tabs
          .filter(({ when }) => evaluateCondition(when, { data: {}, context }))
          .flatMap(({ id }) => checkTab({ loaded, context, stored }, id, stored[id] ?? {}, 'advance').errors);
        if (errors.length > 0) throw new Refusal(400, [...new Set(errors.map(toText))]);
        const status = nextStatus(statusOf(client, now));
        await tx.update(clients).set({ status, sentAt: now, changed: false }).where(eq(clients.id, client.id));
        return true;
      });
    },
  };
}

function problemOfComplete({ wizard }: LoadedWizard, body: Json | undefined): string | undefined {
  const names = Object.keys(wizard.complete.body ?? {});
  return problemOfFields(Object.fromEntries(names.map((name) => [name, {}])), body ?? {});
}

/** A first sending waits for approval, and so does one that is sent again meanwhile; a later one goes to review. */
function nextStatus(status: number): number {
  return status <= STATUS.inApproval ? STATUS.inApproval : STATUS.inReview;
}
