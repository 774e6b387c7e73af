import { CalendarDays } from 'lucide-react';
import { demoCalendarText as text } from '#schema/text/calendar-screen.ts';
import { SampleAgenda } from '#web/shared/ui/demo-sample.tsx';
import { DemoList, DemoSection, type DemoAddresses } from '#web/shared/ui/demo-section.tsx';
import { DemoMonth } from './demo-month.tsx';

/** The calendar without an account: what it is for. Its events are marked as examples. */
export const DemoCalendar = (addresses: DemoAddresses) => (
  <DemoSection
    {...addresses}
    icon={CalendarDays}
    text={text}
    heading={text.whatTitle}
    sample={
      <>
        <DemoMonth />
        <SampleAgenda />
      </>
    }
  >
    <DemoList lines={text.what} />
  </DemoSection>
);
