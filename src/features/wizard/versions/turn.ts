import type { WizardEntry } from '../../../../engine/definition';
import type { AskedPlace, WizardSession } from '../../../../engine/session';
import type { ActionName } from '../useTabActions';

/** A wizard goes on with other definitions, in a session of its own. */
export interface Turn {
  /** The wizard in the version to go on with. */
  entry: WizardEntry;
  /** The tab that is open. */
  place?: AskedPlace | undefined;
  /** The session that it goes on from. */
  from?: WizardSession | undefined;
  /** The number of its version. */
  before?: number | undefined;
  /** What is done again, as the server refused it in the older version. */
  retry?: ActionName | undefined;
  /** Why nothing goes on before the customer has read it. */
  stop?: string | undefined;
  /** The words of the wizard that stopped. */
  texts?: Record<string, string> | undefined;
}

/** An open wizard, as what the server says of versions finds it. */
export interface Link {
  entry: WizardEntry;
  onTurn?: ((turn: Turn) => void) | undefined;
  session?: WizardSession;
  /** Another session goes on from it: each turns once. */
  hasTurned?: true;
  /** The version to go on with at the next tab. */
  next?: number | undefined;
}
