/**
 * Every column that holds encrypted values. `npm run secret:rotate` seals them anew in this order: signing keys are last,
 * so that an unfinished rotation shows in them. Jobs hold some too, in fields of their payload that are named `sealed…`.
 */
export const SEALED_COLUMNS = [
  { table: 'idempotent_request', column: 'answer', key: ['user_id', 'operation', 'key'] },
  { table: 'google_consent', column: 'verifier', key: ['state_hash'] },
  { table: 'google_attempt', column: 'verifier', key: ['state_hash'] },
  { table: 'google_connection', column: 'sealed_grant', key: ['id'] },
  { table: 'integration_consent', column: 'verifier_sealed', key: ['state_hash'] },
  { table: 'integration_connection', column: 'grant_sealed', key: ['id'] },
  { table: 'webhook_endpoint', column: 'secret_sealed', key: ['id'] },
  { table: 'webhook_endpoint', column: 'previous_secret_sealed', key: ['id'] },
  { table: 'push_device', column: 'subscription_sealed', key: ['id'] },
  { table: 'push_key', column: 'private_sealed', key: ['public_key'] },
  { table: 'trial', column: 'key_sealed', key: ['user_id'] },
  { table: 'totp_factor', column: 'secret_sealed', key: ['user_id'] },
  { table: 'signing_key', column: 'private_sealed', key: ['id'] },
] as const;

/** What goes when the secret is lost. Sessions go on with new signing keys; Google is connected anew, webhooks are made anew. */
/** What goes when the secret is lost. Sessions go on with new signing keys; Google is connected anew, and the second step of logins is set up anew. */
export const DELETE_SEALED = SEALED_COLUMNS.map(({ table }) => `delete from ${table}`);

/**
 * One value for each key that seals signing keys. Of values without a key id the newest, unless it is so old that nothing
 * asks for it any more: the first releases started with any secret.
 */
export const SEALED_SAMPLES = `
  select min(private_sealed) as sample from public.signing_key where private_sealed like 'v2.%' group by substr(private_sealed, 4, 8)
  union all (select private_sealed from public.signing_key where private_sealed like 'v1.%'
    and created_at > (select max(created_at) - interval '31 days' from public.signing_key) order by created_at desc limit 1)`;
