/**
 * `npm run eval:documents -- FOLDER… [--json] [--errors] [--no-citations] [--corpus FOLDER] [--data FOLDER]`: reads
 * labelled documents as the product does and prints how well type, facts and planted defects are found, what is marked in
 * clean documents, and the time of a page. Citations are judged with the corpus where it is there; its database takes a
 * minute at first. `documents/sets/README.md` describes the labels.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import 'reflect-metadata';
import { checkText } from '#api/features/citations/index.ts';
import { findingsOfCitations } from '#api/features/documents/analysis/findings/citation-findings.rules.ts';
import { judge } from '#api/features/documents/analysis/findings/judge.rules.ts';
import { understand } from '#api/features/documents/analysis/understand.rules.ts';
import { withStock } from './citation-sets.ts';
import { readLabelled } from './documents/labels.ts';
import {
  emptyScore,
  FIELDS,
  isFound,
  precisionOf,
  recallOf,
  scoreFields,
  typeScores,
  type Read,
} from './documents/scores.rules.ts';
import { tableOf } from './figures.rules.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: {
    json: { type: 'boolean', default: false },
    errors: { type: 'boolean', default: false },
    citations: { type: 'boolean', default: true },
    corpus: { type: 'string', default: '../shared/corpus' },
    data: { type: 'string', default: '.foja-test/bench-citations' },
  },
});
if (positionals.length === 0) throw new Error('eval:documents FOLDER… [--json] [--errors]');

const OPTIONS = { correctedType: null, today: '2026-11-23' };
const read: Read[] = [];
let [pages, seconds, unread] = [0, 0, 0];
for (const folder of positionals)
  for (const document of await readLabelled(folder)) {
    if (document.text === null) {
      unread++;
      continue;
    }
    const started = performance.now();
    const understood = understand({ text: document.text, pageStarts: document.pageStarts }, OPTIONS);
    const judged = judge(understood, OPTIONS);
    seconds += document.seconds + (performance.now() - started) / 1000;
    pages += document.pages;
    read.push({ label: document.label, kind: document.kind, understood, judged });
  }

const withCitations = values.citations && existsSync(values.corpus);
if (withCitations)
  await withStock(values.data, values.corpus, async (em) => {
    for (const { understood, judged } of read)
      judged.findings.push(...findingsOfCitations(await checkText(em, understood.text)));
  });

const pairs = read.map(({ kind, understood }) => ({ expected: kind, found: understood.guess.type }));
const types = typeScores(pairs);
const kinds = [...new Set([...types.each.map(({ kind }) => kind), ...pairs.map(({ found }) => found)])].toSorted();
const confusion = kinds.map((expected) =>
  kinds.map((found) => pairs.filter((pair) => pair.expected === expected && pair.found === found).length),
);

const BINS = [0, 50, 70, 85, 95, 100.01];
const bins = BINS.slice(1).map((to, at) => {
  const from = BINS[at] ?? 0;
  const inside = read.filter(({ understood: { guess } }) => guess.confidence >= from && guess.confidence < to);
  const right = inside.filter(({ kind, understood }) => kind === understood.guess.type).length;
  const mean =
    inside.reduce((sum, { understood }) => sum + understood.guess.confidence, 0) / Math.max(1, inside.length);
  return {
    from,
    to: Math.min(100, to),
    documents: inside.length,
    confidence: mean,
    right: right / Math.max(1, inside.length),
  };
});

const score = emptyScore();
for (const { label, understood } of read) scoreFields(label, understood, score);

const plantings = read.flatMap(({ label, understood, judged }) =>
  label.plantings.map((planting) => ({
    file: label.file,
    ...planting,
    isFound: isFound(planting, understood.text, judged.findings),
  })),
);
const plantingKinds = [...new Set(plantings.map(({ kind }) => kind))].toSorted().map((kind) => {
  const own = plantings.filter((planting) => planting.kind === kind);
  return { kind, planted: own.length, found: own.filter((planting) => planting.isFound).length };
});

const clean = read.filter(({ label }) => label.plantings.length === 0);
const alarms = new Map<string, number>();
for (const { judged } of clean) for (const { code } of judged.findings) alarms.set(code, (alarms.get(code) ?? 0) + 1);
const cleanFindings = clean.reduce((sum, { judged }) => sum + judged.findings.length, 0);

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const summary = {
  documents: read.length,
  unread,
  macroF1: types.macroF1,
  unknownRecall: types.each.find(({ kind }) => kind === 'UNKNOWN')?.recall ?? null,
  types: types.each,
  confusion: { kinds, rows: confusion },
  calibration: bins,
  fields: FIELDS.map((field) => ({
    field,
    ...score.counts[field],
    precision: precisionOf(score.counts[field]),
    recall: recallOf(score.counts[field]),
  })),
  namesInNoList: score.otherNames,
  plantings: {
    planted: plantings.length,
    found: plantings.filter((planting) => planting.isFound).length,
    kinds: plantingKinds,
  },
  clean: {
    documents: clean.length,
    findings: cleanFindings,
    each: cleanFindings / Math.max(1, clean.length),
    codes: Object.fromEntries(alarms),
  },
  secondsAPage: seconds / Math.max(1, pages),
};

if (values.json)
  console.log(
    JSON.stringify(
      { ...summary, misses: score.misses, missedPlantings: plantings.filter((planting) => !planting.isFound) },
      null,
      2,
    ),
  );
else {
  console.log(
    `${read.length} documents${unread > 0 ? `, ${unread} scans without text not counted` : ''}; ${(summary.secondsAPage * 1000).toFixed(1)} ms a page`,
  );
  console.log(
    `\nType: macro-F1 ${types.macroF1.toFixed(3)}, unknown recognised ${summary.unknownRecall === null ? '—' : percent(summary.unknownRecall)}`,
  );
  console.log(
    tableOf([
      ['expected \\ found', ...kinds],
      ...kinds.map((kind, at) => [kind, ...(confusion[at] ?? []).map(String)]),
    ]),
  );
  console.log(
    `\n${tableOf([['confidence', 'documents', 'mean', 'right'], ...bins.map((bin) => [`${bin.from}–${bin.to}`, String(bin.documents), bin.confidence.toFixed(1), percent(bin.right)])])}`,
  );
  console.log(
    `\n${tableOf([['fact', 'expected', 'found', 'right', 'precision', 'recall'], ...summary.fields.map((row) => [row.field, String(row.expected), String(row.found), String(row.right), percent(row.precision), percent(row.recall)])])}`,
  );
  console.log(`Names in no list, counted neither way: ${score.otherNames}`);
  if (!withCitations)
    console.log(
      `\nCitations were not judged: ${values.citations ? `${values.corpus} is not there` : '--no-citations'}`,
    );
  console.log(`\nPlanted defects found: ${summary.plantings.found} of ${summary.plantings.planted}`);
  console.log(
    tableOf([
      ['kind', 'planted', 'found'],
      ...plantingKinds.map((row) => [row.kind, String(row.planted), String(row.found)]),
    ]),
  );
  console.log(`\nFindings per clean document: ${summary.clean.each.toFixed(2)} (${clean.length} documents)`);
  for (const [code, count] of [...alarms].toSorted((a, b) => b[1] - a[1])) console.log(`  ${code}: ${count}`);
  if (values.errors) {
    console.log('');
    for (const {
      label,
      kind,
      understood: { guess },
    } of read)
      if (guess.type !== kind)
        console.log(`✗ ${label.file} type: ${guess.type} (${guess.confidence.toFixed(0)}), is ${kind}`);
    for (const { file, what, how, value } of score.misses)
      console.log(`${how === 'other' ? '·' : '✗'} ${file} ${what} ${how}: ${value}`);
    for (const each of plantings)
      if (!each.isFound) console.log(`✗ ${each.file} planted ${each.kind} «${each.quote}» ${each.where}`);
    for (const { label, judged } of clean)
      for (const { code, message, at } of judged.findings)
        console.log(`! ${label.file} ${code} ${message}${at ? ` [${at.start}–${at.end}]` : ''}`);
  }
}
