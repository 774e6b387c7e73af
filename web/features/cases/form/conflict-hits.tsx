import { CircleCheck, Info, ShieldAlert } from 'lucide-react';
import { conflictText as text } from '#schema/text/case-form-screen.ts';
import { caseStatusText, partyRoleText } from '#schema/text/cases-screen.ts';
import { commonText } from '#schema/text/common.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { caseAddress } from '../case-styles.tsx';
import { useDebouncedValue } from '#web/shared/hooks/use-debounced-value.ts';
import { useCaseConflictsQuery, type CaseConflictFieldsFragment } from './form.generated.ts';

export type ConflictHit = CaseConflictFieldsFragment;

const DEBOUNCE_MS = 500;
const MIN_LENGTH = 3;
const MAX_RESULTS = 5;

const similarityText = (hit: ConflictHit): string =>
  hit.likeness >= 1 ? text.same : text.like(Math.floor(hit.likeness * 100));

interface ConflictListProps {
  hits: readonly ConflictHit[];
  title: string;
  /** Information only, not a conflict. */
  isMild?: boolean;
}

/** Other cases of the user with similar names. */
export const ConflictList = ({ hits, title, isMild }: ConflictListProps) => (
  <div className={cx('grid gap-1.5 rounded-md px-3.5 py-2.5', isMild ? 'bg-info-soft' : 'bg-warning-soft')}>
    <p className={cx('flex items-start gap-2 font-medium', isMild ? 'text-info' : 'text-warning')}>
      {isMild ? (
        <Info size={17} className="mt-0.5" aria-hidden="true" />
      ) : (
        <ShieldAlert size={17} className="mt-0.5" aria-hidden="true" />
      )}
      {title}
    </p>
    <ul className="grid gap-1.5 pl-6">
      {hits.slice(0, MAX_RESULTS).map((hit) => (
        <li key={`${hit.case.id} ${hit.name} ${hit.role}`} className="break-words">
          {text.stands(hit.name, partyRoleText[hit.role].toLowerCase())}{' '}
          <a
            href={caseAddress(hit.case.id)}
            target="_blank"
            rel="noopener"
            className="font-medium text-accent underline underline-offset-2"
          >
            {hit.case.title}
            <span className="sr-only"> {commonText.opensInNewTab}</span>
          </a>{' '}
          <span className="text-sm text-muted">
            ({[hit.isOurs ? text.ours : text.theirs, caseStatusText[hit.case.status], similarityText(hit)].join(' · ')})
          </span>
        </li>
      ))}
      {hits.length > MAX_RESULTS && <li className="text-sm text-muted">{text.more(hits.length - MAX_RESULTS)}</li>}
    </ul>
  </div>
);

interface ConflictHitsProps {
  name: string;
  /** The side of the name in this case: the same name on the opposite side elsewhere is a conflict. */
  isOurs: boolean;
  exceptCaseId?: string;
}

/** Checks the name for conflicts while it is typed. It warns and never blocks. */
export function ConflictHits({ name, isOurs, exceptCaseId }: ConflictHitsProps) {
  const written = name.trim();
  const settled = useDebouncedValue(written, DEBOUNCE_MS);
  const isAsked = settled.length >= MIN_LENGTH;
  const { data, error } = useCaseConflictsQuery({
    variables: { name: settled, exceptCaseId: exceptCaseId ?? null },
    skip: !isAsked,
    fetchPolicy: 'cache-and-network',
  });
  const hits = isAsked && settled === written ? data?.checkConflicts : undefined;
  const opposed = hits?.filter((hit) => hit.isOurs !== isOurs) ?? [];
  const similar = hits?.filter((hit) => hit.isOurs === isOurs) ?? [];
  const words = hits?.length === 0 ? text.none : error && isAsked ? text.failed : null;
  return (
    <div role="status" className="grid gap-2">
      {opposed.length > 0 && <ConflictList hits={opposed} title={text.found(opposed.length)} />}
      {similar.length > 0 && <ConflictList hits={similar} title={text.alike} isMild />}
      {words && (
        <p className="flex items-start gap-1.5 text-sm text-muted">
          {!error && <CircleCheck size={15} className="mt-0.5 text-positive" aria-hidden="true" />}
          {words}
        </p>
      )}
    </div>
  );
}
