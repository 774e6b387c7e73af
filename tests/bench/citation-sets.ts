/** Labelled sets of citations, and the database that they are checked against. */
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { importCorpus } from '#api/features/research/importing/import-corpus.service.ts';
import type { SqlEntityManager } from '#db/mikro-orm.config.ts';
import { seedLegalStock } from '#db/seeds/legal-stock.ts';
import { openBenchDatabase } from './bench-database.ts';
import type { LabelledText } from './citations.rules.ts';

/** Other names of states in the sets. */
const STATES: [RegExp, string][] = [
  [/^no dice|no lo dice|existe, no/i, 'QUOTE_NOT_FOUND'],
  [/acervo|no la tenemos|no está/i, 'NOT_HELD'],
  [/no coincide|inexistente|derogad|mismatch/i, 'MISMATCH'],
  [/^verificad|correct/i, 'VERIFIED'],
];
const stateOf = (written: string): string =>
  /^[A-Z_]+$/.test(written) ? written : (STATES.find(([pattern]) => pattern.test(written))?.[1] ?? written);

const text = z.union([z.string(), z.number().transform(String)]).nullish();
const label = z
  .object({ start: z.number(), end: z.number(), kind: z.string().optional(), law: text, article: text, fraction: text })
  .extend({ state: text, registro: text, clave: text, date: text, number: text, quote: text })
  .transform(({ kind, law, article, fraction, state, registro, clave, date, number, quote, ...span }) => ({
    ...span,
    kind: (kind ?? (registro || clave ? 'THESIS' : 'STATUTE')) as 'STATUTE',
    law: law ?? null,
    article: article ?? null,
    fraction: fraction ?? null,
    state: state ? stateOf(state) : null,
    registry: registro ?? null,
    key: clave ?? null,
    date: date ?? null,
    number: number ?? null,
    quote: quote ?? null,
  }));
const line = z.object({ id: z.string().optional(), text: z.string(), citations: z.array(label) });

export const readSet = (file: string): LabelledText[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((each) => each.trim() !== '')
    .map((each, at) => {
      const { id, ...rest } = line.parse(JSON.parse(each));
      return { id: id ?? String(at + 1), ...rest };
    });

/** Runs with the stock and, where it is there, the corpus. */
export async function withStock(
  data: string,
  corpus: string,
  run: (em: SqlEntityManager) => Promise<void>,
): Promise<void> {
  const database = await openBenchDatabase(data, { name: 'citations' });
  try {
    const em = database.orm.em.fork();
    await seedLegalStock(em);
    if (existsSync(corpus)) await importCorpus(em, corpus);
    await run(em);
  } finally {
    await database.close();
  }
}
