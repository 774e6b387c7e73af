import { useEffect, useMemo, useRef, useState } from 'react';
import { BookOpenText } from 'lucide-react';
import type { ContractBody } from '#schema/lib/contract-body.ts';
import { previewText as text } from '#schema/text/contract-form-screen.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { BasisList } from '#web/shared/legal/basis-list.tsx';
import { Blocks } from './body-blocks.tsx';
import type { ClauseFieldsFragment } from './body.generated.ts';
import { partsOf, type BodyPart } from './clauses.rules.ts';

export interface ClauseField {
  name: string;
  label: string;
}

interface BodyViewProps {
  body: ContractBody;
  clauses: readonly ClauseFieldsFragment[];
  /** The clause that uses the field in which somebody writes. */
  highlighted?: string | undefined;
  /** Fields of the form, to go to; absent where there is no form. */
  fields?: readonly ClauseField[];
  onField?: (name: string) => void;
}

/** What a clause rests on and which fields it uses. */
function ClauseNotes({
  clause,
  fields = [],
  onField,
}: { clause: ClauseFieldsFragment } & Pick<BodyViewProps, 'fields' | 'onField'>) {
  const used = fields.filter(({ name }) => clause.fields.includes(name));
  return (
    <div className="grid gap-3 font-sans text-sm">
      {clause.isDrafted && <p className="text-warning">{text.drafted}</p>}
      {clause.basis.length > 0 ? (
        <BasisList basis={clause.basis} />
      ) : (
        <p className="text-muted">{clause.clauseId.startsWith('extra_') ? text.byHand : text.noBasis}</p>
      )}
      {onField && used.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-muted">{text.fields}:</span>
          {used.map(({ name, label }) => (
            <button
              key={name}
              type="button"
              onClick={() => onField(name)}
              className="inline-flex min-h-6 items-center text-accent underline"
            >
              {label}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}

interface ClauseProps extends Pick<BodyViewProps, 'fields' | 'onField'> {
  part: BodyPart;
  clause: ClauseFieldsFragment;
  isHighlighted: boolean;
  isOpen: boolean;
  onToggle: () => void;
}

function Clause({ part, clause, isHighlighted, isOpen, onToggle, ...notes }: ClauseProps) {
  const name = [clause.number, clause.heading].filter(Boolean).join(' ') || clause.clauseId;
  const articles = clause.basis.map(({ lawName, article }) => `${lawName} ${article}`).join(' · ') || text.noArticle;
  return (
    <section
      data-clause={clause.clauseId}
      data-highlighted={isHighlighted || undefined}
      className={cx('contract-clause', isHighlighted && 'contract-highlight')}
    >
      {/* With a mouse the whole clause opens its notes; the button below does it for everybody. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className="contract-clause-text" onClick={() => window.getSelection()?.isCollapsed !== false && onToggle()}>
        <Blocks blocks={part.blocks} />
      </div>
      <div className="contract-notes print:hidden">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={text.basisOf(name, articles)}
          onClick={onToggle}
          className="inline-flex min-h-7 items-center gap-1.5 font-sans text-xs font-medium text-accent pointer-coarse:min-h-11"
        >
          <BookOpenText size={14} aria-hidden="true" />
          {articles}
        </button>
        {isOpen && <ClauseNotes clause={clause} {...notes} />}
      </div>
    </section>
  );
}

/** A contract as it reads. Each clause shows its articles; one is open at a time. */
export function BodyView({ body, clauses, highlighted, fields, onField }: BodyViewProps) {
  const [open, setOpen] = useState<number | null>(null);
  const paper = useRef<HTMLDivElement>(null);
  const parts = useMemo(() => partsOf(body), [body]);
  const byId = new Map(clauses.map((clause) => [clause.clauseId, clause]));
  useEffect(() => {
    if (!highlighted) return;
    const target = paper.current?.querySelector<HTMLElement>(`[data-clause="${CSS.escape(highlighted)}"]`);
    const box = paper.current?.closest<HTMLElement>('[data-scrolls]');
    if (!target || !box) return;
    // Only the paper scrolls; `scrollIntoView` would move the form too.
    const { top, bottom } = target.getBoundingClientRect();
    const frame = box.getBoundingClientRect();
    if (top < frame.top || bottom > frame.bottom)
      box.scrollTo?.({ top: box.scrollTop + top - frame.top - 24, behavior: 'smooth' });
  }, [highlighted, body]);
  return (
    <div ref={paper} className="contract-paper">
      {parts.map((part) => {
        const clause = part.clauseId ? byId.get(part.clauseId) : undefined;
        if (!clause) return <Blocks key={part.at} blocks={part.blocks} />;
        return (
          <Clause
            key={part.at}
            part={part}
            clause={clause}
            isHighlighted={clause.clauseId === highlighted}
            isOpen={open === part.at}
            onToggle={() => setOpen(open === part.at ? null : part.at)}
            {...(fields ? { fields } : {})}
            {...(onField ? { onField } : {})}
          />
        );
      })}
    </div>
  );
}
