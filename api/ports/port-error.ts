/** The error of every provider, independent of the vendor. `detail` is for the log, never for users. */
export class PortError extends Error {
  constructor(
    /** `UNSUPPORTED`: too few sentences of the reply are supported by the given material. */
    readonly reason: 'NOT_CONFIGURED' | 'TIMEOUT' | 'UNAVAILABLE' | 'BAD_REPLY' | 'REFUSED' | 'UNSUPPORTED',
    readonly detail: string,
    options?: ErrorOptions,
  ) {
    super(`${reason}: ${detail}`, options);
    this.name = 'PortError';
  }
}
