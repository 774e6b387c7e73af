import {
  estimateCaseTypeText,
  estimateKindText,
  evidenceQualityText,
  estimateJurisdictionText,
} from '#schema/text/estimates.ts';
import { estimatesScreenText as text } from '#schema/text/estimates-screen.ts';
import { formatCount, formatInstant, formatMoney } from '#web/shared/format/format.ts';
import { FigureCard } from './figure-card.tsx';
import type { ShownEstimate } from './figure.rules.ts';

const List = ({ title, items }: { title: string; items: readonly string[] }) =>
  items.length === 0 ? null : (
    <section className="grid content-start gap-2">
      <h3 className="font-semibold">{title}</h3>
      <ul className="grid list-disc gap-1.5 pl-5">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );

const pesos = (value: number): string => formatMoney(Math.round(value * 100));

function Strategy({ strategy }: { strategy: NonNullable<ShownEstimate['strategy']> }) {
  const { name, mean, low, high, best } = text.strategyColumns;
  return (
    <section className="grid gap-3">
      <h3 className="font-semibold">{text.strategy}</h3>
      <div className="overflow-x-auto">
        <table className="w-full min-w-[34rem] text-left text-sm">
          <thead>
            <tr className="border-b border-line text-muted">
              {[name, mean, low, high, best].map((title) => (
                <th key={title} scope="col" className="py-2 pr-4 font-medium">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {strategy.options.map((option) => (
              <tr key={option.name} className="border-b border-line">
                <th scope="row" className="py-2 pr-4 font-medium">
                  {option.name}
                </th>
                <td className="py-2 pr-4 tabular">{pesos(option.mean)}</td>
                <td className="py-2 pr-4 tabular">{pesos(option.low)}</td>
                <td className="py-2 pr-4 tabular">{pesos(option.high)}</td>
                <td className="py-2 pr-4 tabular">{text.percent(formatCount(option.bestShare))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="text-sm text-muted">{text.simulations(formatCount(strategy.runs), strategy.seed)}</p>
      <List title={text.assumptions} items={strategy.assumptions} />
    </section>
  );
}

const Factors = ({ factors }: Pick<ShownEstimate, 'factors'>) => (
  <section className="grid content-start gap-2">
    <h3 className="font-semibold">{text.factors}</h3>
    <ul className="grid gap-1.5">
      {factors.map((factor) => (
        <li key={factor.text} className="flex justify-between gap-4">
          <span>{factor.text}</span>
          {factor.points != null && <span className="shrink-0 tabular text-muted">{text.points(factor.points)}</span>}
        </li>
      ))}
    </ul>
  </section>
);

/** What was estimated, with what was written for it. */
export function EstimateInputs({ estimate }: { estimate: ShownEstimate }) {
  const rows: [string, string | null | undefined][] = [
    [text.caseType, estimateCaseTypeText[estimate.caseType]],
    [text.evidence, evidenceQualityText[estimate.evidenceQuality]],
    [text.jurisdiction, estimate.jurisdiction && estimateJurisdictionText[estimate.jurisdiction]],
    [text.legalCase, estimate.case?.title],
    [text.description, estimate.description],
    [text.judge, estimate.judgeHistory],
    [text.similar, estimate.similarCases],
    [text.date, formatInstant(estimate.createdAt)],
  ];
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[12rem_1fr]">
      {rows.map(([label, value]) =>
        value ? (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="whitespace-pre-wrap break-words">{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

/** An estimate: its figure first, then what it rests on. */
export function EstimateResult({ estimate }: { estimate: ShownEstimate }) {
  const [head, ...others] = estimate.figures;
  const { ownEstimate, confidence } = estimate;
  return (
    <div className="grid gap-8">
      <div className="grid gap-3">
        <p className="text-sm text-muted">
          {estimateKindText[estimate.kind]} · {estimateCaseTypeText[estimate.caseType]}
        </p>
        {head && <FigureCard figure={head} isHead />}
        {ownEstimate != null && head?.unit === 'PERCENT' && head.value != null && (
          <p>{text.gap(ownEstimate, head.value)}</p>
        )}
        {confidence != null && <p className="text-sm text-muted">{text.confidence(confidence)}</p>}
      </div>
      {estimate.strategy && <Strategy strategy={estimate.strategy} />}
      <div className="grid gap-8 md:grid-cols-2">
        <Factors factors={estimate.factors} />
        <List title={text.recommendations} items={estimate.recommendations} />
        <List title={text.risks} items={estimate.risks} />
        <List title={text.change} items={estimate.wouldChange} />
      </div>
      <section className="grid gap-4">
        <h3 className="font-semibold">{text.others}</h3>
        <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
          {others.map((figure) => (
            <FigureCard key={figure.kind} figure={figure} />
          ))}
        </div>
      </section>
    </div>
  );
}
