import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lawFromPublication, type ReadLaw } from '#api/features/research/publications/law-from-publication.adapter.ts';
import {
  findLawByTitle,
  identityFromIndex,
  toCorpusLaw,
} from '#api/features/research/importing/to-corpus-law.rules.ts';
import { officialPdf, type PrintedArticle, type PrintedLaw } from '../../support/official-pdf.ts';

/** Real laws, printed in the official layout and read back. The corpus is not part of the repository. */
const CORPUS = '../shared/corpus/leyes';
const WITHOUT = `needs the corpus in ${CORPUS}`;
const isHere = existsSync(CORPUS);

interface CorpusFile {
  clave: string;
  nombre: string;
  publicacion: string;
  ultima_reforma: string;
  articulos: (PrintedArticle & { articulo: string; estado: string; ultima_reforma: string | null })[];
  transitorios_originales: string;
  transitorios_reformas: string;
}

const MONTHS = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');
const inWords = (day: string): string => {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(date)} de ${MONTHS[Number(month) - 1]} de ${year}`;
};
const open = (key: string): CorpusFile => JSON.parse(readFileSync(`${CORPUS}/${key}.json`, 'utf8')) as CorpusFile;
const toPrint = (law: CorpusFile, articles = law.articulos): PrintedLaw => ({
  name: law.nombre.replace(/ \(.*\)/, ''),
  publicationLine: `Nueva Ley publicada en el Diario Oficial de la Federación el ${inWords(law.publicacion)}`,
  reform: law.ultima_reforma.split('-').toReversed().join('-'),
  preamble: ['Que el H. Congreso de la Unión se ha servido dirigirme el siguiente', 'DECRETO:'],
  articles,
  transitory: law.transitorios_originales.slice(0, 4000),
  reformTransitory: law.transitorios_reformas.slice(0, 4000),
});

/**
 * Where the corpus errs and the reading is right: notes that stayed in its text (LSS), an article that says «Se
 * Deroga.» and is counted as in force (CCom).
 */
const KNOWN_ERRORS = new Set(['lss 120 text', 'lss 164 text', 'lss 227 text', 'ccom 1460 state']);
const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

function differences(file: CorpusFile, { law }: ReadLaw): string[] {
  const read = new Map(law.articles.map((article) => [article.number, article]));
  return file.articulos.flatMap((wanted) => {
    const found = read.get(wanted.articulo);
    const name = `${file.clave} ${wanted.articulo}`;
    if (!found) return [`${name} missing`];
    const state = found.isRepealed ? 'derogado' : 'vigente';
    return [
      flat(found.text) !== flat(wanted.texto) && `${name} text`,
      state !== wanted.estado && `${name} state`,
      JSON.stringify(found.path) !== JSON.stringify(wanted.ruta) && `${name} path`,
    ].filter((difference) => difference !== false);
  });
}

describe.skipIf(!isHere)(`laws of the corpus, printed and read back (${isHere ? 'ten' : WITHOUT})`, () => {
  const summary: string[] = [];

  test.each(['lft', 'ccom', 'cff', 'cpeum', 'lfda', 'lgsm', 'lagraria', 'lamparo', 'cnpp', 'lss'])(
    '%s comes back with its numbers, states, paths and text',
    async (key) => {
      const file = open(key);
      const bytes = await officialPdf(toPrint(file));
      const started = performance.now();
      const read = await lawFromPublication(bytes, `${key}.pdf`);
      const seconds = (performance.now() - started) / 1000;
      const { law, report } = read;
      expect(law.articles.map((article) => article.number)).toEqual(file.articulos.map((article) => article.articulo));
      const found = differences(file, read);
      const notes = file.articulos.filter((one, at) => one.notas.join() === law.articles[at]?.notes.join()).length;
      const exact = file.articulos.filter((one, at) => one.texto === law.articles[at]?.text).length;
      summary.push(
        `${key}: ${read.pages} pages in ${seconds.toFixed(1)} s, ${exact}/${file.articulos.length} to the letter, ` +
          `notes ${notes}, differences: ${found.join(', ') || 'none'}`,
      );
      console.info(summary.at(-1));
      expect(found.filter((one) => !KNOWN_ERRORS.has(one))).toEqual([]);
      expect(notes / file.articulos.length).toBeGreaterThan(0.98);
      expect(report).toMatchObject({ isComplete: true, refusal: null, gaps: [], repeated: [] });
      expect(report.unassigned).toBeLessThan(0.001);
      expect(law).toMatchObject({ publishedOn: file.publicacion, lastReformOn: file.ultima_reforma });
      expect(findLawByTitle(law.title)?.key).toBe(key);
      const identity = identityFromIndex(law);
      expect(identity && toCorpusLaw(law, identity).n_articulos).toBe(file.articulos.length);
    },
    60_000,
  );
});

test.skipIf(!isHere)(
  `more than 400 pages are read and parsed (${isHere ? 'twice the LFT' : WITHOUT})`,
  async () => {
    const file = open('lft');
    // The law twice, the second time with numbers that go on from its last one.
    const again = file.articulos.map((article) => ({
      ...article,
      impreso: article.articulo.replace(/^\d+/, (number) => String(Number(number) + 1010)),
    }));
    const bytes = await officialPdf(toPrint(file, [...file.articulos, ...again] as CorpusFile['articulos']));
    const started = performance.now();
    const { law, report, pages } = await lawFromPublication(bytes, 'lft.pdf');
    const seconds = (performance.now() - started) / 1000;
    console.info(`${pages} pages, ${law.articles.length} articles in ${seconds.toFixed(1)} s`);
    expect(pages).toBeGreaterThan(400);
    expect(law.articles).toHaveLength(2 * file.articulos.length);
    expect(report.isComplete).toBe(true);
  },
  90_000,
);
