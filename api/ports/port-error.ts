/** What every provider throws, so that callers need not know the vendor. `detail` is for the log, never for people. */
export class PortError extends Error {
  constructor(
    /** `UNSUPPORTED`: it replied, and too little of its reply is backed by what it was given. */
    readonly reason: 'NOT_CONFIGURED' | 'TIMEOUT' | 'UNAVAILABLE' | 'BAD_REPLY' | 'REFUSED' | 'UNSUPPORTED',
    readonly detail: string,
    options?: ErrorOptions,
  ) {
    super(`${reason}: ${detail}`, options);
    this.name = 'PortError';
  }
}
