import { Download, LoaderCircle } from 'lucide-react';
import { privacyScreenText as text } from '#schema/text/privacy-screen.ts';
import { saveBlob } from '#web/shared/browser/save-document.ts';
import { fetchFile } from '#web/shared/files/fetch-file.ts';
import { formatBytes, formatInstantDay } from '#web/shared/format/format.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { Group } from '../group.tsx';
import type { PrivacyPartsFragment } from './privacy.generated.ts';

type Copy = NonNullable<PrivacyPartsFragment['export']>;

async function download({ url, fileName }: Copy['parts'][number]): Promise<void> {
  try {
    saveBlob(fileName, await fetchFile(url));
  } catch (error) {
    showToast({ title: text.downloadFailed, message: error instanceof Error ? error.message : '', tone: 'danger' });
  }
}

/** A copy of everything: asked for, being made, to be fetched. */
export function CopyOfData({ copy, onAsk }: { copy: Copy | null; onAsk: () => Promise<void> }) {
  return (
    <Group title={text.copy}>
      <p className="max-w-[68ch] text-muted">{text.copyBody}</p>
      <div aria-live="polite" className="grid justify-items-start gap-3">
        {copy?.state === 'QUEUED' && (
          <p className="flex items-center gap-2">
            <LoaderCircle size={18} aria-hidden="true" className="shrink-0 motion-safe:animate-spin" />
            {text.copyQueued}
          </p>
        )}
        {copy?.state === 'FAILED' && <p className="text-danger">{text.copyFailed}</p>}
        {copy?.state === 'READY' && copy.expiresAt && (
          <>
            <p>{text.copyReady(formatInstantDay(copy.expiresAt))}</p>
            <ul className="grid gap-2">
              {copy.parts.map((part) => (
                <li key={part.url}>
                  <Button variant="secondary" onClick={() => void download(part)}>
                    <Download size={16} aria-hidden="true" />
                    {text.download(part.fileName, formatBytes(part.byteLength))}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {copy?.state !== 'QUEUED' && (
        <Button variant="secondary" className="justify-self-start" onClick={() => void onAsk()}>
          {text.askCopy}
        </Button>
      )}
    </Group>
  );
}
