import { useState } from 'react';
import { CalendarPlus, CircleCheck, CircleX, UserPlus } from 'lucide-react';
import { Link } from 'react-router';
import type { DocumentFactKind } from '#schema/generated/contract.ts';
import { documentTabText, factKindText, factListText as text } from '#schema/text/document-file-screen.ts';
import type { DocumentSpan } from '#web/shared/documents/places.ts';
import { buttonClasses, Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { StateBadge } from '#web/shared/ui/state-badge.tsx';
import { EmptyState } from '#web/shared/ui/states.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { useDocuments } from '../documents-context.ts';
import { FULL_DAY, readableValue } from '../fact-values.rules.ts';
import type { AnalysedDocument, Fact } from './analysis.rules.ts';
import { PartyDialog } from './party-dialog.tsx';

const KINDS = Object.keys(factKindText) as DocumentFactKind[];

interface PanelProps {
  document: AnalysedDocument;
  onShow: (span: DocumentSpan) => void;
}

function Consistency({ kind, isConsistent }: Fact) {
  const words = kind === 'RFC' || kind === 'CURP' || kind === 'AMOUNT' ? text.consistent[kind] : null;
  if (isConsistent === null || !words) return null;
  return (
    <StateBadge tone={isConsistent ? 'positive' : 'danger'} icon={isConsistent ? CircleCheck : CircleX}>
      {isConsistent ? words.yes : words.no}
    </StateBadge>
  );
}

function FactRow({ fact, document, onShow, onParty }: PanelProps & { fact: Fact; onParty: (fact: Fact) => void }) {
  const { links, hasCases } = useDocuments();
  const [at, setAt] = useState(0);
  const { kind, role, spans } = fact;
  const value = readableValue(fact);
  const small = cx(buttonClasses({ variant: 'ghost', size: 'sm' }), TOUCH_TARGET, '-ml-3 w-fit');
  // Pressed again, it goes to the next place.
  const next = () => {
    const span = spans[at % spans.length];
    if (span) onShow(span);
    setAt(at + 1);
  };
  return (
    <li className="grid gap-1 py-2.5">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <button
          type="button"
          disabled={spans.length === 0}
          aria-label={text.showFact(value)}
          className={cx(
            'min-h-6 text-left font-medium wrap-anywhere tabular enabled:hover:text-accent enabled:hover:underline',
            TOUCH_TARGET,
          )}
          onClick={next}
        >
          {value}
        </button>
        <Consistency {...fact} />
      </div>
      <p className="text-sm text-muted">
        {[
          ...(role ? [role] : []),
          ...(spans[0]?.place ? [spans[0].place.label] : []),
          ...(spans.length > 1 ? [text.places(spans.length)] : []),
        ].join(' · ')}
      </p>
      {kind === 'DATE' && hasCases && FULL_DAY.test(fact.value) && (
        <Link
          to={links.screen('panel', {
            new: '1',
            day: fact.value,
            title: text.deadlineTitle(role, document.fileName),
            ...(document.case ? { case: document.case.id } : {}),
          })}
          aria-label={text.toDeadlineOf(value)}
          className={small}
        >
          <CalendarPlus size={15} aria-hidden="true" />
          {text.toDeadline}
        </Link>
      )}
      {kind === 'PARTY' && document.case && (
        <Button
          variant="ghost"
          size="sm"
          className={cx(TOUCH_TARGET, '-ml-3 w-fit')}
          aria-label={text.toCaseOf(fact.value)}
          onClick={() => onParty(fact)}
        >
          <UserPlus size={15} aria-hidden="true" />
          {text.toCase}
        </Button>
      )}
    </li>
  );
}

/** What the document says, by kind. */
export function FactsPanel({ document, onShow }: PanelProps) {
  const { hasCases } = useDocuments();
  const [party, setParty] = useState<Fact | null>(null);
  const { facts } = document.analysis;
  const groups = KINDS.map((kind) => ({ kind, held: facts.filter((fact) => fact.kind === kind) })).filter(
    ({ held }) => held.length > 0,
  );
  return (
    <div className="grid grid-cols-1 gap-6">
      <h2 className="sr-only">{documentTabText.facts}</h2>
      {groups.length === 0 && <EmptyState text={text.none} />}
      {groups.map(({ kind, held }) => (
        <section key={kind} aria-label={factKindText[kind]} className="grid gap-1">
          <h3 className="flex items-baseline gap-2 font-sans font-semibold">
            {factKindText[kind]}
            <span className="text-sm font-normal text-muted tabular">{held.length}</span>
          </h3>
          {kind === 'PARTY' && hasCases && !document.case && <p className="text-sm text-muted">{text.needsCase}</p>}
          <ul className="grid divide-y divide-line border-t border-line">
            {held.map((fact) => (
              <FactRow key={fact.id} fact={fact} document={document} onShow={onShow} onParty={setParty} />
            ))}
          </ul>
        </section>
      ))}
      {party && document.case && (
        <PartyDialog name={party.value} caseId={document.case.id} onClose={() => setParty(null)} />
      )}
    </div>
  );
}
