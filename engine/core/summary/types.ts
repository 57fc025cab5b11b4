/** One line of a summary: a label and what is filled in, formatted as the customer reads it. */
export interface SummaryItem {
  label: string;
  /** Empty: shown as not informed. */
  value: string;
  /** The list that has the words for it is on its way; `value` is the code meanwhile. */
  pending?: true;
  /** A question that may stay blank, and does: where data hold it, `field` or `list/field`. */
  unanswered?: string;
}

/** A group of lines: a section of a tab, or a row of a list, with its own title. */
export interface SummaryGroup {
  title: string;
  /** Of a row whose title is its number: what it is called by its own content. */
  name?: string;
  items: SummaryItem[];
  /** What stands in place of rows: that there are none, or that they did not load. */
  note?: string;
  /** Rows of lists and lists within. */
  groups?: SummaryGroup[];
}

/** A section of a tab. */
export interface SummarySection extends SummaryGroup {
  id: string;
  /** How many rows its lists have, in the words that the `line` of the tab, or else the list, has for them: `'2 guests'`. */
  counts?: string[];
}

/** One tab of a summary. */
export interface SummaryTab {
  id: string;
  title: string;
  groups: SummarySection[];
}
