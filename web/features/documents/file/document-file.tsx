import { useEffect, useMemo, useState } from 'react';
import { documentFileText as text, documentTabText, documentViewText } from '#schema/text/document-file-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { DocumentView } from '#web/shared/documents/document-view.tsx';
import type { DocumentSpan, LitPlace } from '#web/shared/documents/places.ts';
import { useMediaQuery } from '#web/shared/hooks/use-media-query.ts';
import { Tabs, type TabItem } from '#web/shared/ui/tabs.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { isUnderWay } from '../document-fields.tsx';
import { useDocuments } from '../documents-context.ts';
import { FileSkeleton } from '../documents-skeleton.tsx';
import type { DocumentTab } from '../documents-url.ts';
import { AskPanel } from './ask-panel.tsx';
import { FactsPanel } from './facts-panel.tsx';
import { FileHeader } from './file-header.tsx';
import { useLegalDocumentFileQuery } from './file.generated.ts';
import { FindingsPanel } from './findings-panel.tsx';
import { RequirementsPanel } from './requirements-panel.tsx';
import { Unfinished } from './unfinished.tsx';
import { allSpans, marksOf, type AnalysedDocument, type LegalDocumentFile } from './analysis.rules.ts';

/** Wide enough for the findings beside the text. */
const HAS_PANEL = '(min-width: 1024px)';
const POLL_MS = 4_000;

/** The place that is lit: of the finding or the place in the URL, until another is asked for. */
function useLit(document: AnalysedDocument) {
  const { urlState } = useDocuments();
  const { findingId, at } = urlState;
  const { analysis } = document;
  const first = useMemo((): LitPlace | null => {
    const finding = analysis.findings.find((one) => one.id === findingId);
    if (finding?.at) return { span: finding.at };
    if (!at) return null;
    const [start, end] = at;
    const known = allSpans(analysis).find((span) => span.start === start && span.end === end);
    return { span: known ?? { start, end, quote: analysis.text.slice(start, end), place: null } };
    // Only when the document is opened; later places are lit by what is pressed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return useState(first);
}

function Analysed({ document, onReload }: { document: AnalysedDocument; onReload: () => void }) {
  const { urlState, go } = useDocuments();
  const hasPanel = useMediaQuery(HAS_PANEL);
  const [lit, setLit] = useLit(document);
  const [isReading, setReading] = useState(false);
  const { analysis } = document;
  const marks = useMemo(() => marksOf(analysis.findings), [analysis.findings]);
  const { tab, findingId, severity, decision } = urlState;
  const kept = { documentId: document.id, tab, findingId, severity, decision };
  const show = (span: DocumentSpan) => {
    setLit({ span });
    if (!hasPanel) setReading(true);
  };
  const choose = (id: string | null) => {
    go({ ...kept, tab: 'findings', findingId: id }, { replace: true });
    const finding = analysis.findings.find((one) => one.id === id);
    if (finding?.at) setLit({ span: finding.at });
  };
  const onPick = (id: string) => {
    const finding = analysis.findings.find((one) => one.id === id);
    setReading(false);
    go({ documentId: document.id, findingId: id }, { replace: true });
    if (finding?.at) setLit({ span: finding.at });
  };
  const view = <DocumentView file={document} content={analysis} marks={marks} lit={lit} onPick={onPick} />;
  const panels: TabItem<DocumentTab>[] = [
    {
      id: 'findings',
      label: documentTabText.findings,
      mark: <Count value={document.openFindings.total} />,
      content: <FindingsPanel document={document} onChoose={choose} onShow={show} />,
    },
    {
      id: 'requirements',
      label: documentTabText.requirements,
      content: <RequirementsPanel document={document} onShow={show} />,
    },
    { id: 'facts', label: documentTabText.facts, content: <FactsPanel document={document} onShow={show} /> },
    { id: 'ask', label: documentTabText.ask, content: <AskPanel document={document} onShow={show} /> },
  ].filter(({ id }) => id !== 'text') as TabItem<DocumentTab>[];
  const spoken = lit ? documentViewText.lit(lit.span.place?.label ?? documentViewText.inText) : '';
  const live = (
    <p role="status" className="sr-only">
      {spoken}
    </p>
  );
  if (!hasPanel)
    return (
      <div className="grid grid-cols-1 gap-4 px-4 pb-24 pt-4 md:px-8">
        <FileHeader document={document} onReload={onReload} onShow={show} />
        <div className="document-tabs">
          <Tabs
            label={text.tabs}
            value={isReading ? 'text' : tab}
            onChange={(next) => {
              setReading(next === 'text');
              if (next !== 'text') go({ ...kept, tab: next }, { replace: true });
            }}
            items={[
              {
                id: 'text',
                label: documentTabText.text,
                content: <div className="h-[75dvh] overflow-hidden rounded-md border border-line">{view}</div>,
              },
              ...panels,
            ]}
          />
        </div>
        {live}
      </div>
    );
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="border-b border-line px-6 py-3">
        <FileHeader document={document} onReload={onReload} onShow={show} />
      </div>
      <div className="flex min-h-0 flex-1">
        <div className="min-w-0 flex-1">{view}</div>
        <aside
          aria-label={text.panel}
          className="document-tabs w-[27rem] shrink-0 overflow-y-auto border-l border-line bg-surface px-5 pb-10 pt-1 2xl:w-[32rem]"
        >
          <Tabs
            label={text.tabs}
            value={tab === 'text' ? 'findings' : tab}
            onChange={(next) => go({ ...kept, tab: next }, { replace: true })}
            items={panels}
          />
        </aside>
      </div>
      {live}
    </div>
  );
}

const Count = ({ value }: { value: number }) =>
  value > 0 ? <span className="rounded-full bg-sunken px-1.5 text-xs tabular">{value}</span> : null;

const isAnalysed = (document: LegalDocumentFile): document is AnalysedDocument =>
  document.status === 'DONE' && document.analysis !== null;

/** One document: its text beside what was found in it. */
export function DocumentFile({ documentId }: { documentId: string }) {
  const { data, error, refetch, startPolling, stopPolling } = useLegalDocumentFileQuery({
    variables: { id: documentId },
    fetchPolicy: 'cache-and-network',
  });
  const document = data?.document;
  const reload = () => void refetch().catch(() => undefined);
  const isBusy = document ? isUnderWay(document) : false;
  useEffect(() => {
    if (!isBusy) return;
    startPolling(POLL_MS);
    return stopPolling;
  }, [isBusy, startPolling, stopPolling]);
  // The push says that it is done, not what was found.
  const isStale = document?.status === 'DONE' && document.analysis === null;
  useEffect(() => {
    if (isStale) reload();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isStale]);
  if (!data && error)
    return (
      <div className="p-4 md:p-8">
        <ErrorState title={text.failed} {...readFailure(error)} onRetry={reload} />
      </div>
    );
  if (!data || isStale) return <FileSkeleton />;
  if (!document)
    return (
      <div className="p-4 md:p-8">
        <ErrorState title={text.gone} />
      </div>
    );
  return isAnalysed(document) ? (
    <Analysed key={document.analysis.analyzedAt} document={document} onReload={reload} />
  ) : (
    <Unfinished document={document} onReload={reload} />
  );
}
