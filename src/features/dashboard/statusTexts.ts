import { mayBeginRenewal, STATUS, type Status, wasSent } from '../../../contract/lifeCycle';
import { REFUSED_WORDS, RENEWAL_WORDS, REVIEWED_TEXT, STATUS_WORDS } from '../../../contract/lifeCycleWords';
import { isObject } from '../../../engine/core';
import type { IconName } from '../../../engine/theme';
import type { User } from '../../api/user';
import { dayText } from '../../ui/moment';

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

const REFUSED: StatusText = { ...REFUSED_WORDS, icon: 'alert', tone: 'plain' };

const RENEWAL: StatusText = { ...RENEWAL_WORDS, icon: 'clock', tone: 'warn' };

/**
 * What is said about a registration that was sent; undefined of one that was not.
 * @param isReviewed all sections of a renewal are: nothing in them is pending any more
 */
export function statusText(user: User, isReviewed = false): StatusText | undefined {
  const { StatusCadastro, RenovacaoCadastral } = user;
  if (!wasSent(StatusCadastro)) return undefined;
  if (refusalOf(user)) return REFUSED;
  const isRenewal = mayBeginRenewal(StatusCadastro) && RenovacaoCadastral;
  const status = isRenewal ? RENEWAL : { ...STATUS_WORDS[StatusCadastro], ...LOOKS[StatusCadastro] };
  return isReviewed ? { ...status, text: REVIEWED_TEXT, tone: 'plain' } : status;
}

/** When and why a registration was refused: `{ day: '23/11/2026', text: 'Documento ilegível.' }`; undefined of any other. */
export function refusalOf({ Recusa }: User): { day: string; text: string } | undefined {
  if (!isObject(Recusa)) return undefined;
  const textOf = (name: string) => (typeof Recusa[name] === 'string' ? Recusa[name] : '');
  return { day: dayText(textOf('Em')), text: textOf('Texto') };
}

/** Why the sections of a registration are closed; undefined where its status does not say. */
export function closedText(user: User): string | undefined {
  return (refusalOf(user) ? REFUSED_WORDS : STATUS_WORDS[user.StatusCadastro]).closed;
}
