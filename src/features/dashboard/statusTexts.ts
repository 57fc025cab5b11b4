import { mayBeginRenewal, STATUS, type Status, wasSent } from '../../../contract/lifeCycle';
import { RENEWAL_WORDS, REVIEWED_TEXT, STATUS_WORDS } from '../../../contract/lifeCycleWords';
import type { IconName } from '../../../engine/theme';
import type { User } from '../../api/user';

/** What the portal says about a status of a registration. */
export interface StatusText {
  title: string;
  text: string;
  icon: IconName;
  /** `brand` where all is well, `warn` where something is to be done. */
  tone: 'brand' | 'warn' | 'plain';
}

type Look = Pick<StatusText, 'icon' | 'tone'>;

const LOOKS: Record<Status, Look> = {
  [STATUS.notStarted]: { icon: 'clock', tone: 'plain' },
  [STATUS.inApproval]: { icon: 'clock', tone: 'plain' },
  [STATUS.approved]: { icon: 'check', tone: 'brand' },
  [STATUS.expired]: { icon: 'warning', tone: 'warn' },
  [STATUS.inReview]: { icon: 'search', tone: 'plain' },
  [STATUS.inactive]: { icon: 'lock', tone: 'plain' },
};

const RENEWAL: StatusText = { ...RENEWAL_WORDS, icon: 'clock', tone: 'warn' };

/**
 * What is said about a registration that was sent; undefined of one that was not.
 * @param isReviewed all sections of a renewal are: nothing in them is pending any more
 */
export function statusText({ StatusCadastro, RenovacaoCadastral }: User, isReviewed = false): StatusText | undefined {
  if (!wasSent(StatusCadastro)) return undefined;
  const isRenewal = mayBeginRenewal(StatusCadastro) && RenovacaoCadastral;
  const status = isRenewal ? RENEWAL : { ...STATUS_WORDS[StatusCadastro], ...LOOKS[StatusCadastro] };
  return isReviewed ? { ...status, text: REVIEWED_TEXT, tone: 'plain' } : status;
}
