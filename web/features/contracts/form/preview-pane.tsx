import { useMemo } from 'react';
import { ShieldCheck, Stamp } from 'lucide-react';
import { checksText, contractFormText, previewText as text } from '#schema/text/contract-form-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import { BodyView, type ClauseField } from '../body/body-view.tsx';
import { ChecksList, checksSummary } from '../body/checks-list.tsx';
import { clauseOfField, readBody } from '../body/clauses.rules.ts';
import type { usePreview } from './use-preview.ts';

interface PreviewPaneProps {
  state: ReturnType<typeof usePreview>;
  fields: readonly ClauseField[];
  /** The field that has the focus. */
  focused: string | null;
  formalities: readonly string[];
  onField: (name: string) => void;
}

/** The contract as it would be, what the law says about it, and what it needs besides the signatures. */
export function PreviewPane({ state, fields, focused, formalities, onField }: PreviewPaneProps) {
  const { preview, isOld, error, retry } = state;
  const body = useMemo(() => (preview ? readBody(preview.body) : null), [preview]);
  const isBlocked = preview?.checks.some(({ severity }) => severity === 'BLOCKING');
  return (
    <section aria-label={text.title} className="grid grid-cols-1 gap-3">
      {preview && (
        <details open={isBlocked} className="card px-5 py-3">
          <summary className="flex min-h-8 flex-wrap items-center gap-x-3">
            <ShieldCheck size={18} className="text-accent" aria-hidden="true" />
            <h2 className="font-sans text-base font-semibold">{checksText.title}</h2>
            <span role="status" className="text-sm text-muted">
              {checksSummary(preview.checks)}
            </span>
          </summary>
          <div className="max-h-[45dvh] overflow-y-auto pb-2 pt-4">
            <ChecksList checks={preview.checks} fields={fields} onField={onField} />
          </div>
        </details>
      )}
      {formalities.length > 0 && (
        <details className="card px-5 py-3">
          <summary className="flex min-h-8 flex-wrap items-center gap-x-3">
            <Stamp size={18} className="text-accent" aria-hidden="true" />
            <h2 className="font-sans text-base font-semibold">{contractFormText.formalities}</h2>
            <span className="text-sm text-muted tabular">{contractFormText.formalityCount(formalities.length)}</span>
          </summary>
          <ul className="grid list-disc gap-1.5 pb-2 pl-5 pt-3 marker:text-muted">
            {formalities.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
      {error && <ErrorState title={text.failed} {...readFailure(error)} onRetry={retry} />}
      {body ? (
        <div
          data-scrolls
          // A box that scrolls can be reached by the keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          role="group"
          aria-label={text.title}
          aria-busy={isOld}
          className="card relative max-h-[calc(100dvh-15rem)] min-h-96 overflow-y-auto overscroll-contain px-6 py-8 md:px-10"
        >
          <p
            className={cx(
              'sticky top-0 z-10 -mt-4 h-4 text-right font-sans text-xs text-muted transition-opacity duration-150',
              isOld ? 'opacity-100' : 'opacity-0',
            )}
            aria-hidden="true"
          >
            {text.waiting}
          </p>
          <BodyView
            body={body}
            clauses={preview?.clauses ?? []}
            highlighted={clauseOfField(preview?.clauses ?? [], focused)?.clauseId}
            fields={fields}
            onField={onField}
          />
        </div>
      ) : (
        !error && <Skeleton className="h-[32rem] rounded-md" />
      )}
    </section>
  );
}
