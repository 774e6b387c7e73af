import type { RequestPrivacyRightInput, UpdatePrivacyChoicesInput } from '#schema/generated/contract.ts';
import { privacyText as say } from '#schema/text/privacy.ts';
import { validationText } from '#schema/text/validation.ts';
import { AccountExport } from '#db/entities/privacy.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { isStorable } from '#api/kernel/database/storable.ts';
import { userError } from '#api/kernel/errors.ts';
import { newId } from '#api/kernel/ids.ts';
import { enqueue } from '#api/kernel/jobs/jobs.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import { recordAudit } from '../audit/index.ts';
import { requireConfirmation } from '../users/index.ts';
import { saveChoices } from './choices.service.ts';
import { makeAccountExport } from './export.jobs.ts';
import { newestExport, unreadyUntil } from './exports.service.ts';
import { isRequestText } from './privacy.rules.ts';
import { mailPrivacy } from './privacy-mail.jobs.ts';
import { answered, openRequest, shownPrivacy } from './requests.service.ts';

const EXPORTS = { name: 'account-export', points: 3, seconds: 86_400 };
const REQUESTS = { name: 'privacy-request', points: 10, seconds: 86_400 };

/** A copy of everything. Its job answers the request. */
export async function requestAccountExport(ctx: Ctx) {
  const { userId } = signedIn(ctx);
  await requireConfirmation(ctx);
  await ctx.em.execute('select pg_advisory_xact_lock(hashtext(?))', [`account_export:${userId}`]);
  if ((await newestExport(ctx, userId))?.state === 'QUEUED') return userError('CONFLICT', say.exportUnderWay);
  await ctx.throttle.take(EXPORTS, userId);
  const request = openRequest(ctx, { userId, right: 'ACCESS', text: null });
  const now = ctx.clock.now();
  const copy = ctx.em.create(AccountExport, {
    id: newId('accountExport'),
    user: userId,
    requestId: request.id,
    state: 'QUEUED',
    parts: [],
    createdAt: now,
    readyAt: null,
    expiresAt: unreadyUntil(now),
  });
  await ctx.em.flush();
  await enqueue(ctx.em, makeAccountExport, { exportId: copy.id }, { key: copy.id });
  await recordAudit(ctx, { action: 'ACCOUNT_EXPORT_REQUESTED', subject: copy.id });
  return shownPrivacy(ctx);
}

/** What a person has to answer. Whoever runs the server is told by mail, when there is an address. */
export async function requestPrivacyRight(ctx: Ctx, input: RequestPrivacyRightInput) {
  const { userId } = signedIn(ctx);
  if (input.right !== 'RECTIFICATION' && input.right !== 'OPPOSITION')
    return userError('VALIDATION', say.rightHasItsOwn, 'right');
  const text = input.text.trim().normalize('NFC');
  if (!isRequestText(text)) return userError('VALIDATION', say.textLength, 'text');
  if (!isStorable(text)) return userError('VALIDATION', validationText.invalidCharacters, 'text');
  await ctx.throttle.take(REQUESTS, userId);
  const request = openRequest(ctx, { userId, right: input.right, text });
  await ctx.em.flush();
  const { email: to } = ctx.runtime.operator;
  const mail = { kind: 'REQUEST_ARRIVED', at: request.receivedAt.getTime() } as const;
  if (to) await enqueue(ctx.em, mailPrivacy, { ...mail, to, text: `${request.id}: ${text}` }, { key: request.id });
  await recordAudit(ctx, { action: 'PRIVACY_REQUEST', subject: request.id, details: { right: input.right } });
  return shownPrivacy(ctx);
}

/** An objection to automated evaluation is a request that is done at once. */
export async function updatePrivacyChoices(ctx: Ctx, input: UpdatePrivacyChoicesInput) {
  const { userId } = signedIn(ctx);
  const fields = await saveChoices(ctx, userId, input);
  if (fields.includes('automatedEvaluation') && input.automatedEvaluation === false) {
    const request = openRequest(ctx, { userId, right: 'OPPOSITION', text: null });
    Object.assign(request, answered(ctx, say.oppositionDone, 'DONE'));
    await ctx.em.flush();
  }
  if (fields.length > 0) await recordAudit(ctx, { action: 'PRIVACY_CHOICE_CHANGED', details: { fields } });
  return shownPrivacy(ctx);
}
