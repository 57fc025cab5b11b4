/** The codes of errors that the engine throws at those who write definitions or programs. */
export type EngineErrorCode =
  | 'CYCLE'
  | 'NO_LISTS'
  | 'UNKNOWN_FIELD'
  | 'UNKNOWN_PART'
  | 'UNKNOWN_TAB'
  | 'UNKNOWN_VALIDATOR';

/** An error for analysts and programmers, never shown to a customer. */
export class EngineError extends Error {
  readonly code: EngineErrorCode;

  constructor(code: EngineErrorCode, message: string) {
    super(message);
    this.name = 'EngineError';
    this.code = code;
  }
}
