import { Video } from 'lucide-react';
import { Link } from 'react-router';
import { zoomScreenText as text } from '#schema/text/integrations.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { useCalendar } from '../calendar-context.tsx';
import type { EventDetail } from '../event-styles.tsx';
import { useMakeZoomMeetingMutation, useZoomStateQuery } from './zoom-meeting.generated.ts';

const LINK = /https:\/\/(?:[\w-]{1,63}\.){0,3}(?:zoom\.us|zoomgov\.com)\/[jsw]\/[^\s<>"]{1,400}/i;
const LINK_CLASSES = 'font-medium text-accent underline underline-offset-2';

/** The meeting of an event: its link, or what is needed to make one. Nothing where this server or the plan has no Zoom. */
export function ZoomMeeting({ event }: { event: EventDetail }) {
  const { links } = useCalendar();
  const joinUrl = LINK.exec(`${event.location}\n${event.description}`)?.[0];
  const canMake = !joinUrl && event.viewerCanEdit && !event.isAllDay;
  const { data } = useZoomStateQuery({ skip: !canMake, fetchPolicy: 'cache-and-network' });
  const [make, { loading }] = useMakeZoomMeetingMutation();
  const zoom = data?.integrations.find(({ kind }) => kind === 'ZOOM');
  if (joinUrl)
    return (
      <a href={joinUrl} target="_blank" rel="noopener noreferrer" className={LINK_CLASSES}>
        {text.join}
      </a>
    );
  if (!canMake || !zoom || zoom.isLocked || zoom.state === 'NOT_CONFIGURED') return null;
  if (zoom.state !== 'CONNECTED')
    return (
      <Link to={links.integrations} className={LINK_CLASSES}>
        {zoom.state === 'LOST' ? text.lost : text.connect}
      </Link>
    );
  const create = async () => {
    const input = { eventId: event.id, version: event.version };
    const answer = await mutationResult(make({ variables: { input } }), ({ createZoomMeeting }) => createZoomMeeting);
    if (answer.is === 'refused') showToast({ title: text.failed, message: answer.refusal.message, tone: 'danger' });
    else showToast({ message: text.created, tone: 'positive' });
  };
  return (
    <Button variant="secondary" size="sm" className={TOUCH_TARGET} disabled={loading} onClick={() => void create()}>
      <Video size={15} aria-hidden="true" />
      {loading ? text.creating : text.create}
    </Button>
  );
}
