/** `npm run corpus:index -- FOLDER`: writes `db/content/laws.json` from a corpus: facts about laws, without their text. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { encodeNumbers } from '#db/content/law-names.rules.ts';
import { listLawFiles, readLawFile } from '../features/research/importing/corpus-files.service.ts';
import { areaOfMatter, TYPE_OF, type CorpusLaw } from '../features/research/importing/corpus-format.adapter.ts';

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
  };
}

const folder = process.argv[2];
if (!folder) throw new Error('index-corpus FOLDER');
const lines = listLawFiles(folder).map((file) => JSON.stringify(factsOf(readLawFile(file))));
const target = path.resolve('db/content/laws.json');
writeFileSync(target, `[\n${lines.join(',\n')}\n]\n`);
console.log(`${lines.length} laws → ${target}`);
