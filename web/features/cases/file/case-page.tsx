import { useEffect, useRef, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router';
import { caseFileText as text } from '#schema/text/case-file-screen.ts';
import { conflictText } from '#schema/text/case-form-screen.ts';
import { commonText } from '#schema/text/common.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { formatDay } from '#web/shared/format/format.ts';
import { useDocumentTitle } from '#web/shared/hooks/use-document-title.ts';
import type { SessionUser } from '#web/shared/session/session-user.ts';
import { buttonClasses, IconButton } from '#web/shared/ui/button.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { Tabs, type TabItem } from '#web/shared/ui/tabs.tsx';
import { useCaseFileQuery } from '../case-file.generated.ts';
import { CaseHeader } from './case-header.tsx';
import { CaseLinks } from './case-links.tsx';
import { caseAddress } from '../case-look.tsx';
import { CaseNotes } from './case-notes.tsx';
import { CasePeople } from './case-people.tsx';
import { partQuery, readCasePlace, type CasePart } from './case-place.ts';
import { CaseSummary } from './case-summary.tsx';
import { CaseTimeline } from './case-timeline.tsx';
import { CaseFileSkeleton } from '../cases-skeleton.tsx';
import { ConflictList, type ConflictHit } from '../form/conflict-hits.tsx';
import { EditCase } from '../form/edit-case.tsx';
import { useCaseActs } from '../use-case-acts.tsx';
import { useCaseChanges } from '../use-case-changes.ts';
import type { HeldCase } from '../form/use-case-form.ts';

export interface CasePageProps {
  caseId: string;
  user: Pick<SessionUser, 'id'>;
  /** The query of the address: part of the page, editing. */
  params: URLSearchParams;
  places: { cases: string; plans: string; tag: (tag: string) => string; chat: (caseId: string) => string };
  /** The deadlines of the case, which another feature knows. */
  deadlines?: (held: CaseOfDeadlines) => ReactNode;
  /** Its events and hours, which a third one knows. */
  agenda?: (held: CaseOfDeadlines) => ReactNode;
}

/** What is to be known of a case to show its deadlines. */
export interface CaseOfDeadlines {
  caseId: string;
  court: { id: string } | null;
  canAdd: boolean;
  isGuest: boolean;
}

const FAR = 'mx-auto grid max-w-[72rem] grid-cols-1 gap-6 px-4 pb-24 pt-6 md:px-8 md:pt-8';

/** What stood elsewhere when the case was opened; it is there once, after the form. */
function useOpeningConflicts(): [readonly ConflictHit[], () => void] {
  const { state } = useLocation();
  const navigate = useNavigate();
  const given = (state as { conflicts?: readonly ConflictHit[] } | null)?.conflicts ?? [];
  return [given, () => void navigate({ search: window.location.search }, { replace: true, state: null })];
}

function OpeningConflicts() {
  const [hits, dismiss] = useOpeningConflicts();
  if (hits.length === 0) return null;
  return (
    <div className="grid grid-cols-[1fr_auto] items-start gap-2">
      <ConflictList hits={hits} title={conflictText.onOpening} />
      <IconButton label={commonText.dismiss} onClick={dismiss}>
        <X size={17} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

type ViewProps = Pick<CasePageProps, 'user' | 'places' | 'deadlines' | 'agenda'> & {
  held: HeldCase;
  part: CasePart;
  onReload: () => void;
};

/** On a phone the chosen part may stand beyond the edge. */
function useShownPart(part: CasePart) {
  const parts = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = parts.current?.querySelector('[role="tablist"]');
    const chosen = list?.querySelector('[data-state="active"]');
    if (!list || !chosen) return;
    const [room, place] = [list.getBoundingClientRect(), chosen.getBoundingClientRect()];
    list.scrollLeft += place.left + place.width / 2 - (room.left + room.width / 2);
  }, [part]);
  return parts;
}

function CaseView({ held, part, user, places, deadlines, agenda, onReload }: ViewProps) {
  const navigate = useNavigate();
  const acts = useCaseActs();
  const parts = useShownPart(part);
  const isGuest = held.myRole === 'GUEST';
  const known = { caseId: held.id, court: held.court ?? null, canAdd: held.viewerCanEdit, isGuest };
  const all: TabItem<CasePart>[] = [
    {
      id: 'summary',
      label: text.part.summary,
      content: (
        <CaseSummary
          held={held}
          acts={acts}
          tagAddress={places.tag}
          deadlines={deadlines?.(known)}
          agenda={agenda?.(known)}
        />
      ),
    },
    { id: 'notes', label: text.part.notes, content: <CaseNotes held={held} /> },
    { id: 'timeline', label: text.part.timeline, content: <CaseTimeline caseId={held.id} /> },
    { id: 'links', label: text.part.links, content: <CaseLinks held={held} /> },
    {
      id: 'people',
      label: text.part.people,
      content: <CasePeople held={held} userId={user.id} onLeft={() => void navigate(places.cases)} />,
    },
  ];
  const items = isGuest ? all.filter(({ id }) => id !== 'timeline' && id !== 'links') : all;
  return (
    <div className={FAR}>
      <CaseHeader held={held} acts={acts} places={places} onChanged={onReload} />
      {held.archivedAt && (
        <p className="rounded-md bg-info-soft px-4 py-2.5">{text.archivedNotice(formatDay(held.archivedAt))}</p>
      )}
      {isGuest && <p className="rounded-md bg-info-soft px-4 py-2.5">{text.guestNotice}</p>}
      <OpeningConflicts />
      {/* On a phone the parts are pushed sideways, the page is not. */}
      <div
        ref={parts}
        className="[&_[role=tablist]]:gap-x-5 [&_[role=tablist]]:overflow-x-auto [&_[role=tablist]]:overflow-y-hidden [&_[role=tablist]]:[scrollbar-width:none] [&_[role=tab]]:shrink-0"
      >
        <Tabs
          label={text.parts}
          items={items}
          value={items.some(({ id }) => id === part) ? part : 'summary'}
          onChange={(wanted) => void navigate(caseAddress(held.id, partQuery(wanted)), { replace: true })}
        />
      </div>
      {acts.room}
    </div>
  );
}

const Missing = ({ address }: { address: string }) => (
  <div className="mx-auto grid max-w-xl gap-4 px-4 py-16 md:px-8">
    <h1 className="text-3xl font-semibold">{text.missingTitle}</h1>
    <p className="text-lg text-muted">{text.missingBody}</p>
    <Link to={address} className={`${buttonClasses({ look: 'secondary' })} w-fit`}>
      {text.back}
    </Link>
  </div>
);

/** The page of one case, for its members; whoever is none reads that it was not found. */
export function CasePage({ caseId, user, params, places, deadlines, agenda }: CasePageProps) {
  const { data, error, refetch } = useCaseFileQuery({
    variables: { id: caseId },
    fetchPolicy: 'cache-and-network',
  });
  const { part, isEditing } = readCasePlace(params);
  const reload = () => void refetch().catch(() => undefined);
  useCaseChanges(reload, caseId);
  const held = data?.case;
  useDocumentTitle(held?.title ?? text.allCases);

  if (held && isEditing && held.viewerCanEdit) {
    return <EditCase key={held.id} held={held} plansAddress={places.plans} />;
  }
  if (held) {
    return (
      <CaseView
        held={held}
        part={part}
        user={user}
        places={places}
        deadlines={deadlines}
        agenda={agenda}
        onReload={reload}
      />
    );
  }
  if (error) {
    return (
      <div className="mx-auto grid max-w-xl gap-4 px-4 py-16 md:px-8">
        <h1 className="sr-only">{text.one}</h1>
        <ErrorState title={text.failed} {...readFailure(error)} onRetry={reload} />
      </div>
    );
  }
  return data ? <Missing address={places.cases} /> : <CaseFileSkeleton />;
}
