import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { documentsText as text } from '#schema/text/documents-screen.ts';
import { useEmbeddedTypes } from '#web/shared/apollo/embedded-types.ts';
import { lazyPart } from '#web/shared/parts/lazy-part.tsx';
import { useSession } from '#web/shared/session/use-session.ts';
import { RowsSkeleton } from '#web/shared/ui/rows-skeleton.tsx';
import { RoomLinks } from '#web/shared/ui/room-links.tsx';
import { DocumentsProvider, type DeletedDocument, type DocumentsContextValue } from './documents-context.ts';
import { FileSkeleton, WideSkeleton } from './documents-skeleton.tsx';
import {
  readDocumentsUrl,
  START,
  writeDocumentsUrl,
  type DocumentsRoom,
  type DocumentsUrlState,
} from './documents-url.ts';
import { DocumentsHome } from './home/documents-home.tsx';
import { RestoreBar } from './restore-bar.tsx';
import { useAnalysisChanges } from './use-analysis-changes.ts';

/** Parts with files of their own: the start of the section needs none of them. */
const DocumentFile = lazyPart(() => import('./file/document-file.tsx').then(({ DocumentFile }) => DocumentFile));
const TablesList = lazyPart(() => import('./table/tables-list.tsx').then(({ TablesList }) => TablesList));
const TablePage = lazyPart(() => import('./table/table-page.tsx').then(({ TablePage }) => TablePage));
const ComparePage = lazyPart(() => import('./compare/compare-page.tsx').then(({ ComparePage }) => ComparePage));

const PAGE = 'mx-auto grid w-full max-w-[88rem] grid-cols-1 content-start gap-6 px-4 pb-24 pt-4 md:px-8 md:pt-6';
const ROOMS = Object.keys(text.room) as DocumentsRoom[];

function Rooms({ current, address }: { current: DocumentsRoom; address: DocumentsContextValue['address'] }) {
  const rooms = ROOMS.map((id) => ({ id, label: text.room[id], address: address({ room: id }) }));
  return (
    <div className={PAGE}>
      <header className="grid gap-4">
        <div className="grid gap-1">
          <h1 className="text-3xl font-semibold tracking-tight">{text.title}</h1>
          {current === 'home' && <p className="max-w-[72ch] font-serif text-lg text-muted">{text.subtitle}</p>}
        </div>
        <RoomLinks label={text.rooms} rooms={rooms} current={current} />
      </header>
      {current === 'home' ? (
        <DocumentsHome />
      ) : (
        <Suspense fallback={<RowsSkeleton rows={4} />}>
          <TablesList />
        </Suspense>
      )}
    </div>
  );
}

function Screen({ urlState, address }: Pick<DocumentsContextValue, 'urlState' | 'address'>) {
  const { documentId, tableId, isEditing, compared, room } = urlState;
  useAnalysisChanges((id) => address({ documentId: id }));
  if (compared)
    return (
      <Suspense fallback={<WideSkeleton />}>
        <ComparePage key={compared.join()} firstId={compared[0]} secondId={compared[1]} />
      </Suspense>
    );
  if (documentId)
    return (
      <Suspense fallback={<FileSkeleton />}>
        <DocumentFile key={documentId} documentId={documentId} />
      </Suspense>
    );
  if (tableId || isEditing)
    return (
      <Suspense fallback={<WideSkeleton />}>
        <TablePage key={tableId ?? ''} tableId={tableId} />
      </Suspense>
    );
  return <Rooms current={room} address={address} />;
}

export interface DocumentsPageProps {
  /** The query of the URL: document, table, compare. */
  params: URLSearchParams;
  /** The address of this section with these parameters. */
  addressOf: (params: Record<string, string>) => string;
  links: DocumentsContextValue['links'];
}

/** The section of documents: upload and list, a document beside its findings, tables and comparisons. */
export function DocumentsPage({ params, addressOf, links }: DocumentsPageProps) {
  const navigate = useNavigate();
  const urlState = readDocumentsUrl(params);
  const [deleted, setDeleted] = useState<DeletedDocument | null>(null);
  useEmbeddedTypes('DocumentFact', 'DocumentFinding', 'DocumentColumn');
  const { user } = useSession();
  const address = (part: Partial<DocumentsUrlState> = {}) => addressOf(writeDocumentsUrl({ ...START, ...part }));
  const context: DocumentsContextValue = {
    urlState,
    address,
    go: (part, options) => void navigate(address(part), options),
    offerRestore: setDeleted,
    hasCases: !user?.demo && !user?.trialId,
    links,
  };
  return (
    <DocumentsProvider value={context}>
      <Screen urlState={urlState} address={address} />
      {deleted && <RestoreBar key={deleted.id} deleted={deleted} onEnd={() => setDeleted(null)} />}
    </DocumentsProvider>
  );
}
