/** A type of customer as the definitions declare it: who can have an account. */
export interface AccountType {
  /** Its number in the calls. */
  type: number;
  name: string;
  /** What its tab at the login is called; its name unless said. */
  tab?: string;
  /** The format of the document that stands in for the e-mail. */
  document: string;
}
