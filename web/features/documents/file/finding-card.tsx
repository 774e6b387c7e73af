import { useId, useState } from 'react';
import {
  ArrowDown,
  ArrowUp,
  Check,
  CircleSlash2,
  Copy,
  LocateFixed,
  NotebookPen,
  TriangleAlert,
  Undo2,
} from 'lucide-react';
import type { FindingDecision, FindingSeverity } from '#schema/generated/contract.ts';
import { commonText } from '#schema/text/common.ts';
import { findingDecisionText, findingListText as text, severityText } from '#schema/text/document-file-screen.ts';
import type { DocumentSpan } from '#web/shared/documents/places.ts';
import { useCopy } from '#web/shared/hooks/use-copy.ts';
import { BasisList } from '#web/shared/legal/basis-list.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { StateBadge } from '#web/shared/ui/state-badge.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import type { Finding } from './analysis.rules.ts';

const NOTE_MAX = 1_000;

const SEVERITY = {
  HIGH: { tone: 'danger', icon: TriangleAlert },
  MEDIUM: { tone: 'warning', icon: ArrowUp },
  LOW: { tone: 'info', icon: ArrowDown },
} as const satisfies Record<FindingSeverity, object>;

/** A change of one finding; absent fields stay. */
export interface Decided {
  decision?: FindingDecision | null;
  note?: string;
}
export type Decide = (finding: Finding, decided: Decided) => Promise<void>;

/** The label of a place, as a button that lights it. */
export const PlaceButton = ({ span, label, onShow }: { span: DocumentSpan; label: string; onShow: () => void }) => (
  <button
    type="button"
    onClick={onShow}
    className={cx('inline-flex min-h-6 items-center gap-1 text-left text-sm text-accent underline', TOUCH_TARGET)}
  >
    <LocateFixed size={14} className="shrink-0" aria-hidden="true" />
    {span.place ? `${label} (${span.place.label})` : label}
  </button>
);

function NoteForm({ note, onSave, onCancel }: { note: string; onSave: (note: string) => void; onCancel: () => void }) {
  const id = useId();
  const [typed, setTyped] = useState(note);
  return (
    <form
      className="grid gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(typed.trim());
      }}
    >
      <label htmlFor={id} className="text-sm font-medium">
        {text.noteLabel}
      </label>
      <textarea
        id={id}
        rows={3}
        // The user opened it to type.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={typed}
        maxLength={NOTE_MAX}
        aria-describedby={`${id}-count`}
        onChange={(event) => setTyped(event.target.value)}
        className="w-full resize-y rounded-md border border-line-strong bg-surface px-3 py-2"
      />
      <div className="flex flex-wrap items-center gap-2">
        <p id={`${id}-count`} className="mr-auto text-xs text-muted tabular">
          {text.noteHint(typed.length, NOTE_MAX)}
        </p>
        <Button variant="ghost" size="sm" className={TOUCH_TARGET} onClick={onCancel}>
          {commonText.cancel}
        </Button>
        <Button type="submit" variant="secondary" size="sm" className={TOUCH_TARGET}>
          {text.saveNote}
        </Button>
      </div>
    </form>
  );
}

function Suggestion({ words }: { words: string }) {
  const { isCopied, copy } = useCopy();
  return (
    <div className="grid gap-1.5">
      <p className="text-sm font-medium">{text.suggestion}</p>
      <p className="rounded-md bg-sunken px-3 py-2 font-serif wrap-anywhere whitespace-pre-line">{words}</p>
      <Button variant="ghost" size="sm" className={cx(TOUCH_TARGET, 'w-fit')} onClick={() => void copy(words)}>
        <Copy size={15} aria-hidden="true" />
        <span aria-live="polite">{isCopied ? text.copied : text.copy}</span>
      </Button>
    </div>
  );
}

function Details({ finding, onShow }: { finding: Finding; onShow: (span: DocumentSpan) => void }) {
  const { at, related, why, suggestion, basis } = finding;
  return (
    <div className="grid gap-3">
      {at ? (
        <blockquote className="border-l-2 border-line-strong pl-3 font-serif text-muted wrap-anywhere">
          «{at.quote}»
        </blockquote>
      ) : (
        <p className="text-sm text-muted">{text.missing}</p>
      )}
      {at && <PlaceButton span={at} label={text.show} onShow={() => onShow(at)} />}
      {related.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {related.map((span) => (
            <PlaceButton
              key={`${span.start}-${span.end}`}
              span={span}
              label={`${text.related}: «${span.quote.slice(0, 60)}»`}
              onShow={() => onShow(span)}
            />
          ))}
        </div>
      )}
      <div className="grid gap-1">
        <p className="text-sm font-medium">{text.why}</p>
        <p>{why}</p>
      </div>
      <div className="grid gap-1">
        <p className="text-sm font-medium">{text.basis}</p>
        {basis.length > 0 ? <BasisList basis={basis} /> : <p className="text-muted">{text.practice}</p>}
      </div>
      {suggestion && <Suggestion words={suggestion} />}
    </div>
  );
}

interface FindingCardProps {
  finding: Finding;
  isChosen: boolean;
  isNoting: boolean;
  onNoting: (isNoting: boolean) => void;
  onChoose: (id: string | null) => void;
  onShow: (span: DocumentSpan) => void;
  onDecide: Decide;
}

/** A finding: one line, and when it is chosen everything about it. */
export function FindingCard({ finding, isChosen, isNoting, onNoting, onChoose, onShow, onDecide }: FindingCardProps) {
  const { id, severity, message, decision, note } = finding;
  const isOpen = isChosen;
  return (
    <li
      data-finding={id}
      className={cx('grid gap-3 border-l-3 px-3 py-3', isOpen ? 'border-accent bg-paper' : 'border-transparent')}
    >
      <h3 className="font-sans text-base font-normal">
        <button
          type="button"
          data-finding-head
          aria-expanded={isOpen}
          className="grid w-full gap-1 text-left"
          onClick={() => onChoose(isOpen ? null : id)}
        >
          <span className="flex flex-wrap items-center gap-2">
            <StateBadge {...SEVERITY[severity]}>{severityText[severity]}</StateBadge>
            {decision && (
              <StateBadge
                tone={decision === 'ACCEPTED' ? 'positive' : 'neutral'}
                icon={decision === 'ACCEPTED' ? Check : CircleSlash2}
              >
                {findingDecisionText[decision]}
              </StateBadge>
            )}
            {finding.at?.place && <span className="text-xs text-muted">{finding.at.place.label}</span>}
          </span>
          <span className={cx('font-medium wrap-anywhere', decision && 'text-muted')}>{message}</span>
        </button>
      </h3>
      {isOpen && <Details finding={finding} onShow={onShow} />}
      {note && !isNoting && <p className="text-sm text-muted whitespace-pre-line wrap-anywhere">{note}</p>}
      {isNoting ? (
        <NoteForm
          note={note ?? ''}
          onSave={(words) => {
            onNoting(false);
            void onDecide(finding, { note: words });
          }}
          onCancel={() => onNoting(false)}
        />
      ) : (
        (isOpen || decision) && (
          <div className="flex flex-wrap gap-1.5">
            {decision ? (
              <Button
                variant="ghost"
                size="sm"
                className={TOUCH_TARGET}
                onClick={() => void onDecide(finding, { decision: null })}
              >
                <Undo2 size={15} aria-hidden="true" />
                {text.undo}
              </Button>
            ) : (
              <>
                <Button
                  variant="secondary"
                  size="sm"
                  className={TOUCH_TARGET}
                  onClick={() => void onDecide(finding, { decision: 'ACCEPTED' })}
                >
                  <Check size={15} aria-hidden="true" />
                  {text.accept}
                </Button>
                <Button
                  variant="secondary"
                  size="sm"
                  className={TOUCH_TARGET}
                  onClick={() => void onDecide(finding, { decision: 'REJECTED' })}
                >
                  <CircleSlash2 size={15} aria-hidden="true" />
                  {text.reject}
                </Button>
              </>
            )}
            <Button variant="ghost" size="sm" className={TOUCH_TARGET} onClick={() => onNoting(true)}>
              <NotebookPen size={15} aria-hidden="true" />
              {text.note}
            </Button>
          </div>
        )
      )}
    </li>
  );
}
