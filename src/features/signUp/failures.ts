import * as PAGE_MESSAGES from '../../../contract/pageMessages';
import { foldText } from '../../../engine/core';
import type { PublicResult } from '../../api/publicCall';
import { host } from '../../dialogs/dialogStore';

/** Two spellings of the same condition. */
const NOT_CONFIRMED = ['Cliente não validado o e-mail!', 'Cliente com e-mail não validado!'].map(foldText);

/** Says why no account came of a sign-up. */
export function tellNotCreated({ description }: Extract<PublicResult, { kind: 'failed' }>): Promise<unknown> {
  return host.ask({
    kind: 'error',
    ...PAGE_MESSAGES.notSignedUp,
    ...(description !== undefined && { text: description }),
  });
}

/** Says that the sign-in that follows a sign-up by itself failed. */
export function tellNotSignedIn(message: string): Promise<unknown> {
  const isUnconfirmed = NOT_CONFIRMED.includes(foldText(message));
  return host.ask({
    kind: 'error',
    ...(isUnconfirmed ? PAGE_MESSAGES.notSignedInUnconfirmed : PAGE_MESSAGES.notSignedIn),
  });
}
