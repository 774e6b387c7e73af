import { useState } from 'react';
import { BookOpenText, Check, Copy, ExternalLink, LocateFixed, Replace } from 'lucide-react';
import { Link } from 'react-router';
import { articleAddress, thesisAddress } from '#schema/record-address.ts';
import { commonText } from '#schema/text/common.ts';
import { transitoryPageText } from '#schema/text/transitories.ts';
import { findingText as text } from '#schema/text/citation-review.ts';
import { formatDay } from '#web/shared/format/format.ts';
import { useCopy } from '#web/shared/hooks/use-copy.ts';
import { Button, buttonClasses } from '#web/shared/ui/button.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { FindingDecision, type Decide } from './finding-decision.tsx';
import { FindingPlace } from './finding-place.tsx';
import { FindingPassage, QuoteDifference } from './finding-passage.tsx';
import { isOpen } from './review-url.ts';
import type { Finding } from './review.ts';
import type { Problem } from './use-recheck.ts';

export interface FindingActions {
  decide: Decide;
  /** Writes words over the citation. `null` if it succeeded. */
  correct: (finding: Finding, words: string) => Promise<Problem | null>;
  /** Writes all corrections of form. */
  correctForms: () => Promise<void>;
  /** Writes an article that may be meant over the citation. */
  choose: (finding: Finding, words: string) => Promise<void>;
  isCorrecting: boolean;
  showInText: (finding: Finding) => void;
}

/** The page of the cited record in Foja; `null` if it is not held. */
function recordAddressOf({ target, source }: Pick<Finding, 'target' | 'source'>): string | null {
  if (!source) return null;
  if (target.transitory) return target.transitory.url;
  if (target.statuteKey && target.articleNumber) return articleAddress(target.statuteKey, target.articleNumber);
  return target.thesisRegistry ? thesisAddress(target.thesisRegistry) : null;
}

function Correction({ finding, actions }: { finding: Finding; actions: FindingActions }) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const { correction, correctionKind } = finding;
  const { isCopied, copy } = useCopy();
  if (!correction) return null;
  const correct = async () => setProblem(await actions.correct(finding, correction));
  const title = correctionKind === 'FORM' ? text.correctionOfForm : text.correction;
  return (
    <section aria-label={title} className="grid gap-2 rounded-md bg-accent-soft px-3.5 py-3">
      <p className="text-sm font-medium text-accent">{title}</p>
      <p className="font-serif text-lg">{correction}</p>
      <div className="flex flex-wrap gap-1">
        <Button size="sm" className={TOUCH_TARGET} disabled={actions.isCorrecting} onClick={() => void correct()}>
          <Replace size={15} aria-hidden="true" />
          {actions.isCorrecting ? text.correcting : text.useCorrection}
        </Button>
        <Button variant="ghost" size="sm" className={TOUCH_TARGET} onClick={() => void copy(correction)}>
          {isCopied ? <Check size={15} aria-hidden="true" /> : <Copy size={15} aria-hidden="true" />}
          <span aria-live="polite">{isCopied ? commonText.copied : text.copy}</span>
        </Button>
      </div>
      {problem && <ErrorState title={text.correctFailed} {...problem} onRetry={() => void correct()} />}
    </section>
  );
}

/** The articles that may be meant; one press writes one of them. */
function Alternatives({ finding, actions }: { finding: Finding; actions: FindingActions }) {
  if (finding.alternatives.length === 0) return null;
  return (
    <section aria-label={text.alternatives} className="flex flex-wrap gap-1">
      <h4 className="w-full font-sans text-sm font-medium">{text.alternatives}</h4>
      {finding.alternatives.map(({ label, correction }) => (
        <Button
          key={correction}
          size="sm"
          className={TOUCH_TARGET}
          disabled={actions.isCorrecting}
          onClick={() => void actions.choose(finding, correction)}
        >
          {label}
        </Button>
      ))}
    </section>
  );
}

function Passage({ finding }: { finding: Finding }) {
  const { passage, highlight, textAsOf, source, state } = finding;
  if (!passage) return null;
  const standing = [source && text.source[source], textAsOf && text.asOf(formatDay(textAsOf))].filter(Boolean);
  const isNear = state === 'QUOTE_NOT_FOUND' && highlight !== null;
  return (
    <section className="grid gap-1.5 border-t border-line pt-3">
      <h4 className="font-sans text-sm font-medium">{isNear ? text.near : text.passage}</h4>
      {standing.length > 0 && <p className="text-sm text-muted">{standing.join(' · ')}</p>}
      <FindingPassage passage={passage} highlight={highlight} />
    </section>
  );
}

const recordLabelOf = ({ kind, target }: Finding): string => {
  if (target.transitory) return transitoryPageText.read;
  return kind === 'THESIS' ? text.readThesis : text.readArticle;
};

function Links({ finding, actions }: { finding: Finding; actions: FindingActions }) {
  const record = recordAddressOf(finding);
  const { officialUrl } = finding.target;
  const link = `${buttonClasses({ variant: 'ghost', size: 'sm' })} ${TOUCH_TARGET}`;
  return (
    <div className="-mx-3 flex flex-wrap gap-x-1">
      <Button variant="ghost" size="sm" className={TOUCH_TARGET} onClick={() => actions.showInText(finding)}>
        <LocateFixed size={15} aria-hidden="true" />
        {text.showInText}
      </Button>
      {record && (
        <Link to={record} className={link}>
          <BookOpenText size={15} aria-hidden="true" />
          {recordLabelOf(finding)}
        </Link>
      )}
      {officialUrl?.startsWith('https://') && (
        <a href={officialUrl} target="_blank" rel="noopener noreferrer" className={link}>
          <ExternalLink size={15} aria-hidden="true" />
          {text.official}
          <span className="sr-only"> {commonText.opensInNewTab}</span>
        </a>
      )}
    </div>
  );
}

/** Everything known about the chosen citation, and the actions on it. */
export const FindingDetail = ({ finding, actions }: { finding: Finding; actions: FindingActions }) => (
  <div className="grid gap-3.5 px-5 pb-5">
    <p>{finding.reason}</p>
    {finding.contradictions.length > 0 && (
      <section className="grid gap-1 border-l-2 border-warning pl-3">
        <h4 className="font-sans text-sm font-medium">{text.contradictions}</h4>
        {finding.contradictions.map((each) => (
          <p key={each}>{each}</p>
        ))}
      </section>
    )}
    <p className="text-sm text-muted">{text.written(finding.citation)}</p>
    <FindingPlace place={finding.place} />
    {finding.notes.length > 0 && (
      <ul aria-label={text.notes} className="grid gap-1.5 border-l-2 border-info pl-3 text-sm">
        {finding.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    )}
    <Correction key={finding.correction} finding={finding} actions={actions} />
    <Alternatives finding={finding} actions={actions} />
    {finding.difference.length > 0 && (
      <section className="grid gap-1.5">
        <h4 className="font-sans text-sm font-medium">{text.difference}</h4>
        <QuoteDifference difference={finding.difference} />
      </section>
    )}
    <Links finding={finding} actions={actions} />
    {(isOpen(finding) || finding.decision) && <FindingDecision finding={finding} onDecide={actions.decide} />}
    <Passage finding={finding} />
  </div>
);
