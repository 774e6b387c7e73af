import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { findingsText, findingText, reviewText as text } from '#schema/text/citation-review.ts';
import { useMediaQuery } from '#web/shared/hooks/use-media-query.ts';
import { Sheet } from '#web/shared/ui/dialog.tsx';
import { citationLook } from '#web/shared/ui/citation-look.ts';
import type { FindingActions } from './finding-detail.tsx';
import { Findings, type FindingsProps } from './findings-panel.tsx';
import { MarkedText } from './marked-text.tsx';
import { revealMark } from './reveal-mark.ts';
import { ReviewBar } from './review-bar.tsx';
import { neighbour, passes, type FindingFilter, type ReviewPlace } from './review-place.ts';
import type { Review } from './review.ts';
import { StepBar } from './step-bar.tsx';
import { TextEditor } from './text-editor.tsx';
import { Legend, NoCitations } from './text-notes.tsx';
import { UndoBar } from '#web/shared/ui/undo-bar.tsx';
import { useCorrections } from './use-corrections.ts';
import { useDecisions } from './use-decisions.ts';
import { useReviewKeys } from './use-review-keys.ts';

/** Wide enough for the findings beside the text. */
const HAS_PANEL = '(min-width: 1100px)';

/** A corrected text is read before it is let go. */
const UNDO_LASTS_MS = 12_000;

interface ReviewViewProps {
  review: Review;
  place: ReviewPlace;
  addressOf: (part: Partial<ReviewPlace>) => string;
  onReload: () => void;
}

/** A text with its citations marked, and what checking them found. The address says which one is chosen. */
export function ReviewView({ review, place, addressOf, onReload }: ReviewViewProps) {
  const navigate = useNavigate();
  const hasPanel = useMediaQuery(HAS_PANEL);
  const view = useRef<HTMLDivElement>(null);
  const [isEditing, setEditing] = useState(false);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [focusRequest, setFocusRequest] = useState<FindingsProps['focusRequest']>(null);
  const [said, setSaid] = useState('');
  const { filter } = place;
  const findings = review.report.citations;
  const chosen = place.chosen !== null && place.chosen < findings.length ? place.chosen : null;
  const finding = chosen === null ? undefined : findings[chosen];

  const go = (part: { filter?: FindingFilter; chosen?: number | null }) =>
    void navigate(addressOf({ reviewId: review.id, filter, chosen, ...part }), { replace: true });
  const decide = useDecisions(review.id);
  const corrections = useCorrections({
    review,
    onStale: onReload,
    onChange: (index) => go({ chosen: index }),
  });

  // An address that names a citation leads to it, also after the text was checked anew.
  const arrival = useRef(chosen);
  arrival.current = chosen;
  useEffect(() => {
    if (arrival.current !== null) revealMark(view.current, arrival.current);
  }, [review.text, isEditing]);

  const say = (index: number) => {
    const now = findings[index];
    const at = findings.filter((one) => passes(one, filter)).findIndex((one) => one.index === index);
    const total = findings.filter((one) => passes(one, filter)).length;
    if (now) setSaid(text.announceChosen(at + 1, total, now.normalized, citationLook[now.state].word));
  };
  const step = (by: 1 | -1, takesFocus: boolean) => {
    const next = neighbour(findings, filter, chosen, by);
    if (next === null) return;
    go({ chosen: next });
    revealMark(view.current, next, takesFocus && !isSheetOpen);
    // Where the focus goes to the mark, the mark speaks for itself.
    if (!takesFocus || isSheetOpen) say(next);
  };
  const latestStep = useRef(step);
  latestStep.current = step;
  useReviewKeys(
    useCallback((by) => latestStep.current(by, true), []),
    isEditing || findings.length === 0,
  );

  const hrefOf = useMemo(
    () => (index: number) => addressOf({ reviewId: review.id, chosen: index }),
    // The address of a review stays the same while it is open.
    // oxlint-disable-next-line react/exhaustive-deps
    [review.id],
  );
  const pick = (index: number, byKeyboard: boolean) => {
    go({ chosen: index, ...(findings[index] && !passes(findings[index], filter) ? { filter: 'ALL' } : {}) });
    if (!hasPanel) setSheetOpen(true);
    if (byKeyboard || !hasPanel) setFocusRequest({ index });
  };
  const actions: FindingActions = {
    decide,
    correct: corrections.correct,
    isCorrecting: corrections.isChecking,
    showInText: ({ index }) => {
      setSheetOpen(false);
      // The sheet gives the focus back first.
      setTimeout(() => revealMark(view.current, index, true));
    },
  };
  const panel = (
    <Findings
      findings={findings}
      filter={filter}
      chosen={chosen}
      focusRequest={focusRequest}
      actions={actions}
      isSheet={!hasPanel}
      onFilter={(wanted) => go({ filter: wanted, chosen: finding && passes(finding, wanted) ? chosen : null })}
      onChoose={(index) => {
        go({ chosen: index });
        if (index !== null) revealMark(view.current, index);
      }}
      onStep={(by) => step(by, false)}
    />
  );
  const leavePanel = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || chosen === null) return;
    revealMark(view.current, chosen, true);
  };
  const hasFindings = findings.length > 0 && !isEditing;
  return (
    <div className="flex h-full min-h-0">
      <div className="flex min-w-0 flex-1 flex-col">
        <div ref={view} role="region" tabIndex={0} aria-label={text.text} className="min-h-0 flex-1 overflow-y-auto">
          <div className="mx-auto grid w-full max-w-[46rem] grid-cols-1 gap-5 px-4 pb-16 pt-4 md:px-8 md:pt-6">
            <ReviewBar
              review={review}
              startAddress={addressOf({})}
              isEditing={isEditing}
              onEdit={() => setEditing(true)}
            />
            {isEditing ? (
              <TextEditor review={review} onClose={() => setEditing(false)} />
            ) : (
              <>
                {findings.length === 0 ? (
                  <NoCitations onEdit={() => setEditing(true)} />
                ) : (
                  <Legend hasKeys={hasPanel} />
                )}
                <MarkedText review={review} chosen={chosen} hrefOf={hrefOf} onPick={pick} />
              </>
            )}
          </div>
        </div>
        {hasFindings && !hasPanel && (
          <StepBar
            findings={findings}
            filter={filter}
            chosen={chosen}
            onStep={(by) => step(by, false)}
            onOpen={() => {
              setSheetOpen(true);
              setFocusRequest(chosen === null ? null : { index: chosen });
            }}
          />
        )}
      </div>
      {hasFindings && hasPanel && (
        // Escape leads back to the text from anywhere inside.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <aside
          aria-label={findingsText.title}
          onKeyDown={leavePanel}
          className="w-[25rem] shrink-0 border-l border-line bg-surface min-[1500px]:w-[29rem]"
        >
          {panel}
        </aside>
      )}
      {hasFindings && !hasPanel && (
        <Sheet open={isSheetOpen} onOpenChange={setSheetOpen} title={findingsText.title}>
          {panel}
        </Sheet>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      {corrections.undoable && (
        <UndoBar
          undoLabel={findingText.undo}
          lasts={UNDO_LASTS_MS}
          isAboveBar
          message={corrections.undoable.message}
          isBusy={corrections.isChecking}
          onUndo={() => void corrections.undo()}
          onEnd={corrections.forget}
        />
      )}
    </div>
  );
}
