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
