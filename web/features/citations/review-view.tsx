import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { findingsText, findingText, reviewText as text } from '#schema/text/citation-review.ts';
import { useMediaQuery } from '#web/shared/hooks/use-media-query.ts';
import { Sheet } from '#web/shared/ui/dialog.tsx';
import type { FindingActions } from './finding-detail.tsx';
import { Findings, type FindingsProps } from './findings-panel.tsx';
import { MarkedText } from './marked-text.tsx';
import { revealMark } from './reveal-mark.ts';
import { ReviewBar } from './review-bar.tsx';
import { neighbour, passes, type FindingFilter, type ReviewUrlState } from './review-url.ts';
import type { Review } from './review.ts';
import { StepBar } from './step-bar.tsx';
import { TextEditor } from './text-editor.tsx';
import { Legend, NoCitations } from './text-notes.tsx';
import { UnheldLaws } from './unheld-laws.tsx';
import { UndoBar } from '#web/shared/ui/undo-bar.tsx';
import { useCorrections } from './use-corrections.ts';
import { useDecisions } from './use-decisions.ts';
import { useReviewKeys } from './use-review-keys.ts';

/** Wide enough for the findings beside the text. */
const HAS_PANEL = '(min-width: 1100px)';

/** Longer than usual: the corrected text must be read first. */
const UNDO_DURATION_MS = 12_000;

interface ReviewViewProps {
  review: Review;
  urlState: ReviewUrlState;
  addressOf: (part: Partial<ReviewUrlState>) => string;
  onReload: () => void;
}

/** A text with its citations highlighted and the findings. The chosen one is in the URL. */
export function ReviewView({ review, urlState, addressOf, onReload }: ReviewViewProps) {
  const navigate = useNavigate();
  const hasPanel = useMediaQuery(HAS_PANEL);
  const view = useRef<HTMLDivElement>(null);
  const [isEditing, setEditing] = useState(false);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [focusRequest, setFocusRequest] = useState<FindingsProps['focusRequest']>(null);
  const [announcement, setAnnouncement] = useState('');
  const { filter } = urlState;
  const findings = review.report.citations;
  const chosen = urlState.chosen !== null && urlState.chosen < findings.length ? urlState.chosen : null;
  const finding = chosen === null ? undefined : findings[chosen];

  const go = (part: { filter?: FindingFilter; chosen?: number | null }) =>
    void navigate(addressOf({ reviewId: review.id, filter, chosen, ...part }), { replace: true });
  const decide = useDecisions(review.id);
  const corrections = useCorrections({
    review,
    onStale: onReload,
    onChange: (index) => go({ chosen: index }),
  });

  // Scrolls to the citation of the URL, also after the text was checked again.
  const arrival = useRef(chosen);
  arrival.current = chosen;
  useEffect(() => {
    if (arrival.current !== null) revealMark(view.current, arrival.current);
  }, [review.text, isEditing]);

  const announce = (index: number) => {
    const now = findings[index];
    const at = findings.filter((one) => passes(one, filter)).findIndex((one) => one.index === index);
    const total = findings.filter((one) => passes(one, filter)).length;
    if (now) setAnnouncement(text.announceChosen(at + 1, total, now.normalized, now.verdict));
  };
  const step = (by: 1 | -1, takesFocus: boolean) => {
    const next = neighbour(findings, filter, chosen, by);
    if (next === null) return;
    go({ chosen: next });
    revealMark(view.current, next, takesFocus && !isSheetOpen);
    // When the focus moves to the mark, the screen reader reads the mark itself.
    if (!takesFocus || isSheetOpen) announce(next);
  };
  const latestStep = useRef(step);
  latestStep.current = step;
  useReviewKeys(
    useCallback((by) => latestStep.current(by, true), []),
    isEditing || findings.length === 0,
  );

  const hrefOf = useMemo(
    () => (index: number) => addressOf({ reviewId: review.id, chosen: index }),
    // The address of a review is the same while it is open.
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
    correctForms: corrections.correctForms,
    choose: corrections.choose,
    isCorrecting: corrections.isChecking,
    showInText: ({ index }) => {
      setSheetOpen(false);
      // After the sheet has returned the focus.
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
                <UnheldLaws
                  review={review}
                  onShow={(index) => {
                    go({ chosen: index, filter: 'ALL' });
                    revealMark(view.current, index, true);
                  }}
                />
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
        // Escape returns to the text from any element inside.
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
        {announcement}
      </p>
      {corrections.undoable && (
        <UndoBar
          undoLabel={findingText.undo}
          durationMs={UNDO_DURATION_MS}
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
