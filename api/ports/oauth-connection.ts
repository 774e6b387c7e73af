import { PortError } from './port-error.ts';

/** The services that an account connects with a permission of its own. */
export const CONNECTED_SERVICES = ['ZOOM', 'DOCUSIGN'] as const;
export type ConnectedService = (typeof CONNECTED_SERVICES)[number];

/** OAuth tokens. Secret: stored encrypted, never logged. */
export interface ServiceGrant {
  accessToken: string;
  refreshToken: string | null;
}

/** The permission was refused or revoked: its owner must grant it again. */
export class ServicePermissionLost extends PortError {
  constructor(detail: string, options?: ErrorOptions) {
    super('REFUSED', detail, options);
    this.name = 'ServicePermissionLost';
  }
}

export interface NewMeeting {
  /** At most 200 characters. */
  topic: string;
  /** Null: it is held again and again, without a time of its own. */
  startAt: Date | null;
  minutes: number;
  /** IANA name. */
  zone: string;
}

/**
 * Video meetings of the account of an access token. Calls reject with `ServicePermissionLost` when the token is not
 * accepted, with the `PortError` `REFUSED` when the service says no, and with others when they may be retried.
 */
export interface Meetings {
  create(accessToken: string, meeting: NewMeeting, signal: AbortSignal): Promise<{ id: string; joinUrl: string }>;
  /** One that does not exist is no error. */
  remove(accessToken: string, id: string, signal: AbortSignal): Promise<void>;
}

/**
 * Permission to act for an account of a service: authorization code with PKCE. Calls reject with `ServicePermissionLost`
 * when the code or the permission is not accepted, and with another `PortError` when they may be retried.
 */
export interface OAuthConnection {
  /** Address of the consent page. `codeChallenge`: S256 of the verifier. */
  consentUrl(request: { state: string; codeChallenge: string; returnTo: string }): string;
  /** Exchanges the code, and reads whose account it is. */
  exchange(
    answer: { code: string; codeVerifier: string; returnTo: string },
    signal: AbortSignal,
  ): Promise<{ grant: ServiceGrant; accountName: string }>;
  /** Newer tokens. Rejects with `ServicePermissionLost` when the permission was taken away or is over. */
  refresh(grant: ServiceGrant, signal: AbortSignal): Promise<ServiceGrant>;
  /** Video meetings; null: the service has none. */
  readonly meetings: Meetings | null;
  /** Revokes at the service; one that was revoked before is no error. Nothing where the service offers no such call. */
  revoke(grant: ServiceGrant, signal: AbortSignal): Promise<void>;
}

declare module '../kernel/context.ts' {
  interface Ports {
    /** Absent: this server has no credentials for that service. */
    services: Partial<Record<ConnectedService, OAuthConnection>>;
  }
}
