import { CircleCheck, Info, ShieldAlert } from 'lucide-react';
import { conflictText as text } from '#schema/text/case-form-screen.ts';
import { caseStatusText, partyRoleText } from '#schema/text/cases-screen.ts';
import { commonText } from '#schema/text/common.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { caseAddress } from '../case-look.tsx';
import { useSettled } from '#web/shared/hooks/use-settled.ts';
import { useCaseConflictsQuery, type CaseConflictFieldsFragment } from './form.generated.ts';

export type ConflictHit = CaseConflictFieldsFragment;

const PAUSE_MS = 500;
const SHORTEST = 3;
const SHOWN = 5;

const likeness = (hit: ConflictHit): string =>
  hit.likeness >= 1 ? text.same : text.like(Math.floor(hit.likeness * 100));

interface ConflictListProps {
  hits: readonly ConflictHit[];
  title: string;
  /** Worth knowing, and no conflict. */
  isMild?: boolean;
}

/** Where names like these stand in one's other cases. */
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
      {hits.slice(0, SHOWN).map((hit) => (
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
            ({[hit.isOurs ? text.ours : text.theirs, caseStatusText[hit.case.status], likeness(hit)].join(' · ')})
          </span>
        </li>
      ))}
      {hits.length > SHOWN && <li className="text-sm text-muted">{text.more(hits.length - SHOWN)}</li>}
    </ul>
  </div>
);

interface ConflictHitsProps {
  name: string;
  /** The side on which the name will stand here: who stands on the other one elsewhere is the conflict. */
  isOurs: boolean;
  exceptCaseId?: string;
}

/** Looks the name up while it is typed. It warns and never stops anybody. */
export function ConflictHits({ name, isOurs, exceptCaseId }: ConflictHitsProps) {
  const written = name.trim();
  const settled = useSettled(written, PAUSE_MS);
  const isAsked = settled.length >= SHORTEST;
  const { data, error } = useCaseConflictsQuery({
    variables: { name: settled, exceptCaseId: exceptCaseId ?? null },
    skip: !isAsked,
    fetchPolicy: 'cache-and-network',
  });
  const hits = isAsked && settled === written ? data?.checkConflicts : undefined;
  const opposed = hits?.filter((hit) => hit.isOurs !== isOurs) ?? [];
  const alike = hits?.filter((hit) => hit.isOurs === isOurs) ?? [];
  const words = hits?.length === 0 ? text.none : error && isAsked ? text.failed : null;
  return (
    <div role="status" className="grid gap-2">
      {opposed.length > 0 && <ConflictList hits={opposed} title={text.found(opposed.length)} />}
      {alike.length > 0 && <ConflictList hits={alike} title={text.alike} isMild />}
      {words && (
        <p className="flex items-start gap-1.5 text-sm text-muted">
          {!error && <CircleCheck size={15} className="mt-0.5 text-positive" aria-hidden="true" />}
          {words}
        </p>
      )}
    </div>
  );
}
