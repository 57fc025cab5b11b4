/** StatusCadastro by what it means. */
export const STATUS = { notStarted: 0, inApproval: 1, approved: 2, expired: 3, inReview: 4, inactive: 5 } as const;

export type Status = (typeof STATUS)[keyof typeof STATUS];

/** What a registration of one status may do, and where that leads. */
interface Stage {
  /** Whether its owner may change, sign and send it; `altered`: only what was altered since it was sent. */
  edit: 'always' | 'altered' | 'never';
  /** What it is once it was sent. */
  sent: Status;
  /** What it is once its questionnaire was saved; `inReviewOrOut`: only whose owner may stay signed in, others go out. */
  answered: 'stays' | 'inReview' | 'inReviewOrOut';
  /** Whether it is renewed; `begun`: while a renewal has begun, `begunAltered`: while it is altered, too. */
  renewal: 'always' | 'begun' | 'begunAltered' | 'never';
  /** Who may sign in: `stayers` only those that may during a first approval; the last three stop logins by token alone. */
  entry: 'open' | 'stayers' | 'app' | 'review' | 'closed';
}

const { inApproval, inReview, inactive } = STATUS;

/** The one table of what a registration may do. */
const STAGES: Record<Status, Stage> = {
  [STATUS.notStarted]: { edit: 'always', sent: inApproval, answered: 'stays', renewal: 'never', entry: 'open' },
  [STATUS.inApproval]: { edit: 'always', sent: inApproval, answered: 'stays', renewal: 'never', entry: 'stayers' },
  [STATUS.approved]: { edit: 'always', sent: inReview, answered: 'inReview', renewal: 'begun', entry: 'app' },
  [STATUS.expired]: { edit: 'always', sent: inReview, answered: 'inReviewOrOut', renewal: 'always', entry: 'app' },
  [STATUS.inReview]: {
    edit: 'altered',
    sent: inReview,
    answered: 'inReview',
    renewal: 'begunAltered',
    entry: 'review',
  },
  [STATUS.inactive]: { edit: 'never', sent: inactive, answered: 'stays', renewal: 'never', entry: 'closed' },
};

/** A status that may be any number: one that there is not may do nothing, as an inactive one. */
export function toStatus(value: unknown): Status {
  const found = Object.values(STATUS).find((status) => status === Number(value));
  return found ?? STATUS.inactive;
}

/** Whether a registration may be changed, signed and sent: not while what was sent is reviewed, nor once inactive. */
export function mayEdit(status: Status, isAltered: boolean): boolean {
  const { edit } = STAGES[status];
  return edit === 'always' || (edit === 'altered' && isAltered);
}

/** Whether anything of the client may be changed at all, forms beside the registration included. */
export function isActive(status: Status): boolean {
  return STAGES[status].edit !== 'never';
}

/** Whether it was sent before: only then a save alters it, and files that were sent stay. */
export function wasSent(status: Status): boolean {
  return status !== STATUS.notStarted;
}

/** How a wizard shows it: as a new one until it was sent. */
export function editMode(status: Status, isRenewal: boolean): 'new' | 'edit' | 'renewal' {
  if (!wasSent(status)) return 'new';
  return isRenewal ? 'renewal' : 'edit';
}

/** What it is once it was sent: a first sending waits for approval, also when sent again meanwhile; others for review. */
export function statusOnceSent(status: Status): Status {
  return STAGES[status].sent;
}

/**
 * What it is once its questionnaire was saved. `undefined`: it stays expired, and its owner, who may not stay signed in
 * during a review, is signed out.
 */
export function statusOnceAnswered(status: Status, mayStay: boolean): Status | undefined {
  const { answered } = STAGES[status];
  if (answered === 'inReviewOrOut' && !mayStay) return undefined;
  return answered === 'stays' ? status : STATUS.inReview;
}

/** Whether it is renewed, by whether a renewal has begun and whether it is altered. */
export function isInRenewal(status: Status, hasBegun: boolean, isAltered: boolean): boolean {
  const { renewal } = STAGES[status];
  if (renewal === 'always') return true;
  return hasBegun && (renewal === 'begun' || (renewal === 'begunAltered' && isAltered));
}

/** Whether a renewal may be begun, of what is not in one. */
export function mayBeginRenewal(status: Status): boolean {
  return STAGES[status].renewal === 'begun';
}

/** Why a client is not let in: `inAnalysis`, `useApp` (the tenant has an application for approved clients), `inactive`. */
export type EntryRefusal = 'inAnalysis' | 'useApp' | 'inactive';

/** What decides on an entry besides the status. */
export interface EntryFacts {
  /** PermiteLoginEmRevisao. */
  mayStay: boolean;
  /** Customers sign in by token alone. */
  isTokenOnly: boolean;
  /** The tenant has words and an application of its own for approved clients. */
  isCustomBrand: boolean;
}

/** Why a client who has shown who it is may not sign in now; `undefined` when it may. */
export function refuseEntry(
  status: Status,
  { mayStay, isTokenOnly, isCustomBrand }: EntryFacts,
): EntryRefusal | undefined {
  const { entry } = STAGES[status];
  if (entry === 'stayers') return mayStay ? undefined : 'inAnalysis';
  if (entry === 'open' || !isTokenOnly) return undefined;
  if (entry === 'closed') return 'inactive';
  if (!isCustomBrand) return undefined;
  return entry === 'app' ? 'useApp' : 'inAnalysis';
}
