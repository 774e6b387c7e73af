import { useId, useRef, useState, useSyncExternalStore } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { ScanSearch } from 'lucide-react';
import { documentDropText as text } from '#schema/text/documents-screen.ts';
import { CasePicker } from '#web/shared/cases/case-picker.tsx';
import type { PickedCase } from '#web/shared/cases/picked-case.ts';
import { FileDrop } from '#web/shared/files/file-drop.tsx';
import { formatBytes } from '#web/shared/format/format.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { useDocuments } from '../documents-context.ts';
import { useDocumentFiguresQuery, useDocumentUsageQuery } from './home.generated.ts';
import { QueueList } from './queue-list.tsx';
import { KINDS_OF_FILE, uploadQueueOf, type Interrupted } from './upload-queue.ts';

const UNLIMITED = -1;

/** What the plan still allows. */
function PlanMeter() {
  const { data } = useDocumentUsageQuery({ fetchPolicy: 'cache-and-network' });
  const { data: figures } = useDocumentFiguresQuery();
  const meter = data?.usage?.documentsAnalyzed;
  const stats = figures?.documentStats;
  if (!meter) return <p aria-hidden="true">&nbsp;</p>;
  const left = Math.max(0, meter.limit - meter.used);
  return (
    <p
      className={cx(
        'text-sm tabular',
        meter.limit !== UNLIMITED && left === 0 ? 'font-medium text-danger' : 'text-muted',
      )}
    >
      {meter.limit === UNLIMITED ? text.unlimited : text.left(left)}
      {stats && ` · ${text.storage(formatBytes(stats.storedBytes), formatBytes(stats.storageLimitBytes))}`}
    </p>
  );
}

function InterruptedList({
  files,
  onChoose,
  onForget,
}: {
  files: readonly Interrupted[];
  onChoose: () => void;
  onForget: (name: string) => void;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-2 rounded-md bg-warning-soft px-4 py-3">
      <h3 id={id} className="font-sans text-base font-semibold">
        {text.interrupted}
      </h3>
      <p className="text-sm">{text.interruptedBody}</p>
      <ul className="grid gap-1.5">
        {files.map(({ name, size }) => (
          <li key={`${name}-${size}`} className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
              {name} <span className="text-sm text-muted tabular">{formatBytes(size)}</span>
            </span>
            <Button
              variant="secondary"
              size="sm"
              className={TOUCH_TARGET}
              aria-label={text.chooseAgainOf(name)}
              onClick={onChoose}
            >
              {text.chooseAgain}
            </Button>
            <Button
              variant="ghost"
              size="sm"
              className={TOUCH_TARGET}
              aria-label={text.forgetOf(name)}
              onClick={() => onForget(name)}
            >
              {text.forget}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Choosing files, starting their analysis, and what happens to them. */
export function UploadPanel() {
  const queue = uploadQueueOf(useApolloClient());
  const { items, interrupted } = useSyncExternalStore(queue.subscribe, queue.snapshot);
  const { hasCases } = useDocuments();
  const [picked, setPicked] = useState<PickedCase | null>(null);
  const panel = useRef<HTMLElement>(null);
  const chosen = items.filter(({ state }) => state === 'chosen').length;
  const id = useId();
  return (
    <section ref={panel} aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <h2 id={id} className="sr-only">
        {text.title}
      </h2>
      <FileDrop text={text} accept={KINDS_OF_FILE} onFiles={(files) => queue.add(files)}>
        <PlanMeter />
      </FileDrop>
      {interrupted.length > 0 && (
        <InterruptedList
          files={interrupted}
          onChoose={() => panel.current?.querySelector<HTMLInputElement>('input[type="file"]')?.click()}
          onForget={(name) => queue.forgetInterrupted(name)}
        />
      )}
      {items.length > 0 && <QueueList items={items} queue={queue} />}
      {chosen > 0 && hasCases && (
        <CasePicker
          label={text.case}
          placeholder={text.noCase}
          clearLabel={text.clearCase}
          isOptional
          picked={picked}
          onPick={setPicked}
        />
      )}
      <Button
        size="lg"
        className={cx(TOUCH_TARGET, 'justify-self-start max-md:w-full')}
        disabled={chosen === 0}
        onClick={() => queue.start(picked?.id ?? null)}
      >
        <ScanSearch size={19} aria-hidden="true" />
        {chosen > 1 ? text.startMany(chosen) : text.start}
      </Button>
    </section>
  );
}
