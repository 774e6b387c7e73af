/**
 * `citations:causes -- FILE… [--list CAUSE,…] [--only ID,…]`: why labelled citations of articles are not found, by cause
 * and set. Without a database: states are not looked at.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { cleanText } from '#api/legal-language/citations/clean-text.rules.ts';
import { findReferences } from '#api/legal-language/citations/references.rules.ts';
import { seenIn } from '#api/legal-language/citations/statutes/statutes.rules.ts';
import { CAUSES, causesOf } from './citation-causes.rules.ts';
import { readSet } from './citation-sets.ts';
import { NO_SCORES, precisionOf, recallOf, scoreText } from './citations.rules.ts';
import { tableOf } from './figures.rules.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'string' }, only: { type: 'string' } },
});
const listed = new Set((values.list ?? '').split(','));
const only = values.only?.split(',');
const STATUTES = new Set(['STATUTE']);

const columns = positionals.map((file) => {
  const scores = NO_SCORES();
  const misses = readSet(file)
    .filter(({ id }) => !only || only.includes(id))
    .flatMap((text) => {
      const found = findReferences(text.text).map((reference) => ({ reference, state: null }));
      const clean = cleanText(text.text);
      const dismissed = seenIn(clean.text).dismissed.map((each) => ({
        ...each,
        start: clean.startOf(each.start),
        end: clean.endOf(each.end),
      }));
      scoreText(scores, text, found, STATUTES);
      return causesOf(text, found, dismissed);
    });
  const counts = scores.kinds.get('STATUTE') ?? { labelled: 0, found: 0, right: 0 };
  const wrong = scores.misses.filter(({ problem, kind }) => problem === 'WRONG' && kind === 'STATUTE').length;
  for (const { id, cause, words, expected, came } of misses)
    if (listed.has(cause) || listed.has('ALL')) console.log(`${cause} ${id} ${words} | ${expected} | ${came}`);
  return {
    name: path.basename(file, '.jsonl'),
    misses,
    labelled: counts.labelled,
    precision: precisionOf(counts, wrong),
    recall: recallOf(counts),
  };
});

console.log(
  tableOf([
    ['', ...columns.map(({ name }) => name)],
    ['labelled', ...columns.map(({ labelled }) => String(labelled))],
    ['precision', ...columns.map(({ precision }) => precision.toFixed(3))],
    ['recall', ...columns.map(({ recall }) => recall.toFixed(3))],
    ...CAUSES.map((cause) => [
      cause,
      ...columns.map(({ misses }) => String(misses.filter((miss) => miss.cause === cause).length)),
    ]),
  ]),
);
