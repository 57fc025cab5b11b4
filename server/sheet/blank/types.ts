/** One question on paper, with the room for its answer. */
export interface BlankQuestion {
  label: string;
  isRequired: boolean;
  /** When it is to be answered, where not always. */
  note?: string | undefined;
  /** Boxes to tick in place of a line to write on. */
  choices?: readonly string[] | undefined;
  /** How the answer is written: `dd/mm/aaaa`. */
  form?: string | undefined;
  /** As much room as a sentence needs, or so little that two stand beside each other. */
  room: 'lines' | 'line' | 'half';
}

/** Questions under a title. */
export interface BlankSection {
  title: string;
  note?: string | undefined;
  questions: BlankQuestion[];
  /** Sections within: the rows of a list. */
  sections: BlankSection[];
}

/** A tab of the form. */
export interface BlankTab {
  title: string;
  note?: string | undefined;
  sections: BlankSection[];
}

/** What stands on every form of an institution. */
export interface BlankWords {
  tenant: { name: string; accent: string };
  /** How to get help, and where the form is taken or sent to. */
  contact: readonly string[];
}

/** A whole form on paper. */
export interface BlankForm extends BlankWords {
  title: string;
  tabs: BlankTab[];
  /** At the foot of each page. */
  foot: string;
  /** The moment that the document is dated with. */
  now: Date;
}
