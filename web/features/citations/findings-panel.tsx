import { useEffect, useRef, type ReactNode } from 'react';
import { ChevronLeft, ChevronRight, Replace } from 'lucide-react';
import { decisionText, findingsText as text } from '#schema/text/citation-review.ts';
import { formatCount } from '#web/shared/format/format.ts';
import { Button, IconButton } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { EmptyState } from '#web/shared/ui/states.tsx';
import { citationStateDisplay } from '#web/shared/ui/citation-state-display.ts';
import { TOUCH_TARGET, TOUCH_TARGET_ICON } from '#web/shared/ui/touch-target.ts';
import { STATES } from './citation-states.ts';
import { FindingDetail, type FindingActions } from './finding-detail.tsx';
import { formCorrectionsOf } from './replacements.rules.ts';
import type { Finding } from './review.ts';
import { countOf, neighbour, passes, type FindingFilter } from './review-url.ts';

export interface FindingsProps {
  findings: readonly Finding[];
  filter: FindingFilter;
  chosen: number | null;
  /** The finding that takes the focus when it is chosen; each request is a new object. */
  focusRequest: { index: number } | null;
  actions: FindingActions;
  /** Inside a sheet, which has its own title; there the filters scroll with the list. */
  isSheet: boolean;
  onFilter: (filter: FindingFilter) => void;
  onChoose: (index: number | null) => void;
  onStep: (step: 1 | -1) => void;
}

const labelOf = (filter: FindingFilter): string =>
  filter === 'ALL' ? text.all : filter === 'PENDING' ? text.pending : text.states[filter];

const TONE = {
  positive: 'text-positive',
  warning: 'text-warning',
  danger: 'text-danger',
  neutral: 'text-muted',
} as const;

function Filters({ findings, filter, onFilter }: Pick<FindingsProps, 'findings' | 'filter' | 'onFilter'>) {
  const present = (['ALL', 'PENDING', ...STATES] as const).filter(
    (wanted) => wanted === 'ALL' || wanted === filter || countOf(findings, wanted) > 0,
  );
  return (
    <div role="group" aria-label={text.filters} className="flex flex-wrap gap-1.5">
      {present.map((wanted) => {
        const display = wanted === 'ALL' || wanted === 'PENDING' ? null : citationStateDisplay[wanted];
        return (
          <button
            key={wanted}
            type="button"
            aria-pressed={wanted === filter}
            onClick={() => onFilter(wanted)}
            className={cx(
              'inline-flex min-h-8 items-center gap-1.5 rounded-full border px-3 text-sm transition-colors duration-150',
              TOUCH_TARGET,
              wanted === filter
                ? 'border-accent bg-accent-soft font-medium text-accent'
                : 'border-line bg-surface hover:border-line-strong',
            )}
          >
            {display && <display.icon size={14} className={TONE[display.tone]} aria-hidden="true" />}
            {labelOf(wanted)} <span className="tabular">{formatCount(countOf(findings, wanted))}</span>
          </button>
        );
      })}
    </div>
  );
}

export type StepsProps = Pick<FindingsProps, 'findings' | 'filter' | 'chosen' | 'onStep'>;

export function Steps({ findings, filter, chosen, onStep }: StepsProps) {
  const button = (step: 1 | -1, label: string, icon: ReactNode) => (
    <IconButton
      label={label}
      // At the end of the list the button stays focusable.
      aria-disabled={neighbour(findings, filter, chosen, step) === null}
      className={cx(TOUCH_TARGET_ICON, 'aria-disabled:opacity-40')}
      onClick={() => onStep(step)}
    >
      {icon}
    </IconButton>
  );
  return (
    <div className="flex items-center">
      {button(-1, text.previous, <ChevronLeft size={20} aria-hidden="true" />)}
      {button(1, text.next, <ChevronRight size={20} aria-hidden="true" />)}
    </div>
  );
}

/** `3 de 12` of the filtered findings; only their number while none is chosen. */
export function positionOf({
  findings,
  filter,
  chosen,
}: Pick<FindingsProps, 'findings' | 'filter' | 'chosen'>): string {
  const shown = findings.filter((finding) => passes(finding, filter));
  const at = shown.findIndex(({ index }) => index === chosen);
  return at === -1 ? text.notChosen(shown.length) : text.position(at + 1, shown.length);
}

function Head({ finding, isChosen, onPress }: { finding: Finding; isChosen: boolean; onPress: () => void }) {
  const shown = finding.contradictions.length > 0 ? 'QUOTE_NOT_FOUND' : finding.state;
  const { icon: Icon, tone } = citationStateDisplay[shown];
  return (
    <h3 className="font-sans text-base">
      <button
        type="button"
        data-finding-head
        aria-expanded={isChosen}
        aria-current={isChosen || undefined}
        onClick={onPress}
        className="flex min-h-11 w-full items-start gap-3 px-5 py-3 text-left"
      >
        <Icon size={18} className={cx('mt-0.5', TONE[tone])} aria-hidden="true" />
        <span className="grid min-w-0 gap-0.5">
          <span className={isChosen ? 'font-semibold' : 'font-medium'}>{finding.normalized}</span>
          <span className="flex flex-wrap gap-x-2 text-sm text-muted">
            <span className={TONE[tone]}>{finding.verdict}</span>
            {finding.place && <span className="tabular">· {finding.place.label}</span>}
            {finding.isInferred && <span>· {text.inferred}</span>}
            {finding.decision && <span>· {decisionText.done[finding.decision]}</span>}
          </span>
        </span>
      </button>
    </h3>
  );
}

/** Corrects at once all citations that are right but misspelled. */
function FormCorrections({ findings, actions }: Pick<FindingsProps, 'findings' | 'actions'>) {
  const count = formCorrectionsOf(findings).length;
  return count === 0 ? null : (
    <Button
      variant="secondary"
      size="sm"
      className={cx(TOUCH_TARGET, 'w-fit')}
      disabled={actions.isCorrecting}
      onClick={() => void actions.correctForms()}
    >
      <Replace size={15} aria-hidden="true" />
      {text.correctForms(count)}
    </Button>
  );
}

/** Scrolls the chosen finding to the top of the list, without scrolling the page. */
function useArrival({ chosen, focusRequest }: Pick<FindingsProps, 'chosen' | 'focusRequest'>) {
  const list = useRef<HTMLDivElement>(null);
  const answered = useRef<FindingsProps['focusRequest']>(null);
  useEffect(() => {
    const item = list.current?.querySelector<HTMLElement>(`[data-finding="${chosen}"]`);
    const view = list.current;
    if (!item || !view) return;
    const top = item.getBoundingClientRect().top - view.getBoundingClientRect().top;
    if (top < 0 || top > view.clientHeight / 3) view.scrollTop += top;
    if (focusRequest?.index !== chosen || focusRequest === answered.current) return;
    answered.current = focusRequest;
    item.querySelector<HTMLElement>('[data-finding-head]')?.focus({ preventScroll: true });
  }, [chosen, focusRequest]);
  return list;
}

/** The filters with their counts, the filtered findings, and the chosen one expanded. */
export function Findings(props: FindingsProps) {
  const { findings, filter, chosen, actions, isSheet, onFilter, onChoose } = props;
  const list = useArrival(props);
  // A finding that was just decided stays until another one is chosen.
  const shown = findings.filter((finding) => finding.index === chosen || passes(finding, filter));
  const filters = <Filters findings={findings} filter={filter} onFilter={onFilter} />;
  return (
    <div data-findings className="flex h-full min-h-0 flex-col">
      <div className={cx('grid gap-2.5 border-b border-line px-5', isSheet ? 'py-1' : 'py-3')}>
        <div className="flex min-h-9 items-center justify-between gap-2">
          {isSheet ? (
            <p className="text-muted tabular">{positionOf(props)}</p>
          ) : (
            <h2 className="font-sans text-base font-semibold">
              {text.title} <span className="font-normal text-muted tabular">{positionOf(props)}</span>
            </h2>
          )}
          <Steps {...props} />
        </div>
        {!isSheet && filters}
        {!isSheet && <FormCorrections findings={findings} actions={actions} />}
      </div>
      <div ref={list} tabIndex={0} role="region" aria-label={text.list} className="min-h-0 flex-1 overflow-y-auto">
        {isSheet && (
          <div className="grid gap-2.5 border-b border-line px-5 py-3">
            {filters}
            <FormCorrections findings={findings} actions={actions} />
          </div>
        )}
        {shown.length === 0 ? (
          <EmptyState
            text={text.noneOfFilter}
            action={
              <Button variant="secondary" size="sm" className={TOUCH_TARGET} onClick={() => onFilter('ALL')}>
                {text.showAll}
              </Button>
            }
          />
        ) : (
          <ol className="divide-y divide-line">
            {shown.map((finding) => {
              const isChosen = finding.index === chosen;
              return (
                <li
                  key={finding.index}
                  data-finding={finding.index}
                  className={isChosen ? 'bg-paper shadow-[inset_3px_0_0_var(--accent)]' : 'hover:bg-sunken'}
                >
                  <Head
                    finding={finding}
                    isChosen={isChosen}
                    onPress={() => onChoose(isChosen ? null : finding.index)}
                  />
                  {isChosen && <FindingDetail finding={finding} actions={actions} />}
                </li>
              );
            })}
          </ol>
        )}
      </div>
    </div>
  );
}
