import { Printer } from 'lucide-react';
import { readingFrameText } from '#schema/text/reading.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { CopyCitation } from './citation-menu.tsx';
import { OfficialLink } from './official-link.tsx';

/** Actions on a thesis or ruling: cite, open the official publication, print. */
export const RecordActions = ({ citation, officialUrl }: { citation: string; officialUrl: string | null }) => (
  <div className="flex flex-wrap gap-2 print:hidden">
    <CopyCitation citation={citation} />
    <OfficialLink url={officialUrl} />
    <Button variant="secondary" size="sm" onClick={() => window.print()}>
      <Printer size={15} aria-hidden="true" />
      {readingFrameText.print}
    </Button>
  </div>
);
