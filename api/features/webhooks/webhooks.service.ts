import { LockMode } from '@mikro-orm/postgresql';
import type { CreateWebhookEndpointInput, UpdateWebhookEndpointInput } from '#schema/generated/contract.ts';
import { errorText } from '#schema/text/errors.ts';
import { webhookEventText } from '#schema/text/webhook-events.ts';
import { webhookText as say } from '#schema/text/webhooks.ts';
import { CHOSEN_EVENTS, WEBHOOK_EVENTS } from '#schema/webhook-events.ts';
import { WebhookEndpoint } from '#db/entities/webhook.entity.ts';
import { later } from '#api/kernel/clock.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { isStorable } from '#api/kernel/database/storable.ts';
import { ok, Refusal, userError } from '#api/kernel/errors.ts';
import { isId, newId } from '#api/kernel/ids.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import { recordAudit } from '../audit/index.ts';
import { requireConfirmation } from '../users/index.ts';
import { bodyOf } from './webhook-bodies.service.ts';
import { giveUpWaiting } from './webhook-delivery.service.ts';
import { newWebhookSecret, sealWebhookSecret } from './webhook-secrets.service.ts';
import { MAX_ENDPOINTS, readDescription, readEventTypes, ROTATION_MS } from './webhooks.rules.ts';

type Refused = ReturnType<typeof userError>;
type Changes = Partial<Pick<WebhookEndpoint, 'url' | 'description' | 'eventTypes'>>;

/** Of the examples: an instant and an id that belong to nobody. */
const EXAMPLE_AT = new Date('2026-11-20T18:00:00.000Z');
const EXAMPLE_ID = 'whv_01kaexample0000000000000000';

export const listEventTypes = () =>
  CHOSEN_EVENTS.map((name) => ({
    name,
    version: WEBHOOK_EVENTS[name].version,
    ...webhookEventText[name],
    descriptionEn: WEBHOOK_EVENTS[name].description,
    jsonSchema: JSON.stringify(WEBHOOK_EVENTS[name].schema),
    example: bodyOf(EXAMPLE_ID, name, EXAMPLE_AT, WEBHOOK_EVENTS[name].example),
  }));

export const listEndpoints = (ctx: Ctx): Promise<WebhookEndpoint[]> =>
  ctx.em.find(
    WebhookEndpoint,
    { user: signedIn(ctx).userId },
    { orderBy: { createdAt: 'asc', id: 'asc' }, limit: MAX_ENDPOINTS },
  );

export const endpointById = async (ctx: Ctx, id: string): Promise<WebhookEndpoint | null> =>
  isId(id, 'webhookEndpoint') ? ctx.em.findOne(WebhookEndpoint, { id, user: signedIn(ctx).userId }) : null;

/** Null: one secret signs. */
export const secondSecretUntil = (ctx: Ctx, { previousSecretUntil: until }: WebhookEndpoint): Date | null =>
  until && until > ctx.clock.now() ? until : null;

/** Null: events may be sent there, as far as the name tells now. It is checked again for each attempt. */
async function urlRefusal(ctx: Ctx, url: string): Promise<Refused | null> {
  const problem = ctx.ports.webhookPost.problemOf(url) ?? (await ctx.ports.webhookPost.probe(url));
  return problem && userError('VALIDATION', say.urlProblem[problem], 'url');
}

/** The given fields as they are stored, or what is wrong with the first that is wrong. */
async function readChanges(ctx: Ctx, input: Partial<UpdateWebhookEndpointInput>): Promise<Changes | Refused> {
  const changes: Changes = {};
  if (input.description != null) {
    const description = isStorable(input.description) ? readDescription(input.description) : null;
    if (description === null) return userError('VALIDATION', say.descriptionInvalid, 'description');
    changes.description = description;
  }
  if (input.eventTypes != null) {
    const eventTypes = readEventTypes(input.eventTypes);
    if (!eventTypes) return userError('VALIDATION', say.eventsInvalid, 'eventTypes');
    changes.eventTypes = eventTypes;
  }
  if (input.url != null) {
    const url = input.url.trim();
    const refused = await urlRefusal(ctx, url);
    if (refused) return refused;
    changes.url = new URL(url).href;
  }
  return changes;
}

async function requirePlan(ctx: Ctx): Promise<void> {
  const { included, requiredPlan } = await ctx.usage.includes(ctx, signedIn(ctx).userId, 'api');
  if (!included) throw new Refusal('PREMIUM_REQUIRED', say.planRefused, { requiredPlan });
}

export async function createEndpoint(ctx: Ctx, input: CreateWebhookEndpointInput) {
  const { userId } = signedIn(ctx);
  await requirePlan(ctx);
  await requireConfirmation(ctx);
  const changes = await readChanges(ctx, input as Partial<UpdateWebhookEndpointInput>);
  if ('userErrors' in changes) return changes;
  // Parallel calls wait for each other: each would count the others as absent.
  await ctx.em.execute('select pg_advisory_xact_lock(hashtext(?))', [`webhook:${userId}`]);
  if ((await ctx.em.count(WebhookEndpoint, { user: userId })) >= MAX_ENDPOINTS)
    return userError('LIMIT_REACHED', say.tooMany(MAX_ENDPOINTS));
  const secret = newWebhookSecret();
  const now = ctx.clock.now();
  const endpoint = ctx.em.create(WebhookEndpoint, {
    id: newId('webhookEndpoint'),
    user: userId,
    url: changes.url ?? '',
    description: changes.description ?? '',
    eventTypes: changes.eventTypes ?? [],
    state: 'ACTIVE',
    secretSealed: sealWebhookSecret(ctx, secret),
    previousSecretSealed: null,
    previousSecretUntil: null,
    failingSince: null,
    failureCount: 0,
    createdAt: now,
    updatedAt: now,
  });
  await ctx.em.flush();
  await recordAudit(ctx, { action: 'WEBHOOK_CREATED', subject: endpoint.id });
  return ok({ endpoint, secret });
}

/** An endpoint of the caller, locked; else the error. */
async function endpointToChange(ctx: Ctx, id: string): Promise<WebhookEndpoint | Refused> {
  const endpoint = isId(id, 'webhookEndpoint')
    ? await ctx.em.findOne(
        WebhookEndpoint,
        { id, user: signedIn(ctx).userId },
        { lockMode: LockMode.PESSIMISTIC_WRITE, populate: ['secretSealed'] },
      )
    : null;
  return endpoint ?? userError('NOT_FOUND', errorText.NOT_FOUND, 'id');
}

export async function updateEndpoint(ctx: Ctx, { id, isActive, ...input }: UpdateWebhookEndpointInput) {
  await requireConfirmation(ctx);
  const changes = await readChanges(ctx, input);
  if ('userErrors' in changes) return changes;
  const endpoint = await endpointToChange(ctx, id);
  if ('userErrors' in endpoint) return endpoint;
  ctx.em.assign(endpoint, { ...changes, updatedAt: ctx.clock.now() });
  if (isActive === true && endpoint.state !== 'ACTIVE') {
    await requirePlan(ctx);
    ctx.em.assign(endpoint, { state: 'ACTIVE', failingSince: null, failureCount: 0 });
  }
  if (isActive === false && endpoint.state === 'ACTIVE') {
    ctx.em.assign(endpoint, { state: 'PAUSED' });
    await giveUpWaiting(ctx.em, id);
  }
  await ctx.em.flush();
  const fields = [...Object.keys(changes), ...(isActive == null ? [] : ['isActive'])];
  await recordAudit(ctx, { action: 'WEBHOOK_CHANGED', subject: id, details: { fields } });
  return ok({ endpoint, secret: null });
}

export async function rotateSecret(ctx: Ctx, { id }: { id: string }) {
  await requireConfirmation(ctx);
  const endpoint = await endpointToChange(ctx, id);
  if ('userErrors' in endpoint) return endpoint;
  const secret = newWebhookSecret();
  const now = ctx.clock.now();
  ctx.em.assign(endpoint, {
    previousSecretSealed: endpoint.secretSealed,
    previousSecretUntil: later(now, ROTATION_MS),
    secretSealed: sealWebhookSecret(ctx, secret),
    updatedAt: now,
  });
  await ctx.em.flush();
  await recordAudit(ctx, { action: 'WEBHOOK_CHANGED', subject: id, details: { fields: ['secret'] } });
  return ok({ endpoint, secret });
}

export async function deleteEndpoint(ctx: Ctx, { id }: { id: string }) {
  const endpoint = await endpointToChange(ctx, id);
  if ('userErrors' in endpoint) return { ...endpoint, deletedId: null };
  await ctx.em.nativeDelete(WebhookEndpoint, { id });
  await recordAudit(ctx, { action: 'WEBHOOK_DELETED', subject: id });
  return ok({ deletedId: id });
}
