/** The span of a call, where spans are sent. */
export interface CallSpan {
  /** 16 hexadecimal digits. */
  id: string;
  /** Begins that of a statement that the call asks. @returns to be called when the statement has ended */
  begin: (statement: string) => () => void;
}
