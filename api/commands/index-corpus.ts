/** `npm run corpus:index -- FOLDER`: writes `db/content/laws.json` from a corpus: facts about laws, without their text. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readRoman } from '#schema/lib/roman.ts';
import { encodeNumbers } from '#db/content/law-names.rules.ts';
import { listLawFiles, readLawFile } from '../features/research/importing/corpus-files.service.ts';
import { areaOfMatter, TYPE_OF, type CorpusLaw } from '../features/research/importing/corpus-format.adapter.ts';

const MARK = /^\s*([IVXLC]{1,7})\s?[.)-]/gmu;

/** The number of the last fraction of an article; 0 without any. Roman numbers of other lists do not go on from it. */
function lastFraction(text: string): number {
  let last = 0;
  for (const mark of text.matchAll(MARK)) {
    const value = readRoman(mark[1] ?? '') ?? 0;
    if (value > last && value <= last + 3) last = value;
  }
  return last;
}

function factsOf(law: CorpusLaw): object {
  const articles = law.articulos.toSorted((a, b) => a.orden - b.orden);
  return {
    key: law.clave,
    name: law.nombre,
    shortName: law.nombre_corto,
    type: TYPE_OF[law.tipo],
    scope: law.ambito === 'local' ? 'LOCAL' : 'FEDERAL',
    area: areaOfMatter(law),
    officialUrl: law.fuente.url_pdf,
    publishedOn: law.publicacion,
    lastReformOn: law.ultima_reforma,
    textAsOf: law.texto_al,
    numbers: encodeNumbers(articles.map((article) => article.articulo)),
    repealed: encodeNumbers(
      articles.filter((article) => article.estado === 'derogado').map((article) => article.articulo),
    ),
    fractions: articles
      .map((article) => ({ number: article.articulo, last: lastFraction(article.texto) }))
      .filter(({ last }) => last > 0)
      .map(({ number, last }) => `${number}:${String(last)}`)
      .join(','),
  };
}

const folder = process.argv[2];
if (!folder) throw new Error('index-corpus FOLDER');
const lines = listLawFiles(folder).map((file) => JSON.stringify(factsOf(readLawFile(file))));
const target = path.resolve('db/content/laws.json');
writeFileSync(target, `[\n${lines.join(',\n')}\n]\n`);
console.log(`${lines.length} laws → ${target}`);
