import { useEffect, useRef, useState } from 'react';
import type { FindingSeverity } from '#schema/generated/contract.ts';
import { findingDecisionText, findingListText as text, severityText } from '#schema/text/document-file-screen.ts';
import { findingsLimit } from '#schema/text/document-limits.ts';
import type { DocumentSpan } from '#web/shared/documents/places.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { EmptyState } from '#web/shared/ui/states.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { useDocuments } from '../documents-context.ts';
import { DECISIONS, SEVERITIES } from '../documents-url.ts';
import { neighbour, passes, type AnalysedDocument, type Finding } from './analysis.rules.ts';
import { FindingCard, type Decide } from './finding-card.tsx';
import { useDecide } from './use-decide.ts';
import { useFindingKeys } from './use-finding-keys.ts';

interface FindingsPanelProps {
  document: AnalysedDocument;
  onChoose: (id: string | null) => void;
  onShow: (span: DocumentSpan) => void;
}

const SELECT = 'min-h-9 rounded-md border border-line-strong bg-surface px-2 text-sm';

function Filters({ document }: { document: AnalysedDocument }) {
  const { urlState, go } = useDocuments();
  const { severity, decision } = urlState;
  const { findings } = document.analysis;
  const kept = { documentId: document.id, severity, decision };
  const count = (code: FindingSeverity) => findings.filter((finding) => finding.severity === code).length;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <label className="inline-flex items-center gap-2">
        {text.severity}
        <select
          value={severity ?? ''}
          className={cx(SELECT, TOUCH_TARGET)}
          onChange={({ target }) =>
            go({ ...kept, severity: SEVERITIES.find((code) => code === target.value) ?? null }, { replace: true })
          }
        >
          <option value="">{text.all}</option>
          {SEVERITIES.map((code) => (
            <option key={code} value={code}>
              {text.ofSeverity(severityText[code], count(code))}
            </option>
          ))}
        </select>
      </label>
      <label className="inline-flex items-center gap-2">
        {text.state}
        <select
          value={decision}
          className={cx(SELECT, TOUCH_TARGET)}
          onChange={({ target }) =>
            go({ ...kept, decision: DECISIONS.find((code) => code === target.value) ?? 'ALL' }, { replace: true })
          }
        >
          {DECISIONS.map((code) => (
            <option key={code} value={code}>
              {text.states[code]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

const headOf = (panel: HTMLElement | null, id: string): HTMLElement | null =>
  panel?.querySelector<HTMLElement>(`[data-finding="${CSS.escape(id)}"] [data-finding-head]`) ?? null;

/** What a careful reader would mark, with what the caller decided. */
export function FindingsPanel({ document, onChoose, onShow }: FindingsPanelProps) {
  const { urlState } = useDocuments();
  const { findingId, severity, decision } = urlState;
  const { findings } = document.analysis;
  const panel = useRef<HTMLDivElement>(null);
  const [noting, setNoting] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const keep = useDecide(document);
  const shown = findings.filter((finding) => passes(finding, { severity, decision }) || finding.id === findingId);
  const chosen = findings.find((finding) => finding.id === findingId) ?? null;

  // A mark that was pressed in the text brings its finding into view.
  useEffect(() => {
    // In newer browsers `scrollIntoView` returns a promise, which React would take for a cleanup function.
    if (findingId) headOf(panel.current, findingId)?.scrollIntoView?.({ block: 'nearest' });
  }, [findingId]);

  const decide: Decide = async (finding, decided) => {
    if (decided.decision !== undefined)
      setAnnouncement(decided.decision ? text.decided(findingDecisionText[decided.decision]) : text.undone);
    await keep(finding, decided);
  };
  const withChosen = (act: (finding: Finding) => void) => () => chosen && act(chosen);
  useFindingKeys({
    onStep: (step) => {
      const next = neighbour(shown, findingId, step);
      if (!next) return;
      onChoose(next.id);
      headOf(panel.current, next.id)?.focus({ preventScroll: true });
      setAnnouncement(text.announce(shown.indexOf(next) + 1, shown.length, next.message));
    },
    onAccept: withChosen((finding) => void decide(finding, { decision: 'ACCEPTED' })),
    onReject: withChosen((finding) => void decide(finding, { decision: 'REJECTED' })),
    onNote: withChosen(({ id }) => setNoting(id)),
  });
  const open = findings.filter((finding) => finding.decision === null).length;
  return (
    <div ref={panel} className="grid grid-cols-1 gap-4">
      <h2 className="sr-only">{text.title}</h2>
      {findings.length === 0 ? (
        <EmptyState text={text.none} />
      ) : (
        <>
          <div className="grid gap-2">
            <p role="status" className="font-medium tabular">
              {text.counts(open, findings.length)}
            </p>
            <Filters document={document} />
            <p className="text-xs text-muted max-md:hidden pointer-coarse:hidden">{text.keys}</p>
          </div>
          {shown.length === 0 && <p className="text-muted">{text.noneShown}</p>}
          <ul className="-mx-3 grid divide-y divide-line border-y border-line empty:hidden">
            {shown.map((finding) => (
              <FindingCard
                key={finding.id}
                finding={finding}
                isChosen={finding.id === findingId}
                isNoting={noting === finding.id}
                onNoting={(isNoting) => setNoting(isNoting ? finding.id : null)}
                onChoose={onChoose}
                onShow={onShow}
                onDecide={decide}
              />
            ))}
          </ul>
        </>
      )}
      <p className="text-sm text-muted">{findingsLimit}</p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
