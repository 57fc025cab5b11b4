/** The server cannot start with these variables or in this folder; the message is one sentence for its operator. */
export class ConfigError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ConfigError';
  }
}
