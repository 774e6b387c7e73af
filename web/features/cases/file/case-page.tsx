import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router';
import { caseFileText as text } from '#schema/text/case-file-screen.ts';
import { conflictText } from '#schema/text/case-form-screen.ts';
import { commonText } from '#schema/text/common.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { formatInstantDay } from '#web/shared/format/format.ts';
import { useDocumentTitle } from '#web/shared/hooks/use-document-title.ts';
import { lazyPart } from '#web/shared/parts/lazy-part.tsx';
import type { SessionUser } from '#web/shared/session/session-user.ts';
import { buttonClasses, IconButton } from '#web/shared/ui/button.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { Tabs, type TabItem } from '#web/shared/ui/tabs.tsx';
import { useCaseFileQuery } from '../case-file.generated.ts';
import { CaseHeader } from './case-header.tsx';
import { CaseLinks } from './case-links.tsx';
import { caseAddress } from '../case-styles.tsx';
import { CaseNotes } from './case-notes.tsx';
import { CasePeople } from './case-people.tsx';
import { tabQuery, readCaseUrl, type CaseTab } from './case-url.ts';
import { CaseSummary } from './case-summary.tsx';
import { CaseTimeline } from './case-timeline.tsx';
import { CaseFileSkeleton, EntriesSkeleton } from '../cases-skeleton.tsx';
import { CollabChatPanelSkeleton } from '../chat/chat-skeletons.tsx';
import { UnreadCount } from '../unread-count.tsx';
import { ConflictList, type ConflictHit } from '../form/conflict-hits.tsx';
import { EditCase } from '../form/edit-case.tsx';
import { useCaseActions } from '../use-case-actions.tsx';
import { useCaseChanges } from '../use-case-changes.ts';
import type { LoadedCase } from '../form/use-case-form.ts';

export interface CasePageProps {
  caseId: string;
  user: Pick<SessionUser, 'id'>;
  /** The query of the URL: part of the page, editing. */
  params: URLSearchParams;
  links: {
    cases: string;
    tag: (tag: string) => string;
    /** The section of documents with this query. */
    analysis: (query: Record<string, string>) => string;
  };
  /** The deadlines of the case, from another feature. */
  deadlines?: (legalCase: CaseSummaryData) => ReactNode;
  /** Its events, from another feature. */
  agenda?: (legalCase: CaseSummaryData) => ReactNode;
  /** Its recorded hours, and what of them is not billed, from another feature. */
  hours?: (legalCase: CaseSummaryData) => ReactNode;
  unbilled?: (legalCase: CaseSummaryData) => ReactNode;
}

/** What other features need to know of a case. */
interface CaseSummaryData {
  caseId: string;
  court: { id: string } | null;
  canAdd: boolean;
  isGuest: boolean;
}

const FRAME = 'mx-auto grid max-w-[76rem] grid-cols-1 gap-3 px-4 pb-6 pt-4 md:px-8';

/** Conflicts found when the case was opened; shown once, after the form. */
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

const FOR_GUESTS: readonly CaseTab[] = ['summary', 'agenda', 'notes', 'people'];

/** The parts that need much code have a file of their own. */
const CaseChatTab = lazyPart(() => import('../chat/collab-chat-page.tsx').then(({ ChosenChat }) => ChosenChat));
const CaseDocuments = lazyPart(() =>
  import('../documents/case-documents.tsx').then(({ CaseDocuments }) => CaseDocuments),
);

type ViewProps = Pick<CasePageProps, 'user' | 'links' | 'deadlines' | 'agenda' | 'hours' | 'unbilled'> & {
  legalCase: LoadedCase;
  part: CaseTab;
  onReload: () => void;
};

/** On phones the chosen tab may be outside of the visible area: scroll it into view. */
function useTabInView(part: CaseTab) {
  const parts = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = parts.current?.querySelector('[role="tablist"]');
    const chosen = list?.querySelector('[data-state="active"]');
    if (!list || !chosen) return;
    const [listBox, tabBox] = [list.getBoundingClientRect(), chosen.getBoundingClientRect()];
    list.scrollLeft += tabBox.left + tabBox.width / 2 - (listBox.left + listBox.width / 2);
  }, [part]);
  return parts;
}

function CaseView({ legalCase, part, user, links, deadlines, agenda, hours, unbilled, onReload }: ViewProps) {
  const navigate = useNavigate();
  const actions = useCaseActions();
  const parts = useTabInView(part);
  const isGuest = legalCase.myRole === 'GUEST';
  const known = { caseId: legalCase.id, court: legalCase.court ?? null, canAdd: legalCase.viewerCanEdit, isGuest };
  const all: TabItem<CaseTab>[] = [
    {
      id: 'summary',
      label: text.part.summary,
      content: (
        <CaseSummary
          legalCase={legalCase}
          actions={actions}
          tagAddress={links.tag}
          deadlines={deadlines?.(known)}
          unbilled={unbilled?.(known)}
        />
      ),
    },
    {
      id: 'chat',
      label: text.part.chat,
      mark: legalCase.unreadMessageCount > 0 && <UnreadCount count={legalCase.unreadMessageCount} />,
      content: (
        <div className="[--chat-above:18rem] max-md:[--chat-above:22.5rem] lg:[--chat-above:14.75rem]">
          <Suspense fallback={<CollabChatPanelSkeleton />}>
            <CaseChatTab caseId={legalCase.id} userId={user.id} />
          </Suspense>
        </div>
      ),
    },
    {
      id: 'documents',
      label: text.part.documents,
      content: (
        <Suspense fallback={<EntriesSkeleton />}>
          <CaseDocuments legalCase={legalCase} analysisAddress={(document) => links.analysis({ document })} />
        </Suspense>
      ),
    },
    { id: 'agenda', label: text.part.agenda, content: agenda?.(known) },
    { id: 'hours', label: text.part.hours, content: hours?.(known) },
    { id: 'timeline', label: text.part.timeline, content: <CaseTimeline caseId={legalCase.id} /> },
    { id: 'notes', label: text.part.notes, content: <CaseNotes legalCase={legalCase} /> },
    { id: 'links', label: text.part.links, content: <CaseLinks legalCase={legalCase} /> },
    {
      id: 'people',
      label: text.part.people,
      content: <CasePeople legalCase={legalCase} userId={user.id} onLeft={() => void navigate(links.cases)} />,
    },
  ];
  const items = all.filter(({ id }) => (isGuest ? FOR_GUESTS.includes(id) : id !== 'chat' || legalCase.viewerCanChat));
  return (
    <div className={FRAME}>
      <CaseHeader legalCase={legalCase} actions={actions} casesAddress={links.cases} onChanged={onReload} />
      {legalCase.archivedAt && (
        <p className="rounded-md bg-info-soft px-4 py-2.5">
          {text.archivedNotice(formatInstantDay(legalCase.archivedAt))}
        </p>
      )}
      {isGuest && <p className="rounded-md bg-info-soft px-4 py-2.5">{text.guestNotice}</p>}
      <OpeningConflicts />
      {/* On phones the tabs scroll sideways, not the page. */}
      <div
        ref={parts}
        className="[&_[role=tablist]]:gap-x-5 lg:[&_[role=tablist]]:gap-x-6 [&_[role=tablist]]:overflow-x-auto [&_[role=tablist]]:overflow-y-hidden [&_[role=tablist]]:[scrollbar-width:none] [&_[role=tab]]:shrink-0"
      >
        <Tabs
          label={text.parts}
          items={items}
          value={items.some(({ id }) => id === part) ? part : 'summary'}
          onChange={(wanted) => void navigate(caseAddress(legalCase.id, tabQuery(wanted)), { replace: true })}
        />
      </div>
      {actions.dialogs}
    </div>
  );
}

const Missing = ({ address }: { address: string }) => (
  <div className="mx-auto grid max-w-xl gap-4 px-4 py-16 md:px-8">
    <h1 className="text-3xl font-semibold">{text.missingTitle}</h1>
    <p className="text-lg text-muted">{text.missingBody}</p>
    <Link to={address} className={`${buttonClasses({ variant: 'secondary' })} w-fit`}>
      {text.back}
    </Link>
  </div>
);

/** The page of one case for its members; others get «not found». */
export function CasePage({ caseId, user, params, links, ...parts }: CasePageProps) {
  const { data, error, refetch } = useCaseFileQuery({
    variables: { id: caseId },
    fetchPolicy: 'cache-and-network',
  });
  const { tab, isEditing } = readCaseUrl(params);
  const reload = () => void refetch().catch(() => undefined);
  useCaseChanges(reload, caseId);
  const legalCase = data?.case;
  useDocumentTitle(legalCase?.title ?? text.allCases);

  if (legalCase && isEditing && legalCase.viewerCanEdit) {
    return <EditCase key={legalCase.id} legalCase={legalCase} />;
  }
  if (legalCase) {
    return <CaseView legalCase={legalCase} part={tab} user={user} links={links} {...parts} onReload={reload} />;
  }
  if (error) {
    return (
      <div className="mx-auto grid max-w-xl gap-4 px-4 py-16 md:px-8">
        <h1 className="sr-only">{text.one}</h1>
        <ErrorState title={text.failed} {...readFailure(error)} onRetry={reload} />
      </div>
    );
  }
  return data ? <Missing address={links.cases} /> : <CaseFileSkeleton />;
}
