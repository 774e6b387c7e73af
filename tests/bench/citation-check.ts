/**
 * `citation-check [--corpus FOLDER] [--data FOLDER] [--runs N]`: the time to check a brief of about 60 pages with 200
 * citations, half of them with quotations, compared with one of 100. The brief is generated from the corpus; its database
 * is in `.foja-test/bench-check`.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import 'reflect-metadata';
import { checkText } from '#api/features/citations/index.ts';
import { importCorpus } from '#api/features/research/importing/import-corpus.service.ts';
import { seedLegalStock } from '#db/seeds/legal-stock.ts';
import type { SqlEntityManager } from '#db/mikro-orm.config.ts';
import { openBenchDatabase } from './bench-database.ts';

const LAWS = ['lft', 'ccf', 'ccom', 'cff', 'lamparo', 'cnpp', 'cpeum', 'lgtoc', 'lss', 'liva'];
const CITATIONS = 200;
/** One quotation in this many has a changed word. */
const ALTERED_EVERY = 10;
/** Pages of 2,400 characters. */
const LENGTH_OF_ONE = (60 * 2400) / CITATIONS;
const SLOWEST_MS = 2000;
const STEEPEST = 2.6;

interface CorpusLaw {
  nombre: string;
  articulos: { articulo: string; texto: string; estado: string }[];
}

const FILLER =
  'En ese orden de ideas, y toda vez que los hechos narrados quedaron acreditados con las pruebas que obran en autos, se estima que asiste la razón a la parte que represento, sin que obste lo alegado por la contraria. ';

function briefOf(corpus: string, count: number): string {
  const laws = LAWS.map(
    (key) => JSON.parse(readFileSync(path.join(corpus, 'leyes', `${key}.json`), 'utf8')) as CorpusLaw,
  );
  const parts: string[] = [];
  for (let at = 0; at < count; at++) {
    const law = laws[at % laws.length];
    const rows = law?.articulos.filter(({ estado }) => estado === 'vigente') ?? [];
    const article = rows[(at * 37) % rows.length];
    const sentence = article?.texto.split('\n')[0]?.split(/\s+/).slice(0, 24).join(' ') ?? '';
    const quoted = at % ALTERED_EVERY === 0 ? sentence.replace(/\s\p{L}+\s/u, ' ninguna ') : sentence;
    const said = at % 2 === 0 ? `, que a la letra dice: «${quoted.replace(/[«»]/g, '')}»` : '';
    const cited = `El artículo ${article?.articulo ?? ''} de la ${law?.nombre ?? ''}${said}. `.replace(
      'de la Código',
      'del Código',
    );
    parts.push(cited + FILLER.repeat(4).slice(0, Math.max(0, LENGTH_OF_ONE - cited.length)));
  }
  return parts.join('\n');
}

async function time(em: SqlEntityManager, text: string, runs: number): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const started = performance.now();
    await checkText(em, text);
    times.push(performance.now() - started);
  }
  return times.toSorted((a, b) => a - b);
}

const at = (times: readonly number[], share: number): number =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      corpus: { type: 'string', default: '../shared/corpus' },
      data: { type: 'string', default: '.foja-test/bench-check' },
      runs: { type: 'string', default: '20' },
    },
  });
  const database = await openBenchDatabase(values.data, { name: 'check' });
  try {
    const em = database.orm.em.fork();
    await seedLegalStock(em);
    await importCorpus(em, values.corpus);
    const [half, whole] = [briefOf(values.corpus, CITATIONS / 2), briefOf(values.corpus, CITATIONS)];
    const report = await checkText(em, whole);
    const states = Object.groupBy(report.citations, ({ state }) => state);
    console.log(`${whole.length} characters, ${report.citations.length} citations, ${report.quotes.length} quotations`);
    console.log(
      Object.entries(states)
        .map(([state, found]) => `${state} ${found.length}`)
        .join('   '),
    );
    const [small, large] = [await time(em, half, Number(values.runs)), await time(em, whole, Number(values.runs))];
    const ratio = at(large, 0.5) / at(small, 0.5);
    console.log(
      `${CITATIONS / 2} citations: p50 ${at(small, 0.5).toFixed(0)} ms   p95 ${at(small, 0.95).toFixed(0)} ms`,
    );
    console.log(
      `${CITATIONS} citations: p50 ${at(large, 0.5).toFixed(0)} ms   p95 ${at(large, 0.95).toFixed(0)} ms   ratio ${ratio.toFixed(2)}`,
    );
    if (at(large, 0.95) > SLOWEST_MS || ratio > STEEPEST) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

await main();
