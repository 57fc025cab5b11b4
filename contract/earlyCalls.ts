/**
 * A GET that a page makes before its scripts have come, since they will ask for it: on a slow network an answer takes as long
 * as half of them. The server names these in the page, `src/theme/early.js` makes them, `src/api/early.ts` hands them on.
 */
export interface EarlyCall {
  /** Whole, with its query. */
  path: string;
  /** Only for who is logged in. */
  ofSession?: true;
  /** The version of the definitions that it is made with. */
  version?: string;
}

/** Name of the element of a page that lists them as JSON. */
export const EARLY_CALLS = 'early-calls';

/** Id of the element of a page that runs the script which opens its wizard, before there is anything that could show it. */
export const AHEAD = 'ahead';

/** Name of the element of a page that lists as JSON which scripts and styles it will need of who is logged in. */
export const EARLY_FILES = 'early-files';

/** The same for what a page needs after those, so that it takes nothing of a slow network from them. */
export const LATER_FILES = 'later-files';
