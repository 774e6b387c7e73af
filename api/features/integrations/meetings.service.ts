import type { CreateZoomMeetingInput } from '#schema/generated/contract.ts';
import { calendarText } from '#schema/text/calendar.ts';
import { errorText } from '#schema/text/errors.ts';
import { integrationText as say, zoomMeetingText as text } from '#schema/text/integrations.ts';
import { SECOND } from '#schema/lib/durations.ts';
import { recordAudit } from '../audit/index.ts';
import { eventById, updateEvent } from '../calendar/index.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { ok, Refusal, userError } from '#api/kernel/errors.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Meetings } from '#api/ports/oauth-connection.ts';
import { withPermission } from './permission.service.ts';
import { hasMeeting, meetingOf, withMeeting } from './meetings.rules.ts';

/** Meetings of Zoom for events of the calendar. */

const CREATE_LIMIT = { name: 'zoom-meeting', points: 60, seconds: 3600 };
/** With a renewal of the token, less than a transaction may wait. */
const CREATE_MS = 20 * SECOND;

const noEvent = (refused: ReturnType<typeof userError>) => ({ ...refused, joinUrl: null, event: null });

function requireMeetings(ctx: Ctx): Meetings {
  const meetings = ctx.ports.services.ZOOM?.meetings;
  if (!meetings) throw new Refusal('NOT_CONFIGURED', say.missing.ZOOM);
  return meetings;
}

/** Of an event that refused its link. */
async function dropMeeting(ctx: Ctx, meetings: Meetings, id: string): Promise<void> {
  const signal = AbortSignal.timeout(CREATE_MS);
  const removed = await withPermission(ctx, 'ZOOM', signal, (token) => meetings.remove(token, id, signal));
  if ('userErrors' in removed) ctx.log.warn({ meeting: id }, 'integrations: a meeting without an event stays at Zoom');
}

/** Creates a meeting at Zoom and writes its link into the event. What the event refuses leaves no meeting behind. */
export async function createZoomMeeting(ctx: Ctx, { eventId, version }: CreateZoomMeetingInput) {
  const meetings = requireMeetings(ctx);
  const { userId } = signedIn(ctx);
  const { included, requiredPlan } = await ctx.usage.includes(ctx, userId, 'integrations');
  if (!included) throw new Refusal('PREMIUM_REQUIRED', say.premium, { requiredPlan });
  const event = await eventById(ctx, eventId);
  if (!event) return noEvent(userError('NOT_FOUND', errorText.NOT_FOUND, 'eventId'));
  if (!event.viewerCanEdit) return noEvent(userError('FORBIDDEN', errorText.FORBIDDEN, 'eventId'));
  if (event.isAllDay) return noEvent(userError('VALIDATION', text.needsHour, 'eventId'));
  if (hasMeeting(event)) return noEvent(userError('CONFLICT', text.exists, 'eventId'));
  await ctx.throttle.take(CREATE_LIMIT, userId);
  // Two requests for one event wait here: the second one finds the version of the first.
  const [held] = await ctx.em.execute<{ version: number }[]>(
    'select version from calendar_event where id = ? for update',
    [eventId],
  );
  if (held?.version !== version) return noEvent(userError('CONFLICT', calendarText.changedMeanwhile, 'version'));
  const signal = AbortSignal.any([ctx.gone, ctx.shutdown, AbortSignal.timeout(CREATE_MS)]);
  const made = await withPermission(ctx, 'ZOOM', signal, (token) => meetings.create(token, meetingOf(event), signal));
  if ('userErrors' in made) return noEvent(made);
  const saved = await updateEvent(ctx, { eventId, version, scope: 'ALL', ...withMeeting(event, made.given.joinUrl) });
  if (!('event' in saved) || saved.userErrors.length > 0) {
    await dropMeeting(ctx, meetings, made.given.id);
    return noEvent({ userErrors: saved.userErrors });
  }
  await recordAudit(ctx, { action: 'SERVICE_USED', subject: eventId, details: { service: 'ZOOM' } });
  return ok({ joinUrl: made.given.joinUrl, event: saved.event });
}
