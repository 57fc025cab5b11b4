import type { Json } from '../../engine/core';
import type { StoryTab } from '../../stories/engine/tabSession';
import type { Comment } from '../document/comments/comments';
import type { Example } from '../preview/examples';

/** Something of a tab that can be remarked about, as the form knows it. */
export interface SharedPlace {
  at: string;
  title: string;
}

/** One tab of a preview that was shared. */
export interface SharedTab {
  /** `pf/informacoes` */
  tab: string;
  title: string;
  places: SharedPlace[];
  examples: Example[];
}

/** What the page of a shared preview begins with. */
export interface SharedPreview {
  /** The wizard, or folder of forms. */
  id: string;
  title: string;
  /** The day on which it was made, `2026-11-23`, which is today in its forms. */
  day: string;
  tenants: string[];
  tabs: SharedTab[];
  /** Those that it was shared with. */
  comments: Comment[];
}

declare global {
  /** Left by the scripts of the folder: a page that is opened from disk can ask for nothing. */
  var fichaPreview: SharedPreview | undefined;
  /** The modules of the tabs, by tab. */
  var fichaTabs: Record<string, StoryTab> | undefined;
  /** The lists of options, by their path in lower case. */
  var fichaLists: Record<string, Json> | undefined;
}
