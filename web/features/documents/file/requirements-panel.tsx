import { useState } from 'react';
import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import type { RequirementState, TemplateClauseState } from '#schema/generated/contract.ts';
import {
  clauseStateText,
  documentTabText,
  requirementListText as text,
  requirementStateText,
} from '#schema/text/document-file-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import type { DocumentSpan } from '#web/shared/documents/places.ts';
import { BasisList } from '#web/shared/legal/basis-list.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { StateBadge } from '#web/shared/ui/state-badge.tsx';
import { EmptyState, ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import type { AnalysedDocument } from './analysis.rules.ts';
import { useDocumentBesideTemplateQuery } from './file.generated.ts';
import { PlaceButton } from './finding-card.tsx';

const STATE = {
  MET: { tone: 'positive', icon: CircleCheck },
  MISSING: { tone: 'danger', icon: CircleX },
  UNCERTAIN: { tone: 'warning', icon: CircleHelp },
} as const satisfies Record<RequirementState, object>;

const CLAUSE_STATE = {
  PRESENT: STATE.MET,
  ABSENT: STATE.MISSING,
  UNCERTAIN: STATE.UNCERTAIN,
} as const satisfies Record<TemplateClauseState, object>;

interface PanelProps {
  document: AnalysedDocument;
  onShow: (span: DocumentSpan) => void;
}

/** The document beside one of our templates, when it is asked for. */
function TemplateComparison({ document, onShow }: PanelProps) {
  const [isWanted, setWanted] = useState(false);
  const { data, error, refetch } = useDocumentBesideTemplateQuery({ variables: { id: document.id }, skip: !isWanted });
  const found = data?.documentTemplateComparison;
  return (
    <section aria-label={text.templateTitle} className="grid gap-3 border-t border-line pt-4">
      <h3 className="font-sans font-semibold">{text.templateTitle}</h3>
      {!isWanted ? (
        <>
          <p className="text-muted">{text.templateBody}</p>
          <Button variant="secondary" size="sm" className={`${TOUCH_TARGET} w-fit`} onClick={() => setWanted(true)}>
            {text.template}
          </Button>
        </>
      ) : error ? (
        <ErrorState
          title={text.templateFailed}
          {...readFailure(error)}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : !data ? (
        <Skeleton className="h-32 rounded-md" />
      ) : !found ? (
        <p className="text-muted">{text.templateNone}</p>
      ) : (
        <>
          <p className="font-medium">{text.templateName(found.templateName)}</p>
          <ul className="grid divide-y divide-line">
            {found.clauses.map(({ heading, state, at, basis }) => (
              <li key={heading} className="grid gap-1.5 py-2.5">
                <span className="flex flex-wrap items-center gap-2">
                  <StateBadge {...CLAUSE_STATE[state]}>{clauseStateText[state]}</StateBadge>
                  {heading}
                </span>
                {at && <PlaceButton span={at} label={text.show} onShow={() => onShow(at)} />}
                {state !== 'PRESENT' && basis.length > 0 && <BasisList basis={basis} />}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** What the law asks of a document of this type. */
export function RequirementsPanel({ document, onShow }: PanelProps) {
  const { requirements } = document.analysis;
  const met = requirements.filter(({ state }) => state === 'MET').length;
  return (
    <div className="grid grid-cols-1 gap-4">
      <h2 className="sr-only">{documentTabText.requirements}</h2>
      {requirements.length === 0 ? (
        <EmptyState text={text.none} />
      ) : (
        <>
          <p className="font-medium tabular">{text.counts(met, requirements.length)}</p>
          <ul className="grid divide-y divide-line border-y border-line">
            {requirements.map(({ code, label, state, at, basis }) => (
              <li key={code} className="grid gap-1.5 py-3">
                <span className="flex flex-wrap items-center gap-2">
                  <StateBadge {...STATE[state]}>{requirementStateText[state]}</StateBadge>
                </span>
                <span className="font-medium">{label}</span>
                {at && <PlaceButton span={at} label={text.show} onShow={() => onShow(at)} />}
                {basis.length > 0 && (
                  <div className="text-sm">
                    <BasisList basis={basis} />
                  </div>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <TemplateComparison document={document} onShow={onShow} />
    </div>
  );
}
