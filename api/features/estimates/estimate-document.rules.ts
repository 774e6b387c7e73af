import type { Estimate } from '#db/entities/estimate.entity.ts';
import { estimateReportText as text } from '#schema/text/estimate-report.ts';
import {
  estimateCaseTypeText,
  estimateFigureText,
  estimateJurisdictionText,
  estimateKindText,
  evidenceQualityText,
} from '#schema/text/estimates.ts';
import { estimatesScreenText as screen } from '#schema/text/estimates-screen.ts';
import type { Block, PrintDocument, Run } from '#api/kernel/print/document.ts';
import type { Figure } from './estimate.types.ts';
import { figuresOf, plainEstimate } from './estimate-plain.rules.ts';

/** An estimate as a document: the report of the lawyer, and the page for the client. */

const plain = (words: string): Run[] => [{ text: words }];
const heading = (words: string, level: 2 | 3 = 2): Block => ({ kind: 'HEADING', level, runs: plain(words) });
const paragraph = (words: string): Block => ({ kind: 'PARAGRAPH', runs: plain(words) });
const listed = (title: string, items: readonly string[]): Block[] =>
  items.length === 0 ? [] : [heading(title), { kind: 'LIST', isNumbered: false, items: items.map(plain) }];

function figureTable(figures: readonly Figure[]): Block {
  const shown = (figure: Figure): string =>
    figure.value === null ? text.none : text.inUnit(figure.value, figure.unit);
  const range = ({ low, high, unit, missing }: Figure): string =>
    low === null
      ? (missing ?? '')
      : high === null
        ? text.from(text.inUnit(low, unit))
        : text.range(text.inUnit(low, unit), text.inUnit(high, unit));
  return {
    kind: 'TABLE',
    columns: [
      { title: text.figure, share: 4 },
      { title: text.value, share: 2, isRight: true },
      { title: text.rangeColumn, share: 5 },
      { title: text.own, share: 2, isRight: true },
    ],
    rows: figures.map((figure) => [
      plain(estimateFigureText[figure.kind]),
      plain(shown(figure)),
      plain(range(figure)),
      plain(String(figure.n)),
    ]),
  };
}

function sourceBlocks(figures: readonly Figure[]): Block[] {
  const all = figures.flatMap(({ sources }) =>
    sources.map(({ name, year, n, counts, caveat, isUsed }) =>
      [
        counts,
        [name, screen.published(year, n === null ? null : String(n))].filter(Boolean).join(' · '),
        caveat,
        isUsed ? null : `${screen.shown}.`,
      ]
        .filter(Boolean)
        .join(' '),
    ),
  );
  return listed(screen.sources, [...new Set(all)]);
}

interface Paper {
  /** The day on which it is printed. */
  day: string;
  /** Title of the case; null: of none. */
  caseTitle: string | null;
  confidence: number | null;
}

/** Inputs, every figure with its range and sources, what moved it, and the method. */
export function estimateReport(estimate: Estimate, { day, caseTitle, confidence }: Paper): PrintDocument {
  const { result } = estimate;
  const figures = figuresOf(result);
  const facts: [string, string | null | undefined][] = [
    [screen.caseType, estimateCaseTypeText[estimate.caseType]],
    [screen.evidence, evidenceQualityText[estimate.evidenceQuality]],
    [screen.jurisdiction, estimate.jurisdiction && estimateJurisdictionText[estimate.jurisdiction]],
    [screen.legalCase, caseTitle],
    [screen.description, estimate.description],
    [screen.judge, estimate.judgeHistory],
    [screen.similar, estimate.similarCases],
    [text.ownEstimate, estimate.ownEstimate == null ? null : screen.percent(String(estimate.ownEstimate))],
  ];
  return {
    title: estimateKindText[estimate.kind],
    subtitle: text.subtitle(day),
    footer: text.footer,
    createdOn: day,
    blocks: [
      { kind: 'FACTS', rows: facts.flatMap(([term, value]) => (value ? [{ term, runs: plain(value) }] : [])) },
      heading(text.figures),
      figureTable(figures),
      ...(confidence === null ? [] : [paragraph(screen.confidence(confidence))]),
      ...(result.strategy ? strategyBlocks(result.strategy) : []),
      ...listed(
        screen.factors,
        result.factors.map(({ text: words, points }) =>
          points == null ? words : `${words}: ${screen.points(points)}`,
        ),
      ),
      ...listed(screen.recommendations, result.recommendations),
      ...listed(screen.risks, result.risks),
      ...listed(screen.change, result.wouldChange),
      ...sourceBlocks(figures),
      heading(screen.methodTitle),
      ...screen.method.map(paragraph),
      { kind: 'NOTE', tone: 'MUTED', runs: plain(text.notAdvice) },
    ],
  };
}

function strategyBlocks(strategy: NonNullable<Estimate['result']['strategy']>): Block[] {
  const { name, mean, low, high, best } = screen.strategyColumns;
  const pesos = (value: number): string => text.inUnit(value, 'PESOS');
  return [
    heading(screen.strategy),
    {
      kind: 'TABLE',
      columns: [
        { title: name, share: 4 },
        { title: mean, share: 3, isRight: true },
        { title: low, share: 3, isRight: true },
        { title: high, share: 3, isRight: true },
        { title: best, share: 2, isRight: true },
      ],
      rows: strategy.options.map((option) =>
        [
          option.name,
          pesos(option.mean),
          pesos(option.low),
          pesos(option.high),
          screen.percent(String(option.bestShare)),
        ].map(plain),
      ),
    },
    ...listed(screen.assumptions, strategy.assumptions),
  ];
}

/** One page in plain words. */
export const estimateForClient = (estimate: Estimate, day: string): PrintDocument => ({
  title: text.clientTitle,
  subtitle: text.subtitle(day),
  footer: text.footer,
  createdOn: day,
  blocks: plainEstimate(estimate).flatMap(({ title, text: words }) => [heading(title), paragraph(words)]),
});
