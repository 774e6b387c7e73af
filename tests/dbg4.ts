import { cleanText } from '#api/legal-language/citations/clean-text.rules.ts';
import { seenIn } from '#api/legal-language/citations/statutes/statutes.rules.ts';
import weights from '#api/legal-language/citations/context/law-signs.json' with { type: 'json' };
import { readSet } from './bench/citation-sets.ts';
const W: Record<string, number> = weights;
const [, , f, id, find] = process.argv;
for (const t of readSet(`tests/bench/citations/unseen/${f}-dev.jsonl`)) { if (t.id !== id) continue;
  const c = cleanText(t.text).text; const s = seenIn(c);
  for (const r of s.found) console.log(c.slice(r.start, r.end).replace(/\n/g,'⏎'), '→', r.law, r.lawName, r.article, r.lawSource);
  for (const w of s.weighed) if (c.slice(w.at, w.at + (find?.length ?? 0)) === find) for (const l of w.laws) console.log('   ', l.law, l.signs.reduce((a, [k, v]) => a + W[k]! * v, 0).toFixed(2), l.signs.map(([k, v]) => `${k}${v === 1 ? '' : '×' + v.toFixed(2)}`).join(' '));
}
