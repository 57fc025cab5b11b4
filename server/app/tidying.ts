import { forgetUnusedDevices } from '../access/devices';
import { forgetEndedSessions } from '../access/sessions/session';
import { forgetUnconfirmed } from '../access/signUp/createAccount';
import { forgetEndedPasswords } from '../access/temporaryPassword';
import { forgetsOrphans } from '../blocks/documents/orphans';
import { forgetsWaiting } from '../blocks/documents/waiting';
import { noticeExpiries, noticesReminders } from '../outside/events/expiries';
import { forgetsOldEvents } from '../outside/events/keep';
import { forgetsOldDrafts } from '../registration/drafts/drafts';
import { finishesErasures, forgetsEnded, forgetsNeverSent } from '../registration/privacy/forget';
import { forgetsOldRecords } from '../registration/privacy/forgetRecords';
import type { LiveDefinitions } from '../storage/definitions/types';
import type { Files } from '../storage/files/files';
import { forgetOldCalls } from '../storage/integrationKeys';
import { forgetOldAnswers } from '../storage/once';
import type { Tidying } from '../storage/tidying';

/** How often all contents of files are looked at: nearly a day, so that a round that comes early does not miss its turn. */
const ORPHANS_MS = 23 * 60 * 60_000;

/** What a round does: what is due by its day, and what is kept for a time only. */
export const tidyingOf = (definitions: LiveDefinitions, files: Files, reminderDays: number): Tidying[] => [
  forgetsWaiting(definitions, files),
  forgetsOrphans(files, ORPHANS_MS),
  forgetOldAnswers,
  forgetOldCalls,
  noticeExpiries,
  noticesReminders(reminderDays),
  forgetsOldEvents(definitions),
  forgetUnusedDevices,
  forgetUnconfirmed,
  forgetEndedPasswords,
  forgetEndedSessions({ definitions }),
  forgetsOldDrafts(definitions),
  forgetsNeverSent(definitions, files),
  forgetsEnded(definitions, files),
  finishesErasures(definitions, files),
  forgetsOldRecords(definitions),
];
