import { Suspense, useState } from 'react';
import { landingSectionsText as text } from '#schema/text/landing-sections.ts';
import { lazyPart } from '#web/shared/parts/lazy-part.tsx';

const LegalCardDialog = lazyPart(() =>
  import('./legal-card-dialog.tsx').then(({ LegalCardDialog }) => LegalCardDialog),
);

/** Six areas of law. Each opens what a person should know first, with its articles. */
export function LegalCards() {
  const [opened, setOpened] = useState<number | null>(null);
  const card = opened === null ? undefined : text.cards[opened];
  return (
    <section aria-labelledby="areas" className="border-t border-line">
      <div className="mx-auto grid w-full max-w-6xl gap-6 px-5 py-16 md:px-8">
        <div className="grid gap-2">
          <h2 id="areas" className="text-2xl font-semibold">
            {text.cardsTitle}
          </h2>
          <p className="text-lg text-muted">{text.cardsLead}</p>
        </div>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {text.cards.map(({ title, hint }, position) => (
            <li key={title}>
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => setOpened(position)}
                className="card grid h-full w-full content-start gap-1 p-5 text-left transition-colors hover:border-line-strong"
              >
                <span className="font-serif text-xl font-semibold">{title}</span>
                <span className="text-muted">{hint}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      {card && (
        <Suspense fallback={null}>
          <LegalCardDialog {...card} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </section>
  );
}
