import { BriefcaseBusiness } from 'lucide-react';
import { demoCasesText as text } from '#schema/text/cases-screen.ts';
import { DemoLines, DemoRoom, type DemoAddresses } from '#web/shared/ui/demo-room.tsx';

/** Cases without an account. */
export const DemoCases = (addresses: DemoAddresses) => (
  <DemoRoom {...addresses} icon={BriefcaseBusiness} text={text} heading={text.whatTitle}>
    <DemoLines lines={text.what} />
  </DemoRoom>
);
