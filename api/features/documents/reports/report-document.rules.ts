import type { FindingSeverity, RequirementState } from '#schema/generated/contract.ts';
import {
  factKindText,
  findingDecisionText,
  requirementStateText,
  severityText,
} from '#schema/text/document-file-screen.ts';
import { findingsLimit } from '#schema/text/document-limits.ts';
import { documentReportText as say } from '#schema/text/document-report.ts';
import { documentKindText } from '#schema/text/documents-screen.ts';
import { filePlaceText } from '#schema/text/file-places.ts';
import type { Block, PrintDocument, Run, Tone } from '#api/kernel/print/document.ts';
import type { PlacedWords, ReportedDocument } from './report.types.ts';

/** The report of a document, to be printed. */

const TONE_OF_SEVERITY = { HIGH: 'BAD', MEDIUM: 'WARNING', LOW: 'MUTED' } satisfies Record<FindingSeverity, Tone>;
const TONE_OF_STATE = { MET: 'GOOD', MISSING: 'BAD', UNCERTAIN: 'WARNING' } satisfies Record<RequirementState, Tone>;
const LONGEST_QUOTE = 400;
const MOST_RELATED = 10;
const MOST_PRINTED = 600;

type Analysis = ReportedDocument['analysis'];

const plain = (text: string): Run[] => [{ text }];
const heading = (level: 2 | 3, text: string): Block => ({ kind: 'HEADING', level, runs: plain(text) });
type Fact = [term: string, runs: Run[]];

/** No row of what there is none of. */
const rowIf = <T extends string | number>(value: T | null, row: (value: T) => Fact): Fact[] =>
  value ? [row(value)] : [];

const factsOf = (rows: readonly Fact[]): Block => ({
  kind: 'FACTS',
  rows: rows.map(([term, runs]) => ({ term, runs })),
});

/** On one line, as it stands in the document. */
function quoted({ quote }: PlacedWords): string {
  const words = quote.replace(/\s+/g, ' ').trim();
  return words.length > LONGEST_QUOTE ? `«${words.slice(0, LONGEST_QUOTE).toWellFormed()}…»` : `«${words}»`;
}

export const placeLabel = (at: PlacedWords | null | undefined): string => at?.place?.label ?? '';

const quotedRuns = (at: PlacedWords): Run[] => [
  { text: quoted(at), isItalic: true },
  ...(at.place ? [{ text: ` (${at.place.label})` }] : []),
];

/** What of the file was not read. */
export function notReadOf({ pages, isTruncated, text }: Analysis): string[] {
  const scanned = pages.filter(({ isScanned }) => isScanned).map(({ number }) => number);
  return [
    ...(scanned.length > 0 ? [filePlaceText.scanned(scanned)] : []),
    ...(isTruncated ? [say.truncated] : []),
    ...(text.trim() === '' ? [say.noText] : []),
  ];
}

export const typeOf = ({ type, isTypeCorrected, confidence }: Analysis): string =>
  isTypeCorrected ? say.typeCorrected(documentKindText[type]) : say.type(documentKindText[type], confidence);

function summaryOf({ fileName, sha256, broughtOn, analyzedOn, analysis }: ReportedDocument): Block {
  const { pages, language, grade, gradeReason, citations, findings, rulesTried } = analysis;
  const notRead = notReadOf(analysis);
  const open = findings.filter(({ decision }) => decision === null).length;
  return factsOf([
    [say.facts.file, plain(fileName)],
    [say.facts.sha256, plain(sha256)],
    [say.facts.broughtOn, plain(say.day(broughtOn))],
    [say.facts.analyzedOn, plain(say.day(analyzedOn))],
    [say.facts.type, [{ text: typeOf(analysis), isBold: true }]],
    ...rowIf(grade, (given) => [
      say.facts.grade,
      [{ text: given, isBold: true }, { text: gradeReason ? `. ${gradeReason}` : '' }],
    ]),
    [say.facts.findings, plain(say.findingCounts(findings.length, open))],
    [say.facts.citations, plain(say.citations(citations.total, citations.verified))],
    ...rowIf(pages.length, (count) => [say.facts.pages, plain(String(count))]),
    [say.facts.language, plain(say.language(language))],
    [say.facts.rules, plain(String(rulesTried))],
    ...rowIf(notRead.join(' '), (reason) => [say.facts.notRead, [{ text: reason, tone: 'WARNING' }]]),
  ]);
}

function whyTypeOf({ typeFeatures, isTypeCorrected }: Analysis): Block[] {
  if (typeFeatures.length === 0 || isTypeCorrected) return [];
  return [
    heading(2, say.whyType),
    {
      kind: 'TABLE',
      columns: [
        { title: say.columns.feature, share: 6 },
        { title: say.columns.weight, share: 2 },
        { title: say.columns.place, share: 2 },
      ],
      rows: typeFeatures.map(({ label, weight, at }) => [
        plain(label),
        plain(weight >= 0 ? say.featureFor : say.featureAgainst),
        plain(placeLabel(at)),
      ]),
    },
  ];
}

function requirementsOf({ analysis: { requirements }, nameBasis }: ReportedDocument): Block[] {
  if (requirements.length === 0) return [];
  return [
    heading(2, say.requirements),
    {
      kind: 'TABLE',
      columns: [
        { title: say.columns.requirement, share: 5 },
        { title: say.columns.state, share: 2 },
        { title: say.columns.place, share: 2 },
        { title: say.columns.basis, share: 4 },
      ],
      rows: requirements.map(({ label, state, at, basis }) => [
        plain(label),
        [{ text: requirementStateText[state], tone: TONE_OF_STATE[state] }],
        plain(placeLabel(at)),
        plain(basis.map(nameBasis).join('; ')),
      ]),
    },
  ];
}

function findingOf({ analysis, nameBasis }: ReportedDocument, index: number): Block[] {
  const finding = analysis.findings[index];
  if (!finding) return [];
  const { message, severity, why, suggestion, at, related, basis, decision, note } = finding;
  const reasons = basis.map((each) => `${nameBasis(each)}: ${each.reason}`);
  return [
    heading(3, `${index + 1}. ${message}`),
    factsOf([
      [say.finding.severity, [{ text: severityText[severity], tone: TONE_OF_SEVERITY[severity], isBold: true }]],
      [say.finding.quote, at ? quotedRuns(at) : plain(say.finding.whole)],
      ...related.slice(0, MOST_RELATED).map((each): Fact => [say.finding.related, quotedRuns(each)]),
      [say.finding.why, plain(why)],
      [say.finding.basis, plain(reasons.length > 0 ? reasons.join(' ') : say.finding.practice)],
      ...rowIf(suggestion, (given) => [say.finding.suggestion, plain(given)]),
      [say.finding.decision, plain(decision ? findingDecisionText[decision] : say.finding.undecided)],
      ...rowIf(note, (given) => [say.finding.note, [{ text: given, isItalic: true }]]),
    ]),
  ];
}

const moreThan = (count: number): Block[] =>
  count > MOST_PRINTED ? [{ kind: 'NOTE', tone: 'MUTED', runs: plain(say.more(count - MOST_PRINTED)) }] : [];

function findingsOf(document: ReportedDocument): Block[] {
  const { findings } = document.analysis;
  const limit: Block = { kind: 'NOTE', tone: 'MUTED', runs: plain(findingsLimit) };
  if (findings.length === 0) return [{ kind: 'PARAGRAPH', runs: plain(say.noFindings) }, limit];
  return [
    ...findings.slice(0, MOST_PRINTED).flatMap((_finding, index) => findingOf(document, index)),
    ...moreThan(findings.length),
    limit,
  ];
}

function valueRuns({ kind, value, currency, isConsistent }: Analysis['facts'][number]): Run[] {
  const doubt = isConsistent === false ? say.inconsistent[kind] : undefined;
  return [
    { text: `${value.replace(/\s+/g, ' ')}${currency ? ` ${currency}` : ''}` },
    ...(doubt ? [{ text: ` (${doubt})`, tone: 'BAD' as const }] : []),
  ];
}

function dataOf({ facts }: Analysis): Block[] {
  if (facts.length === 0) return [{ kind: 'PARAGRAPH', runs: plain(say.noData) }];
  return [
    {
      kind: 'TABLE',
      columns: [
        { title: say.columns.kind, share: 2 },
        { title: say.columns.value, share: 5 },
        { title: say.columns.role, share: 3 },
        { title: say.columns.place, share: 2 },
      ],
      rows: facts
        .slice(0, MOST_PRINTED)
        .map((fact) => [
          plain(factKindText[fact.kind]),
          valueRuns(fact),
          plain(fact.role ?? ''),
          plain([...new Set(fact.spans.slice(0, 5).map(placeLabel))].filter(Boolean).join(', ')),
        ]),
    },
    ...moreThan(facts.length),
  ];
}

export function documentOfReport(document: ReportedDocument): PrintDocument {
  return {
    title: say.title(document.fileName),
    subtitle: say.subtitle(document.printedOn),
    footer: say.footer,
    createdOn: document.printedOn,
    blocks: [
      heading(2, say.summary),
      summaryOf(document),
      ...whyTypeOf(document.analysis),
      ...requirementsOf(document),
      heading(2, say.findings),
      ...findingsOf(document),
      heading(2, say.data),
      ...dataOf(document.analysis),
      heading(2, say.about),
      { kind: 'PARAGRAPH', runs: plain(say.aboutText) },
    ],
  };
}
