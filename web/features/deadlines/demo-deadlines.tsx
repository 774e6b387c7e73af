import { TimerReset } from 'lucide-react';
import { demoDeadlinesText as text } from '#schema/text/deadline-screen.ts';
import { SampleDeadlines } from '#web/shared/ui/demo-sample.tsx';
import { DemoList, DemoSection, type DemoAddresses } from '#web/shared/ui/demo-section.tsx';

/** The section of deadlines without an account. */
export const DemoDeadlines = (addresses: DemoAddresses) => (
  <DemoSection {...addresses} icon={TimerReset} text={text} heading={text.whatTitle} sample={<SampleDeadlines />}>
    <DemoList lines={text.what} />
  </DemoSection>
);
