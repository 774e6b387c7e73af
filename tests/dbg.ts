import { cleanText } from '#api/legal-language/citations/clean-text.rules.ts';
import { mentionsOf } from '#api/legal-language/citations/laws/mentions.rules.ts';
import { readSet } from './bench/citation-sets.ts';
for (const f of process.argv[2]!.split(',')) for (const t of readSet(`tests/bench/citations/unseen/${f}-dev.jsonl`)) {
  if (process.argv[3] && !process.argv[3].split(',').includes(t.id)) continue;
  const c = cleanText(t.text).text;
  console.log(t.id, mentionsOf(c).map((m) => `${m.law.law ?? '-'}:${m.law.name.slice(0,60)}${m.law.isPartial?'*':''}${m.law.isPast?'!':''}`).join(' ¦ '));
}
