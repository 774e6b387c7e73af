import { useRef, useState } from 'react';
import { CircleCheck, FileUp, TriangleAlert } from 'lucide-react';
import { useApolloClient } from '@apollo/client/react';
import { eventTypeLabels } from '#schema/text/calendar.ts';
import { importText as text } from '#schema/text/calendar-connections.ts';
import type { CalendarEventType } from '#schema/generated/contract.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { CasePicker } from '#web/shared/cases/case-picker.tsx';
import type { PickedCase } from '#web/shared/cases/picked-case.ts';
import { FileRefused, uploadFile } from '#web/shared/files/upload-file.ts';
import { formatCount, formatDay } from '#web/shared/format/format.ts';
import { useFileDrop } from '#web/shared/hooks/use-file-drop.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { SelectField } from '#web/shared/ui/field.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { useImportEventsMutation, type ImportEventsMutation } from './import.generated.ts';
import { useCalendar } from '../calendar-context.tsx';
import { TYPES } from '../calendar-url.ts';
import { reloadCalendar } from '../calendar-reload.ts';
import { ZoneSelect } from '../event/zone-select.tsx';
import { ICS_MAX, previewIcs, type IcsPreview } from './ics-preview.rules.ts';

type Outcome = ImportEventsMutation['importCalendar'];

interface Chosen {
  file: File;
  preview: IcsPreview;
}

/** The error of a file, as far as the browser can tell, or its preview. */
async function readPreview(file: File): Promise<Chosen | string> {
  if (!/\.ics$/i.test(file.name)) return text.wrongKind;
  if (file.size === 0) return text.empty;
  if (file.size > ICS_MAX) return text.tooLarge;
  const preview = await file.text().then(previewIcs, () => undefined);
  if (preview === undefined) return text.unreadable;
  return preview && preview.events > 0 ? { file, preview } : text.noEvents;
}

const Preview = ({ file, preview }: Chosen) => (
  <div className="grid gap-1 rounded-md bg-sunken px-4 py-3">
    <p className="font-medium [overflow-wrap:anywhere]">{file.name}</p>
    {preview.calendarName && <p className="text-sm text-muted">{text.calendar(preview.calendarName)}</p>}
    <p className="text-sm tabular">
      {[
        text.found(formatCount(preview.events)),
        preview.repeating > 0 && text.repeating(formatCount(preview.repeating)),
        preview.cancelled > 0 && text.cancelled(formatCount(preview.cancelled)),
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
    {preview.from && preview.to && (
      <p className="text-sm text-muted">{text.span(formatDay(preview.from), formatDay(preview.to))}</p>
    )}
  </div>
);

const COUNTS = ['createdCount', 'updatedCount', 'unchangedCount', 'cancelledCount'] as const;

function Result({ outcome, onAgain, onClose }: { outcome: Outcome; onAgain: () => void; onClose: () => void }) {
  const left = outcome.problemCount - outcome.problems.length;
  return (
    <div className="grid gap-5">
      <p role="status" className="flex items-center gap-2 text-lg font-medium text-positive">
        <CircleCheck size={20} aria-hidden="true" />
        {text.doneTitle}
      </p>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {COUNTS.map((count) => (
          <div key={count} className="grid gap-0.5 rounded-md border border-line px-3 py-2">
            <dt className="text-sm text-muted">{text[count]}</dt>
            <dd className="font-serif text-2xl font-semibold tabular">{formatCount(outcome[count])}</dd>
          </div>
        ))}
      </dl>
      {outcome.notices.length > 0 && (
        <ul className="grid gap-1 text-sm text-muted">
          {outcome.notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </ul>
      )}
      {outcome.problemCount > 0 && (
        <section className="grid gap-2 rounded-md bg-warning-soft px-4 py-3">
          <h3 className="flex items-start gap-2 font-sans text-base font-medium text-warning">
            <TriangleAlert size={17} className="mt-0.5" aria-hidden="true" />
            {text.problems(formatCount(outcome.problemCount))}
          </h3>
          <ul className="grid gap-1.5 text-sm">
            {outcome.problems.map(({ title, line, reason }) => (
              <li key={`${line} ${title}`} className="[overflow-wrap:anywhere]">
                <span className="font-medium">{title || text.noTitle}</span>{' '}
                <span className="text-muted tabular">({text.line(line)})</span>: {reason}
              </li>
            ))}
            {left > 0 && <li className="text-muted">{text.more(formatCount(left))}</li>}
          </ul>
        </section>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" className={TOUCH_TARGET} onClick={onAgain}>
          {text.again}
        </Button>
        <Button className={TOUCH_TARGET} onClick={onClose}>
          {text.see}
        </Button>
      </div>
    </div>
  );
}

function DropZone({ onFile, isCompact }: { onFile: (file: File | undefined) => void; isCompact: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const { isOver, ...drop } = useFileDrop((files) => onFile(files[0]));
  return (
    // A drop area for files; the button does the same.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      {...drop}
      className={cx(
        'grid justify-items-center gap-3 rounded-md border border-dashed text-center transition-colors duration-150',
        isCompact ? 'px-4 py-3' : 'px-4 py-10',
        isOver ? 'border-accent bg-accent-soft' : 'border-line-strong',
      )}
    >
      {!isCompact && <FileUp size={26} className="text-muted" aria-hidden="true" />}
      <p className={cx(isCompact && 'sr-only')}>{isOver ? text.dropHere : text.drop}</p>
      <Button
        variant="secondary"
        size={isCompact ? 'sm' : 'md'}
        className={TOUCH_TARGET}
        onClick={() => input.current?.click()}
      >
        {isCompact ? text.other : text.choose}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".ics,text/calendar"
        aria-label={text.choose}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          onFile(target.files?.[0]);
          target.value = '';
        }}
      />
    </div>
  );
}

/** Imports the events of a file, after a preview. */
export function ImportPanel({ onClose }: { onClose: () => void }) {
  const client = useApolloClient();
  const { settings } = useCalendar();
  const [importEvents] = useImportEventsMutation();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [type, setType] = useState<CalendarEventType>('OTHER');
  const [legalCase, setCase] = useState<PickedCase | null>(null);
  const [zone, setZone] = useState(settings.zone);
  const [share, setShare] = useState<number | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const stop = useRef<AbortController | null>(null);

  const take = async (file: File | undefined) => {
    if (!file) return;
    setProblem(null);
    const found = await readPreview(file);
    if (typeof found === 'string') {
      setChosen(null);
      setProblem(found);
    } else setChosen(found);
  };
  const importFile = async ({ file }: Chosen) => {
    setProblem(null);
    setShare(0);
    stop.current = new AbortController();
    try {
      const uploadId = await uploadFile(client, file, { signal: stop.current.signal, onProgress: setShare });
      setShare(1);
      const input = { uploadId, type, zone, ...(legalCase ? { caseId: legalCase.id } : {}) };
      const answer = await mutationResult(
        importEvents({ variables: { input } }),
        ({ importCalendar }) => importCalendar,
      );
      if (answer.is === 'refused') setProblem(answer.refusal.message);
      else {
        setOutcome(answer.payload);
        await reloadCalendar(client, 'events');
      }
    } catch (error) {
      const isStopped = error instanceof DOMException && error.name === 'AbortError';
      if (!isStopped) setProblem(error instanceof FileRefused ? error.message : readFailure(error).message);
    } finally {
      setShare(null);
    }
  };
  if (outcome)
    return (
      <div className="p-5">
        <Result
          outcome={outcome}
          onAgain={() => {
            setOutcome(null);
            setChosen(null);
          }}
          onClose={onClose}
        />
      </div>
    );
  return (
    <div className="grid gap-5 p-5">
      <p className="text-muted">{text.body}</p>
      {problem && <ErrorState title={text.failed} message={problem} />}
      <DropZone onFile={(file) => void take(file)} isCompact={chosen !== null} />
      {chosen && (
        <>
          <Preview {...chosen} />
          <SelectField
            label={text.type}
            value={type}
            onChange={({ target }) => setType(target.value as CalendarEventType)}
          >
            {TYPES.map((each) => (
              <option key={each} value={each}>
                {eventTypeLabels[each]}
              </option>
            ))}
          </SelectField>
          <CasePicker label={text.caseLabel} isOptional picked={legalCase} onPick={setCase} />
          <ZoneSelect label={text.zone} value={zone} onChange={({ target }) => setZone(target.value)} />
          <div className="flex flex-wrap items-center gap-3">
            <Button className={TOUCH_TARGET} disabled={share !== null} onClick={() => void importFile(chosen)}>
              {text.submit}
            </Button>
            <p role="status" className="text-sm text-muted tabular">
              {share === null ? '' : share < 1 ? text.sending(Math.round(share * 100)) : text.working}
            </p>
            {share !== null && share < 1 && (
              <Button variant="ghost" size="sm" className={TOUCH_TARGET} onClick={() => stop.current?.abort()}>
                {text.stop}
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  );
}
