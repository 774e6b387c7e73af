import type { ReactNode } from 'react';
import type { PlanCode } from '#schema/generated/contract.ts';
import { planLabel } from '#schema/text/plan-labels.ts';
import { plansText as text, quotaText } from '#schema/text/plans-screen.ts';
import { useMediaQuery } from '#web/shared/hooks/use-media-query.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { priceText, type PlanOffer } from '../plans.rules.ts';

/** From this width a table of seven plans has room beside the sidebar. */
const TABLE_FROM = '(min-width: 1240px)';

type Row = keyof typeof text.rows;

/** What a plan holds in a row: a sign for the eye, a word for screen readers. */
const Nothing = () => (
  <>
    <span aria-hidden="true">{text.none}</span>
    <span className="sr-only">{text.noneSaid}</span>
  </>
);

const price = ({ code, monthlyPrice: { centavos } }: PlanOffer): ReactNode => {
  if (code === 'CUSTOM')
    return (
      <>
        {text.byQuote}
        <span className="block text-sm font-normal text-muted">{text.reference(priceText(centavos))}</span>
      </>
    );
  return centavos === 0 ? text.free : priceText(centavos);
};

const CELLS: Record<Row, (offer: PlanOffer) => ReactNode> = {
  price,
  trialDays: ({ trialDays }) => (trialDays === 0 ? <Nothing /> : trialDays),
  chatMessages: ({ chatMessages }) => quotaText(chatMessages),
  documentAnalyses: ({ documentAnalyses }) => quotaText(documentAnalyses),
  quantumAnalyses: ({ quantumAnalyses }) => quotaText(quantumAnalyses),
  cases: ({ cases }) => quotaText(cases),
  maxUsers: ({ maxUsers }) => quotaText(maxUsers),
  isPremium: ({ isPremium }) => (isPremium ? text.yes : text.no),
  includesApi: ({ includesApi }) => (includesApi ? text.yes : text.no),
};
const ROWS = Object.keys(CELLS) as Row[];

const CurrentMark = () => (
  <span className="block w-fit rounded-full bg-accent-soft px-2 py-0.5 font-sans text-xs font-medium text-accent">
    {text.current}
  </span>
);

export interface ComparisonProps {
  offers: readonly PlanOffer[];
  /** The plan of the account. */
  current?: PlanCode;
  /** What can be done with a plan. */
  action?: (offer: PlanOffer) => ReactNode;
}

function ComparisonTable({ offers, current, action }: ComparisonProps) {
  return (
    <table className="card w-full border-separate border-spacing-0 overflow-hidden tabular">
      <caption className="sr-only">{text.caption}</caption>
      <thead>
        <tr>
          <th scope="col" className="p-4">
            <span className="sr-only">{text.limit}</span>
          </th>
          {offers.map(({ code }) => (
            <th
              key={code}
              scope="col"
              className={cx('p-4 text-left align-top font-serif text-lg', code === current && 'bg-accent-soft')}
            >
              {planLabel[code]}
              {code === current && <CurrentMark />}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map((row) => (
          <tr key={row}>
            <th scope="row" className="max-w-60 border-t border-line px-4 py-3 text-left align-top font-medium">
              {text.rows[row]}
            </th>
            {offers.map((offer) => (
              <td
                key={offer.code}
                className={cx(
                  'border-t border-line px-4 py-3 align-top',
                  row === 'price' && 'font-semibold',
                  offer.code === current && 'bg-accent-soft',
                )}
              >
                {CELLS[row](offer)}
              </td>
            ))}
          </tr>
        ))}
        {action && (
          <tr>
            <th scope="row" className="border-t border-line p-4">
              <span className="sr-only">{text.choose}</span>
            </th>
            {offers.map((offer) => (
              <td
                key={offer.code}
                className={cx('border-t border-line p-4 align-top', offer.code === current && 'bg-accent-soft')}
              >
                {action(offer)}
              </td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  );
}

function ComparisonCards({ offers, current, action }: ComparisonProps) {
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2" aria-label={text.caption}>
      {offers.map((offer) => (
        <li key={offer.code} className="card grid content-start gap-3 p-5">
          <h3 className="flex flex-wrap items-center gap-2 text-xl font-semibold">
            {planLabel[offer.code]}
            {offer.code === current && <CurrentMark />}
          </h3>
          <dl className="grid tabular">
            {ROWS.map((row) => (
              <div key={row} className="grid grid-cols-[1fr_auto] gap-4 border-t border-line py-2">
                <dt className="text-muted">{text.rows[row]}</dt>
                <dd className="max-w-36 text-right font-medium">{CELLS[row](offer)}</dd>
              </div>
            ))}
          </dl>
          {action?.(offer)}
        </li>
      ))}
    </ul>
  );
}

/** Every limit of every plan, as the server enforces it. */
export function Comparison(props: ComparisonProps) {
  const isWide = useMediaQuery(TABLE_FROM);
  return (
    <div className="grid grid-cols-1 gap-4">
      {isWide ? <ComparisonTable {...props} /> : <ComparisonCards {...props} />}
      <ul className="grid max-w-[80ch] gap-1 text-sm text-muted">
        <li>{text.vat}</li>
        <li>{text.trialNote}</li>
        <li>{text.quantumNote}</li>
        <li>{text.notYet}</li>
      </ul>
    </div>
  );
}
