import signs from '#api/legal-language/citations/context/law-signs.json' with { type: 'json' };
import { findReferences } from '#api/legal-language/citations/references.rules.ts';
import { readSet } from './bench/citation-sets.ts';
import { NO_SCORES, scoreText } from './bench/citations.rules.ts';
import { writeFileSync } from 'node:fs';
const W: Record<string, number> = signs;
const sets = process.argv.slice(2).map((f) => readSet(f));
const K = new Set(['STATUTE']);
const value = (): number[] => sets.map((set) => { const sc = NO_SCORES(); for (const t of set) scoreText(sc, t, findReferences(t.text).map((reference) => ({ reference, state: null })), K); const c = sc.kinds.get('STATUTE')!; const wrong = sc.misses.filter((m) => m.problem === 'WRONG' && m.kind === 'STATUTE').length; return c.right - wrong; });
const sum = (v: number[]) => v.reduce((a, b) => a + b, 0);
let best = value(); console.log('start', best.join(' '));
const t0 = Date.now();
for (let sweep = 0; sweep < 2; sweep++) for (const k of Object.keys(W)) { const old = W[k]!; const step = Math.max(0.3, Math.abs(old) * 0.25);
  for (const to of [old + step, old - step]) { W[k] = to; const v = value(); const worse = v.filter((x, i) => x < best[i]! - 1).length; if (sum(v) >= sum(best) + 2 && worse === 0) { best = v; console.log(k, old, '→', to, v.join(' '), sum(v)); writeFileSync('/tmp/cit/searched.json', JSON.stringify(W, null, 2) + '\n'); break; } W[k] = old; }
  if (Date.now() - t0 > 420000) process.exit(); }
