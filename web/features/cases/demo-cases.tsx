import { BriefcaseBusiness } from 'lucide-react';
import { demoCasesText as text } from '#schema/text/cases-screen.ts';
import { SampleCase } from '#web/shared/ui/demo-sample.tsx';
import { DemoList, DemoSection, type DemoAddresses } from '#web/shared/ui/demo-section.tsx';

/** The section of cases without an account. */
export const DemoCases = (addresses: DemoAddresses) => (
  <DemoSection {...addresses} icon={BriefcaseBusiness} text={text} heading={text.whatTitle} sample={<SampleCase />}>
    <DemoList lines={text.what} />
  </DemoSection>
);
