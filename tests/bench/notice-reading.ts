/**
 * `npm run eval:notices -- [training|held-out] [--misses]`: precision and recall of reading court orders, by field. The
 * held-out set is for measuring only.
 */
import { readNotices } from '../support/notices.ts';
import { figuresOf, judge } from './notice-reading.rules.ts';

const sets = (['training', 'held-out'] as const).filter(
  (set) => !process.argv.slice(2).some((word) => !word.startsWith('--')) || process.argv.includes(set),
);
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`.padStart(8);

for (const set of sets) {
  const notices = readNotices(set);
  const started = performance.now();
  const judgements = notices.flatMap(judge);
  const each = (performance.now() - started) / notices.length;
  console.log(`\n${set}: ${notices.length} notices, ${each.toFixed(1)} ms each`);
  console.log('field        expected  read  right  precision   recall');
  for (const { field, expected, read, right, precision, recall } of figuresOf(judgements))
    console.log(
      `${field.padEnd(12)} ${String(expected).padStart(8)} ${String(read).padStart(5)} ${String(right).padStart(6)}   ${percent(precision)} ${percent(recall)}`,
    );
  if (process.argv.includes('--misses'))
    for (const { notice, field, expected, read, right, got } of judgements)
      if (right < expected || right < read) console.log(`  ${notice} ${field}: ${got || '—'}`);
}
