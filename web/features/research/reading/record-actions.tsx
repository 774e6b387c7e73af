import { Printer } from 'lucide-react';
import { readingFrameText } from '#schema/text/reading.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { CopyCitation } from './citation-menu.tsx';
import { OfficialLink } from './official-link.tsx';

/** What is done with a thesis or a ruling: cite it, see it where it is published, print it. */
export const RecordActions = ({ citation, officialUrl }: { citation: string; officialUrl: string | null }) => (
  <div className="flex flex-wrap gap-2 print:hidden">
    <CopyCitation citation={citation} />
    <OfficialLink url={officialUrl} />
    <Button look="secondary" size="sm" onClick={() => window.print()}>
      <Printer size={15} aria-hidden="true" />
      {readingFrameText.print}
    </Button>
  </div>
);
