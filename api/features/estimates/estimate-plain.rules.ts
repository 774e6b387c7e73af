import type { Estimate } from '#db/entities/estimate.entity.ts';
import { estimateCaseTypeText } from '#schema/text/estimates.ts';
import { plainEstimateText as say } from '#schema/text/estimate-report.ts';
import type { Figure } from './estimate.types.ts';

/** An estimate in plain words for the client: one page, frequencies out of ten, no term of statistics. */

export interface PlainPart {
  title: string;
  text: string;
}

/** Whole cases out of ten; a range is rounded outwards. */
const outOfTen = (percent: number, round: (value: number) => number): number =>
  Math.min(10, Math.max(0, round(percent / 10)));

function share({ kind, value, low, high, missing }: Figure): string {
  if (value === null) return say.unknown(missing);
  const shown = say.share[kind];
  if (!shown) return '';
  const middle = outOfTen(value, Math.round);
  const range = [outOfTen(low ?? value, Math.floor), outOfTen(high ?? value, Math.ceil)] as const;
  return `${shown(middle)} ${say.between(...range)}`;
}

function quantity({ unit, value, low, high, missing }: Figure): string {
  if (value === null) return say.unknown(missing);
  const written = unit === 'PESOS' ? say.pesos : unit === 'MONTHS' ? say.months : say.hours;
  const middle = say.about(written(value));
  if (low === null || low === high) return middle;
  return `${middle} ${high === null ? say.atLeast(written(low)) : say.range(written(low), written(high))}`;
}

const SHOWN = ['SUCCESS', 'SETTLEMENT', 'MONTHS', 'COST'] as const satisfies Figure['kind'][];

/** Figures as they are stored: what was left out is null. */
export const figuresOf = ({ figures }: Estimate['result']): Figure[] =>
  figures.map((figure) => ({
    ...figure,
    value: figure.value ?? null,
    low: figure.low ?? null,
    high: figure.high ?? null,
    missing: figure.missing ?? null,
    sources: figure.sources.map((source) => ({
      ...source,
      year: source.year ?? null,
      n: source.n ?? null,
      caveat: source.caveat ?? null,
    })),
  }));

/** The parts of the page; the figure that was asked first. */
export function plainEstimate({ caseType, result }: Pick<Estimate, 'caseType' | 'result'>): PlainPart[] {
  const figures = figuresOf(result);
  const [head] = figures;
  const kinds = [...new Set([...(head ? [head.kind] : []), ...SHOWN])];
  const shown = kinds.flatMap((kind) => figures.find((figure) => figure.kind === kind) ?? []);
  // What is not known is said once for the question that was asked, and left out where nobody asked.
  const parts = shown
    .filter((figure) => figure === head || figure.value !== null)
    .map((figure) => ({
      title: say.titles[figure.kind],
      text: figure.unit === 'PERCENT' ? share(figure) : quantity(figure),
    }));
  const own = head?.n ?? 0;
  return [
    { title: say.aboutTitle, text: say.aboutCase(estimateCaseTypeText[caseType]) },
    ...parts,
    {
      title: say.basisTitle,
      text: say.basis(own, head?.sources.some(({ isUsed, year }) => isUsed && year !== null) ?? false),
    },
    ...(result.risks.length > 0 ? [{ title: say.risksTitle, text: result.risks.join(' ') }] : []),
    { title: say.promiseTitle, text: say.promise },
  ];
}
