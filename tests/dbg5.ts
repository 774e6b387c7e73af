import { readLaw } from '#api/legal-language/citations/laws/law-references.rules.ts';
for (const s of ['1047 c.com., no','2448 J del cc, le','8 L. Infonavit | x','29, fr. II, L. Infonavit |']) console.log(s, JSON.stringify(readLaw(s, s.indexOf(s.includes('J')?' del':s.startsWith('29')?', L':' '))));
