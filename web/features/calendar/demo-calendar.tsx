import { CalendarDays } from 'lucide-react';
import { demoCalendarText as text } from '#schema/text/calendar-screen.ts';
import { DemoList, DemoSection, type DemoAddresses } from '#web/shared/ui/demo-section.tsx';

/** The calendar without an account: what it is for. It shows no invented events. */
export const DemoCalendar = (addresses: DemoAddresses) => (
  <DemoSection {...addresses} icon={CalendarDays} text={text} heading={text.whatTitle}>
    <DemoList lines={text.what} />
  </DemoSection>
);
