import { zoomMeetingText as text } from '#schema/text/integrations.ts';
import type { NewMeeting } from '#api/ports/oauth-connection.ts';

/** What a meeting of an event is, and where its link stands in the event. */

interface EventOfMeeting {
  title: string;
  location: string;
  description: string;
  zone: string;
  startAt: Date;
  endAt: Date;
  /** Null: it happens once. */
  recurrence: unknown;
}

const MINUTE_MS = 60_000;
const LINK = /https:\/\/(?:[\w-]{1,63}\.){0,3}(?:zoom\.us|zoomgov\.com)\/[jsw]\//i;

/** Whether the event names a meeting of Zoom already. */
export const hasMeeting = ({ location, description }: Pick<EventOfMeeting, 'location' | 'description'>): boolean =>
  LINK.test(location) || LINK.test(description);

/** Zoom takes 200 characters and whole minutes. A series has one meeting for all of its events. */
export function meetingOf({ title, zone, startAt, endAt, recurrence }: EventOfMeeting): NewMeeting {
  const minutes = Math.max(1, Math.round((endAt.getTime() - startAt.getTime()) / MINUTE_MS));
  return { topic: [...title].slice(0, 200).join(''), startAt: recurrence ? null : startAt, minutes, zone };
}

/** The link is the place of an event that has none; else it is the first line of the description. */
export const withMeeting = (
  { location, description }: Pick<EventOfMeeting, 'location' | 'description'>,
  joinUrl: string,
): { location: string } | { description: string } =>
  location.trim() === ''
    ? { location: joinUrl }
    : { description: [`${text.line} ${joinUrl}`, description].filter(Boolean).join('\n\n') };
