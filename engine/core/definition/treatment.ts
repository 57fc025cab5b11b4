/** How long data of a treatment is kept: one of the three numbers. */
export interface Retention {
  years?: number;
  months?: number;
  days?: number;
  /** `end`: from the end of the relationship; `collection`: from when it was told. */
  from: 'end' | 'collection';
  /** What obliges to keep it, even when its erasure is asked for. Without it nothing does. */
  norm?: string;
}

/** Why data is asked for, what allows that, and how long it is kept. */
export interface TreatmentDefinition {
  title: string;
  purpose: string;
  /** The legal basis, with its article. */
  basis: string;
  retention: Retention;
  /** Data of a kind that the law protects above others. */
  sensitive?: true;
}

/** Something that is kept beside what forms ask: sessions, e-mails, evidence. */
export interface RecordDefinition {
  title: string;
  /** The name of its treatment. */
  treatment: string;
}
