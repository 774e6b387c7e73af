import { useSyncExternalStore } from 'react';
import { WifiOff } from 'lucide-react';
import { commonText } from '#schema/text/common.ts';
import { sectionErrorText as text, sectionText } from '#schema/text/dashboard-screen.ts';
import { connection } from '#web/shared/connection/connection.ts';
import { loadsWait } from '#web/shared/parts/load-file.ts';
import { Button } from '#web/shared/ui/button.tsx';
import type { SectionId } from './sections.ts';

/** A section whose files did not come yet, because there is no network. */
export function WaitingNotice({ section }: { section: SectionId }) {
  const isWaiting = useSyncExternalStore(loadsWait.subscribe, loadsWait.get);
  if (!isWaiting) return null;
  return (
    <div className="mx-auto grid max-w-xl gap-5 px-5 pb-4 pt-8">
      <h1 className="text-3xl font-semibold tracking-tight">{sectionText[section]}</h1>
      <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-warning-soft px-5 py-4">
        <WifiOff size={20} className="text-warning" aria-hidden="true" />
        <p className="min-w-0 flex-1 basis-64">
          <span className="block font-medium text-warning">{text.waiting}</span>
          <span className="block text-sm">{text.waitingKept}</span>
        </p>
        <Button variant="secondary" size="sm" onClick={() => void connection.check()}>
          {commonText.retry}
        </Button>
      </div>
    </div>
  );
}
