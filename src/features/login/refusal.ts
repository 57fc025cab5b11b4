import { ENTRY_REFUSALS } from '../../../contract/entryRefusals';
import * as LOGIN_REFUSALS from '../../../contract/loginRefusals';
import { foldText } from '../../../engine/core';
import type { PortalSettings } from '../../session/settings';

/** What the login does about a refusal. */
export type Refusal =
  | { kind: 'notActivated'; message: string }
  | { kind: 'signUp' }
  | { kind: 'unknownClient'; message: string }
  | { kind: 'inReview' }
  | { kind: 'approved' }
  | { kind: 'warning'; message: string };

const { notConfirmed, notConfirmedToo, unknown, inAnalysis, wrongToken } = LOGIN_REFUSALS;
const IN_REVIEW = inAnalysis;

/** Recognises the server's message, whatever its case, accents and outer spaces; what is recognised is shown accented. */
export function readRefusal(message: string, settings: PortalSettings): Refusal {
  const says = (text: string) => foldText(text) === foldText(message);
  if (says(notConfirmed) || says(notConfirmedToo)) return { kind: 'notActivated', message: notConfirmed };
  if (says(unknown)) {
    return settings.signUpUnknown ? { kind: 'signUp' } : { kind: 'unknownClient', message: unknown };
  }
  if (says(IN_REVIEW)) return settings.customApproval ? { kind: 'inReview' } : { kind: 'warning', message: IN_REVIEW };
  if (says(ENTRY_REFUSALS.useApp) && settings.customApproval) return { kind: 'approved' };
  return { kind: 'warning', message: says(wrongToken) ? wrongToken : message };
}
