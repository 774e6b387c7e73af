import {
  factKindText,
  findingDecisionText,
  requirementStateText,
  severityText,
} from '#schema/text/document-file-screen.ts';
import { documentReportText as say } from '#schema/text/document-report.ts';
import { documentKindText } from '#schema/text/documents-screen.ts';
import type { CsvCell } from '#api/kernel/print/csv.rules.ts';
import { notReadOf, placeLabel, typeOf } from './report-document.rules.ts';
import type { PlacedWords, ReportedDocument } from './report.types.ts';

/** The report of a document as rows of one table. */

const words = (at: PlacedWords | null | undefined): string => at?.quote.replace(/\s+/g, ' ').trim() ?? '';

function documentRow({ fileName, sha256, broughtOn, analysis }: ReportedDocument): CsvCell[] {
  const { type, grade, gradeReason } = analysis;
  const read = [typeOf(analysis), ...notReadOf(analysis)].join('. ');
  return [
    say.csv.document,
    documentKindText[type],
    fileName,
    read,
    grade,
    sha256,
    broughtOn,
    '',
    gradeReason ?? '',
    '',
    '',
  ];
}

export function rowsOfReport(document: ReportedDocument): CsvCell[][] {
  const { nameBasis } = document;
  const { requirements, findings, facts } = document.analysis;
  const articles = (basis: (typeof findings)[number]['basis']): string => basis.map(nameBasis).join('; ');
  return [
    [...say.csv.head],
    documentRow(document),
    ...requirements.map(({ code, label, state, at, basis }): CsvCell[] => {
      const reasons = basis.map(({ reason }) => reason).join(' ');
      return [
        say.csv.requirement,
        code,
        label,
        '',
        requirementStateText[state],
        words(at),
        placeLabel(at),
        articles(basis),
        reasons,
        '',
        '',
      ];
    }),
    ...findings.map(({ code, message, severity, decision, at, basis, why, suggestion, note }): CsvCell[] => [
      say.csv.finding,
      code,
      message,
      severityText[severity],
      decision ? findingDecisionText[decision] : say.finding.undecided,
      words(at),
      placeLabel(at),
      articles(basis),
      why,
      suggestion,
      note,
    ]),
    ...facts.map(({ kind, value, role, currency, isConsistent, spans }): CsvCell[] => [
      say.csv.fact,
      factKindText[kind],
      currency ? `${value} ${currency}` : value,
      role,
      isConsistent === false ? (say.inconsistent[kind] ?? '') : '',
      words(spans[0]),
      placeLabel(spans[0]),
      '',
      '',
      '',
      '',
    ]),
  ];
}
