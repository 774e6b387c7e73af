import { expect, test } from 'vitest';
import { sources } from './house-rules.ts';

/**
 * Who encrypts, and where the value is kept. What is in the database must be found by `npm run secret:rotate`: in
 * `db/sealed-columns.ts`, or in a field `sealed…` of a job.
 */
const KEPT_IN: Record<string, string> = {
  'api/kernel/database/idempotency.ts': 'idempotent_request.answer',
  'api/features/users/key-rotation.service.ts': 'signing_key.private_sealed',
  'api/features/google-login/google-attempt.service.ts': 'google_attempt.verifier',
  'api/features/calendar/google/google-consent.service.ts': 'google_consent.verifier',
  'api/features/calendar/google/google-grant.service.ts': 'google_connection.sealed_grant, and the job that revokes it',
  'api/features/integrations/integration-consent.service.ts':
    'integration_consent.verifier_sealed, integration_connection.grant_sealed, and the job that revokes it',
  'api/features/integrations/permission.service.ts': 'integration_connection.grant_sealed',
  'api/features/webhooks/webhook-secrets.service.ts': 'webhook_endpoint.secret_sealed and previous_secret_sealed',
  'api/features/notifications/digest/digest.jobs.ts': 'the job that mails it',
  'api/features/notifications/push/push.service.ts': 'push_device.subscription_sealed',
  'api/features/notifications/push/vapid.service.ts': 'push_key.private_sealed',
  'api/features/trials/trials.service.ts': 'trial.key_sealed',
  'api/features/cases/people/invitations.service.ts': 'the job that mails it',
  'api/features/subscriptions/payments/claims.service.ts': 'the job that mails it',
  'api/features/users/two-factor.service.ts': 'totp_factor.secret_sealed',
  'api/features/users/password-reset.service.ts': 'the job that mails it',
  'api/features/subscriptions/seats/seats.service.ts': 'the job that mails it',
  'api/features/calendar/events/event-deletion.service.ts': 'nowhere: the browser, for as long as it can be undone',
};

const encryptsIn = ({ file, text }: { file: string; text: string }): string[] =>
  /encryption\s*\.encrypt\(/.test(text) ? [file] : [];

test('every file that encrypts says where the value is kept, so that a rotation of the secret finds it', () => {
  const found = sources('api/{kernel,features,transport,providers}/**/*.ts').flatMap(encryptsIn);
  expect(found.toSorted()).toEqual(Object.keys(KEPT_IN).toSorted());
});

test('a file that encrypts and is not in the list is found (planted)', () => {
  expect(encryptsIn({ file: 'api/planted.ts', text: 'row.seed = ctx.encryption.encrypt(seed);' })).toHaveLength(1);
});
