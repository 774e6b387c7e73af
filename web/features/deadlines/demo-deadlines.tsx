import { TimerReset } from 'lucide-react';
import { demoDeadlinesText as text } from '#schema/text/deadline-screen.ts';
import { DemoLines, DemoRoom, type DemoAddresses } from '#web/shared/ui/demo-room.tsx';

/** Deadlines without an account. */
export const DemoDeadlines = (addresses: DemoAddresses) => (
  <DemoRoom {...addresses} icon={TimerReset} text={text} heading={text.whatTitle}>
    <DemoLines lines={text.what} />
  </DemoRoom>
);
