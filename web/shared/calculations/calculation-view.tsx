import { Link } from 'react-router';
import { calculationText, shownAmount, shownDate } from '#schema/text/calculation-document.ts';
import { calculatorsScreenText as text } from '#schema/text/calculators-screen.ts';
import { BasisList } from '#web/shared/legal/basis-list.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import type { CalculationFieldsFragment, CalculationReadingFieldsFragment } from './calculation.generated.ts';

type Reading = CalculationReadingFieldsFragment;

const Amount = ({ amount }: { amount: string | null | undefined }) =>
  amount ? (
    <span className="whitespace-nowrap tabular">{shownAmount(amount)}</span>
  ) : (
    <span className="text-muted">{calculationText.noFigure}</span>
  );

/** Lines with their articles, the total, and days that result. */
function ReadingTable({ reading, label }: { reading: Reading; label: string }) {
  const { lines, total, dates } = reading;
  return (
    <div className="grid gap-4">
      {lines.length > 0 && (
        <table aria-label={label} className="w-full text-left">
          <thead className="sr-only">
            <tr>
              <th scope="col">{calculationText.concept}</th>
              <th scope="col">{calculationText.amount}</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {lines.map(({ concept, explanation, amount, articles }) => (
              <tr key={concept + explanation}>
                <td className="py-2.5 pr-4 align-top">
                  <span className="block font-medium first-letter:uppercase">{concept}</span>
                  <span className="block text-sm text-muted tabular [overflow-wrap:anywhere]">{explanation}</span>
                  <span className="flex flex-wrap gap-x-3 text-sm">
                    {articles.map(({ lawKey, lawName, article, path }) => (
                      <Link
                        key={lawKey + article}
                        to={path}
                        className="inline-flex min-h-6 items-center text-accent underline"
                      >
                        {lawName} {article}
                      </Link>
                    ))}
                  </span>
                </td>
                <td className="py-2.5 text-right align-top">
                  <Amount amount={amount} />
                </td>
              </tr>
            ))}
          </tbody>
          {total && (
            <tfoot>
              <tr className="border-t border-line-strong">
                <th scope="row" className="py-3 text-left font-semibold">
                  {calculationText.total}
                </th>
                <td className="py-3 text-right text-lg font-semibold">
                  <Amount amount={total} />
                </td>
              </tr>
            </tfoot>
          )}
        </table>
      )}
      {dates.length > 0 && (
        <dl className="divide-y divide-line">
          {dates.map(({ key, label: name, value }) => (
            <div key={key} className="flex flex-wrap justify-between gap-x-4 py-2">
              <dt className="text-muted">{name}</dt>
              <dd className={cx('tabular', key === 'due' && 'text-lg font-semibold')}>{shownDate(value)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function Listed({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <section className="grid gap-1.5">
      <h3 className="text-sm font-medium">{title}</h3>
      <ul className="grid list-disc gap-1 pl-5 text-sm text-muted">
        {items.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </section>
  );
}

/** The careful reading, when it is not the main one: what its reader may count on. */
function Careful({ calculation }: { calculation: CalculationFieldsFragment }) {
  const { cautious, cautiousFor, isMainCautious } = calculation;
  if (!cautiousFor) return null;
  if (isMainCautious) return <p className="text-sm text-muted">{calculationText.carefulIsMain(cautiousFor)}</p>;
  const title = calculationText.careful(cautiousFor);
  return (
    <section className="grid gap-2 rounded-md border border-line bg-accent-soft p-4">
      <h3 className="font-semibold">{title}</h3>
      <p className="text-sm">{cautious.label}</p>
      <ReadingTable reading={cautious} label={title} />
    </section>
  );
}

/** The answer of a calculator: why there is none, both readings, and what was taken for granted. */
export function CalculationView({ calculation }: { calculation: CalculationFieldsFragment }) {
  const { computable, isEstimate, statements, main, alternatives, bases, assumptions, articles } = calculation;
  const state =
    computable === 'NO' ? calculationText.notComputable : computable === 'PARTIAL' ? calculationText.partial : null;
  return (
    <div className="grid gap-5">
      {(state ?? isEstimate) && (
        <p className="flex flex-wrap gap-x-4 rounded-md bg-warning-soft px-4 py-3 font-medium">
          {state && <span>{state}</span>}
          {isEstimate && <span>{calculationText.estimate}</span>}
        </p>
      )}
      {statements.length > 0 && (
        <ul aria-label={calculationText.statements} className="grid gap-2">
          {statements.map((each) => (
            <li key={each} className="border-l-2 border-warning pl-3">
              {each}
            </li>
          ))}
        </ul>
      )}
      <Careful calculation={calculation} />
      {main.lines.length + main.dates.length > 0 && (
        <section className="grid gap-2">
          {alternatives.length > 0 && <h3 className="font-semibold">{calculationText.mainReading}</h3>}
          <ReadingTable reading={main} label={calculationText.mainReading} />
        </section>
      )}
      {alternatives.map((each) => (
        <details key={each.id} className="rounded-md border border-line px-4 py-3">
          <summary className="cursor-pointer">
            <span className="font-medium">{text.anotherReading}</span>: {each.label}
            {each.total && <span className="tabular"> · {shownAmount(each.total)}</span>}
          </summary>
          <div className="pt-3">
            <ReadingTable reading={each} label={each.label} />
          </div>
        </details>
      ))}
      <Listed title={calculationText.bases} items={bases.map(({ label, value }) => `${label}: ${value}`)} />
      <Listed title={calculationText.assumptions} items={assumptions} />
      {articles.length > 0 && (
        <details>
          <summary className="cursor-pointer text-sm font-medium">{text.seeArticles}</summary>
          <div className="pt-3">
            <BasisList basis={articles} />
          </div>
        </details>
      )}
      <p className="text-sm text-muted">{calculationText.disclaimer}</p>
    </div>
  );
}

/** The calculation as plain text, for a message or a brief. */
export function plainCalculation({ name, main, statements }: CalculationFieldsFragment): string {
  const lines = main.lines.map(({ concept, explanation, amount, articles }) => {
    const basis = articles.map(({ lawName, article }) => `${lawName} ${article}`).join(', ');
    return `${concept}: ${amount ? shownAmount(amount) : calculationText.noFigure} (${explanation}; ${basis})`;
  });
  const total = main.total ? [`${calculationText.total}: ${shownAmount(main.total)}`] : [];
  const dates = main.dates.map(({ label, value }) => `${label}: ${shownDate(value)}`);
  return [name, ...lines, ...total, ...dates, ...statements].join('\n');
}
