/** StatusCadastro by what it means. */
export const STATUS = { notStarted: 0, inApproval: 1, approved: 2, expired: 3, inReview: 4, inactive: 5 } as const;

export type Status = (typeof STATUS)[keyof typeof STATUS];

/** What a registration of one status may do, and where that leads. */
interface Stage {
  /** Whether its owner may change, sign and send it; `altered`: only what was altered since it was sent. */
  edit: boolean | 'altered';
  /** What it is once it was sent. */
  sent: Status;
  /** What it is once its questionnaire was saved: what it was, in review, or that only if its owner may stay signed in. */
  answered?: 'inReview' | 'orOut';
  /** Whether it is renewed: never, always, while a renewal has begun, and while it is altered besides. */
  renewal?: 'always' | 'begun' | 'altered';
  /**
   * Who may sign in: all, only who may stay signed in during a first approval; by a token alone not those for whom the
   * tenant has an application, those under review there, nobody.
   */
  entry?: 'stayers' | 'app' | 'review' | 'nobody';
  /** Among which of the living it is counted. */
  group?: Group;
}

/** How registrations are counted: under way, awaiting approval, approved. */
export const GROUPS = ['draft', 'waiting', 'approved'] as const;

export type Group = (typeof GROUPS)[number];

const { notStarted, inApproval, approved, expired, inReview, inactive } = STATUS;

/** The one table of what a registration may do. */
const STAGES: Record<Status, Stage> = {
  [notStarted]: { edit: true, sent: inApproval, group: 'draft' },
  [inApproval]: { edit: true, sent: inApproval, entry: 'stayers', group: 'waiting' },
  [approved]: { edit: true, sent: inReview, answered: 'inReview', renewal: 'begun', entry: 'app', group: 'approved' },
  [expired]: { edit: true, sent: inReview, answered: 'orOut', renewal: 'always', entry: 'app', group: 'approved' },
  [inReview]: {
    edit: 'altered',
    sent: inReview,
    answered: 'inReview',
    renewal: 'altered',
    entry: 'review',
    group: 'waiting',
  },
  [inactive]: { edit: false, sent: inactive, entry: 'nobody' },
};

/** A status that may be any number: one that there is not may do nothing, as an inactive one. */
export function toStatus(value: unknown): Status {
  return Number(value) in STAGES ? (Number(value) as Status) : inactive;
}

/** Whether a registration may be changed, signed and sent: not while what was sent is reviewed, nor once inactive. */
export function mayEdit(status: Status, isAltered: boolean): boolean {
  const { edit } = STAGES[status];
  return edit === true || (edit === 'altered' && isAltered);
}

/** Whether anything of the client may be changed at all, forms beside the registration included. */
export function isActive(status: Status): boolean {
  return mayEdit(status, true);
}

/** Among which of the living it is counted; `undefined` for an inactive one. */
export function groupOf(status: Status): Group | undefined {
  return STAGES[status].group;
}

/** Whether it was sent before: only then a save alters it, and files that were sent stay. */
export function wasSent(status: Status): boolean {
  return status !== notStarted;
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
  if (answered === 'orOut' && !mayStay) return undefined;
  return answered ? inReview : status;
}

/** Whether it is in renewal whatever has begun. */
export function isAlwaysRenewed(status: Status): boolean {
  return STAGES[status].renewal === 'always';
}

/** Whether it is renewed, by whether a renewal has begun and whether it is altered. */
export function isInRenewal(status: Status, hasBegun: boolean, isAltered: boolean): boolean {
  const { renewal } = STAGES[status];
  return isAlwaysRenewed(status) || (hasBegun && (renewal === 'begun' || (renewal === 'altered' && isAltered)));
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
  if (!entry || !isTokenOnly) return undefined;
  if (entry === 'nobody') return 'inactive';
  if (!isCustomBrand) return undefined;
  return entry === 'app' ? 'useApp' : 'inAnalysis';
}
