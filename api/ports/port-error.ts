/** What every provider throws, so that callers need not know the vendor. `detail` is for the log, never for people. */
export class PortError extends Error {
  constructor(
    readonly reason: 'NOT_CONFIGURED' | 'TIMEOUT' | 'UNAVAILABLE' | 'BAD_REPLY' | 'REFUSED',
    readonly detail: string,
    options?: ErrorOptions,
  ) {
    super(`${reason}: ${detail}`, options);
    this.name = 'PortError';
  }
}
