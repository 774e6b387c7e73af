import { CalendarDays } from 'lucide-react';
import { demoCalendarText as text } from '#schema/text/calendar-screen.ts';
import { DemoLines, DemoRoom, type DemoAddresses } from '#web/shared/ui/demo-room.tsx';

/** The calendar without an account: what it is for, and no invented events. */
export const DemoCalendar = (addresses: DemoAddresses) => (
  <DemoRoom {...addresses} icon={CalendarDays} text={text} heading={text.whatTitle}>
    <DemoLines lines={text.what} />
  </DemoRoom>
);
