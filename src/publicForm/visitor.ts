import type { UnsavedStorage } from '../../engine/session';
import { PREFIX } from '../session/unsaved';

/** The key of what a visitor typed in a form in front of the login; it goes with the login of anybody. */
export function visitorKey(form: string, version: string): string {
  return [PREFIX, 'visitor', form, version].join('/');
}

/** Deletes what visitors typed in a form, in whatever version of it. */
export function forgetVisitor(form: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(visitorKey(form, ''))) sessionStorage.removeItem(key);
    }
  } catch {
    // The browser refuses session storage: nothing was kept.
  }
}

/** Where a form in front of the login keeps what is typed: in the session storage of its tab. */
export function createVisitorStorage(): UnsavedStorage {
  return {
    read(key) {
      try {
        return sessionStorage.getItem(key);
      } catch {
        return null;
      }
    },
    write(key, value) {
      try {
        sessionStorage.setItem(key, value);
      } catch {
        // Refused, or full: it is not kept.
      }
    },
    remove(key) {
      try {
        sessionStorage.removeItem(key);
      } catch {
        // As above.
      }
    },
  };
}
