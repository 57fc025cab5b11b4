import type { Pointer } from '../../engine/core';
import { codeOfStatus, type FailureCode } from './failureCodes';

/** What a refusal tells programs besides. */
interface RefusalOptions extends ErrorOptions {
  code?: FailureCode;
  /** What it is about, in the body that was sent. */
  field?: Pointer | undefined;
}

/** Messages about one place of a body end with it, or with the values that it may have: `Campo desconhecido: /Admin`. */
const NAMED_PLACE = /: (\/[^\s.]*)(?:\.|$)/;

/** An answer other than 200, with the messages that the customer may read. */
export class Refusal extends Error {
  readonly status: number;
  readonly messages: string[];
  readonly code: FailureCode;
  readonly field: Pointer | undefined;

  constructor(
    status: 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 503,
    messages: string | string[],
    options: RefusalOptions = {},
  ) {
    const list = typeof messages === 'string' ? [messages] : messages;
    super(list[0], options);
    this.name = 'Refusal';
    this.status = status;
    this.messages = list;
    this.field = options.field ?? NAMED_PLACE.exec(list[0] ?? '')?.[1];
    this.code = options.code ?? (this.field === undefined ? codeOfStatus(status) : 'CAMPO_INVALIDO');
  }
}
