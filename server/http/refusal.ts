/** An answer other than 200, with the messages that the customer may read. */
export class Refusal extends Error {
  readonly status: number;
  readonly messages: string[];

  constructor(
    status: 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 503,
    messages: string | string[],
    options?: ErrorOptions,
  ) {
    const list = typeof messages === 'string' ? [messages] : messages;
    super(list[0], options);
    this.name = 'Refusal';
    this.status = status;
    this.messages = list;
  }
}
