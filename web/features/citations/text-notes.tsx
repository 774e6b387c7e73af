import type { QuoteState } from '#schema/generated/contract.ts';
import { markText, noCitationsText } from '#schema/text/citation-review.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { citationStateDisplay } from '#web/shared/ui/citation-state-display.ts';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { STATES } from './citation-states.ts';

const Key = ({ children }: { children: string }) => (
  <kbd className="rounded-sm border border-line-strong bg-surface px-1.5 font-mono text-xs">{children}</kbd>
);

/** The meaning of each mark, and the keys that move between them. */
export function Legend({ hasKeys }: { hasKeys: boolean }) {
  const quotes = Object.keys(markText.quotes) as QuoteState[];
  return (
    <details className="text-sm">
      <summary className="w-fit rounded-sm py-2 text-muted hover:text-ink max-md:py-3 pointer-coarse:py-3">
        {markText.legend}
      </summary>
      <div className="card grid gap-4 p-4">
        <ul className="grid gap-2">
          {STATES.toReversed().map((state) => {
            const { word, icon: Icon } = citationStateDisplay[state];
            return (
              <li key={state}>
                <span className="cita" data-state={state}>
                  {word}
                  <Icon size="0.85em" className="cita-sign" aria-hidden="true" />
                </span>{' '}
                {markText.states[state]}
              </li>
            );
          })}
        </ul>
        <div className="grid gap-1.5">
          <p className="font-medium">{markText.quotesTitle}</p>
          <ul className="flex flex-wrap gap-x-5 gap-y-1.5">
            {quotes.map((state) => (
              <li key={state} className="quoted" data-quote={state}>
                {markText.quotes[state]}
              </li>
            ))}
          </ul>
        </div>
        {hasKeys && (
          <div className="grid gap-1.5">
            <p className="font-medium">{markText.keysTitle}</p>
            <ul className="grid gap-1.5">
              {markText.keys.map((line) => (
                <li key={line.join()} className="flex flex-wrap items-center gap-1.5">
                  {line.slice(0, -1).map((key) => (
                    <Key key={key}>{key}</Key>
                  ))}
                  {line.at(-1)}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </details>
  );
}

/** Shown for a text without citations: what counts as a citation. */
export const NoCitations = ({ onEdit }: { onEdit: () => void }) => (
  <section aria-labelledby="no-citations" className="card grid justify-items-start gap-3 p-5">
    <h2 id="no-citations" className="text-lg font-semibold">
      {noCitationsText.title}
    </h2>
    <p>{noCitationsText.body}</p>
    <ul className="grid list-disc gap-1 pl-5">
      {noCitationsText.kinds.map((kind) => (
        <li key={kind}>{kind}</li>
      ))}
    </ul>
    <p className="text-muted">{noCitationsText.after}</p>
    <Button variant="secondary" className={TOUCH_TARGET} onClick={onEdit}>
      {noCitationsText.edit}
    </Button>
  </section>
);
