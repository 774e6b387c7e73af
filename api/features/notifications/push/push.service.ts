import { createHash } from 'node:crypto';
import type { AddPushDeviceInput } from '#schema/generated/contract.ts';
import { errorText } from '#schema/text/errors.ts';
import { pushText as say } from '#schema/text/notification-push.ts';
import { PushDevice } from '#db/entities/notification.entity.ts';
import { asSystem } from '#db/row-wall.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { ok, userError } from '#api/kernel/errors.ts';
import { isId, newId } from '#api/kernel/ids.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import { areKeys, deviceName, MAX_DEVICES } from './push.rules.ts';
import { vapidOf } from './vapid.service.ts';

export async function readPushSetup(ctx: Ctx) {
  const vapid = await vapidOf(ctx);
  const devices = await ctx.em.find(PushDevice, { user: signedIn(ctx).userId }, { orderBy: { createdAt: 'desc' } });
  return 'problem' in vapid
    ? { problem: vapid.problem, publicKey: null, devices }
    : { problem: null, publicKey: vapid.publicKey, devices };
}

/** Adds a browser. The address of its push service goes through the same guard as webhooks. */
export async function addPushDevice(ctx: Ctx, { endpoint, p256dh, auth }: AddPushDeviceInput) {
  const vapid = await vapidOf(ctx);
  if ('problem' in vapid) return userError('NOT_CONFIGURED', vapid.problem);
  if (!areKeys({ p256dh, auth })) return userError('VALIDATION', say.keysInvalid, 'p256dh');
  if (ctx.ports.webhookPost.problemOf(endpoint)) return userError('VALIDATION', say.endpointInvalid, 'endpoint');
  if (await ctx.ports.webhookPost.probe(endpoint)) return userError('VALIDATION', say.endpointInvalid, 'endpoint');
  const { userId } = signedIn(ctx);
  const endpointHash = createHash('sha256').update(endpoint).digest('hex');
  // A browser that another account used before: its row is of somebody else.
  await asSystem(() => ctx.em.execute('delete from push_device where endpoint_hash = ?', [endpointHash]));
  // Parallel calls wait for each other: each would count the others as absent.
  await ctx.em.execute('select pg_advisory_xact_lock(hashtext(?))', [`push_device:${userId}`]);
  if ((await ctx.em.count(PushDevice, { user: userId })) >= MAX_DEVICES)
    return userError('LIMIT_REACHED', say.tooMany(MAX_DEVICES));
  const device = ctx.em.create(PushDevice, {
    id: newId('pushDevice'),
    user: userId,
    endpointHash,
    subscriptionSealed: ctx.encryption.encrypt(JSON.stringify({ endpoint, p256dh, auth })),
    name: deviceName(ctx.origin.userAgent),
    createdAt: ctx.clock.now(),
  });
  await ctx.em.flush();
  return ok({ device });
}

export async function removePushDevice(ctx: Ctx, { id }: { id: string }) {
  const device = isId(id, 'pushDevice') ? await ctx.em.findOne(PushDevice, { id, user: signedIn(ctx).userId }) : null;
  if (!device) return userError('NOT_FOUND', errorText.NOT_FOUND, 'id');
  const { name, createdAt } = device;
  await ctx.em.nativeDelete(PushDevice, { id });
  return ok({ device: { id, name, createdAt } });
}
