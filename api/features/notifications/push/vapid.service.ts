import type { Ctx } from '#api/kernel/context.ts';
import { asSystem } from '#db/row-wall.ts';
import { pushText as say } from '#schema/text/notification-push.ts';
import { newVapidKeys, type Vapid, type VapidKeys } from './push-message.adapter.ts';

/** With what this service signs at push services. */

interface StoredKey {
  public_key: string;
  private_sealed: string;
}

const FIRST = 'select public_key, private_sealed from push_key order by created_at, public_key limit 1';

async function storedKeys(ctx: Ctx): Promise<VapidKeys> {
  const [known] = await ctx.em.execute<StoredKey[]>(FIRST);
  if (known) return { publicKey: known.public_key, privateKey: ctx.encryption.decrypt(known.private_sealed) };
  const made = newVapidKeys();
  // Two servers that make one at once: the older one counts, for both.
  await ctx.em.execute(
    `insert into push_key (public_key, private_sealed, created_at)
     select ?, ?, ?::timestamptz where not exists (select 1 from push_key)`,
    [made.publicKey, ctx.encryption.encrypt(made.privateKey), ctx.clock.now()],
  );
  return storedKeys(ctx);
}

/** The subject: the operator's mail, else the public address. Push services refuse requests without one. */
function subjectOf(ctx: Ctx): string | null {
  const { email } = ctx.runtime.operator;
  if (email) return `mailto:${email}`;
  const address = ctx.ports.address();
  return address.startsWith('https://') ? address : null;
}

/** The keys of this service, made once and sealed; or what is missing, in Spanish. */
export async function vapidOf(ctx: Ctx): Promise<Vapid | { problem: string }> {
  const subject = subjectOf(ctx);
  if (!subject) return { problem: say.notConfigured };
  return { ...(await asSystem(() => storedKeys(ctx))), subject };
}
