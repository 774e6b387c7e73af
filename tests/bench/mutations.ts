/**
 * `mutations [FILE…] [--sample N] [--data FOLDER] [--corpus FOLDER]`: right citations of official sentences (read from
 * the corpus, never kept) and of labelled sets, and the same with one thing changed. Exit code 1 when a right one is
 * accused or more than 1 % of the changed ones are still verified.
 */
import { parseArgs } from 'node:util';
import 'reflect-metadata';
import { checkText } from '#api/features/citations/index.ts';
import { findLaw, hasArticle, laws } from '#db/content/law-index.ts';
import type { SqlEntityManager } from '#db/mikro-orm.config.ts';
import { readSet, withStock } from './citation-sets.ts';
import { tableOf } from './figures.rules.ts';
import { CHANGES, contentWords, mutate, randomOf, sentenceOf, TEMPLATES, type Source } from './mutations.rules.ts';

const MOST_BLESSED = 0.01;
const SEED = 18;

interface Tally {
  checked: number;
  wrong: string[];
}

const tallies = new Map<string, Tally>();

function count(name: string, isWrong: boolean, words: string): void {
  const own = tallies.get(name) ?? { checked: 0, wrong: [] };
  own.checked += 1;
  if (isWrong) own.wrong.push(words);
  tallies.set(name, own);
}

type Place = (start: number, end: number) => boolean;
type Judgement = 'BLESSED' | 'ACCUSED' | 'OPEN';

/** Whether the citations of a place are all verified, with nothing said against them, or one of them is called wrong. */
async function judgementOf(em: SqlEntityManager, text: string, place: Place): Promise<Judgement> {
  const { citations } = await checkText(em, text);
  const own = citations.filter(({ start, end }) => place(start, end));
  const isWrong = own.some(
    ({ state, contradictions }) => state === 'MISMATCH' || state === 'QUOTE_NOT_FOUND' || contradictions.length > 0,
  );
  if (isWrong) return 'ACCUSED';
  return own.length > 0 && own.every(({ state }) => state === 'VERIFIED') ? 'BLESSED' : 'OPEN';
}

const isBlessed = async (em: SqlEntityManager, text: string, place: Place): Promise<boolean> =>
  (await judgementOf(em, text, place)) === 'BLESSED';

interface Row {
  law: string;
  number: string;
  text: string;
}

const nameOf = (key: string): string => {
  const law = findLaw(key);
  return law ? `${law.type === 'CODE' ? 'el' : 'la'} ${law.name}` : key;
};

const anywhere = (): boolean => true;

async function checkSource(
  em: SqlEntityManager,
  source: Source & { key: string },
  at: number,
  words: readonly string[],
): Promise<void> {
  const random = randomOf(SEED + at);
  const write = TEMPLATES[at % TEMPLATES.length] ?? TEMPLATES[0];
  if (!write) return;
  const right = write(source);
  const judgement = await judgementOf(em, right, anywhere);
  count('right', judgement === 'ACCUSED', right);
  if (judgement !== 'BLESSED') count('right, not verified', true, right);
  if (judgement !== 'BLESSED') return;
  for (const change of CHANGES) {
    const quote = mutate(change, source.quote, random, words);
    if (quote === null) continue;
    const text = write({ ...source, quote });
    count(change, await isBlessed(em, text, anywhere), text);
  }
  const number = findLaw(source.key)?.numbers.find(
    (each) => Number.parseInt(each, 10) === Number.parseInt(source.number, 10) + 1,
  );
  if (number) {
    const text = write({ ...source, number });
    count('ARTICLE', await isBlessed(em, text, anywhere), text);
  }
  const other = laws().filter(
    ({ key, scope }) => key !== source.key && scope === 'FEDERAL' && hasArticle(key, source.number),
  )[at % 20];
  if (other) {
    const text = write({ ...source, law: nameOf(other.key) });
    count('LAW', await isBlessed(em, text, anywhere), text);
  }
  const fraction = write({ ...source, number: `${source.number}, fracción LXXIX,` });
  count('FRACTION', await isBlessed(em, fraction, anywhere), fraction);
}

/** The same words as a statement, without quotation marks: the sentence is compared, the state is not. */
async function checkStatement(em: SqlEntityManager, { law, number, quote }: Source, at: number): Promise<void> {
  const write = (words: string): string =>
    `El artículo ${number} de ${law} establece que ${words.charAt(0).toLowerCase()}${words.slice(1)}.`.replace(
      'de el ',
      'del ',
    );
  const right = write(quote);
  count('right statement', (await judgementOf(em, right, anywhere)) === 'ACCUSED', right);
  for (const change of ['NUMBER', 'NEGATION'] as const) {
    const words = mutate(change, quote, randomOf(SEED + at), []);
    const text = write(words ?? '');
    if (words !== null) count(`${change} in a statement`, (await judgementOf(em, text, anywhere)) !== 'ACCUSED', text);
  }
}

async function checkCorpus(em: SqlEntityManager, sample: number): Promise<void> {
  const rows = await em.execute<Row[]>(
    `select statute_key as law, number, official_text as text from article
     where official_text is not null and length(official_text) between 150 and 6000 order by md5(id || 'mutations') limit ?`,
    [sample],
  );
  const words = contentWords(rows.slice(0, 60).map(({ text }) => text));
  for (const [at, { law, number, text }] of rows.entries()) {
    const quote = sentenceOf(text, randomOf(SEED * 1000 + at));
    if (!quote) continue;
    await checkSource(em, { key: law, law: nameOf(law), number, quote }, at, words);
    await checkStatement(em, { law: nameOf(law), number, quote }, at);
  }
}

async function checkSet(em: SqlEntityManager, file: string): Promise<void> {
  const set = readSet(file);
  const words = contentWords(set.map(({ text }) => text));
  for (const [at, { text, citations }] of set.entries())
    for (const { start, end, state, quote, kind } of citations) {
      if (state !== 'VERIFIED' || kind !== 'STATUTE' || !quote || text.split(quote).length !== 2) continue;
      const from = text.indexOf(quote);
      for (const change of CHANGES) {
        const changed = mutate(change, quote, randomOf(SEED + at), words);
        if (changed === null) continue;
        const shift = from < start ? changed.length - quote.length : 0;
        const covers = (first: number, last: number): boolean => first < end + shift && last > start + shift;
        const whole = text.replace(quote, () => changed);
        count(`${change} in a set`, await isBlessed(em, whole, covers), `${text.slice(start, end)}: «${changed}»`);
      }
    }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      corpus: { type: 'string', default: '../shared/corpus' },
      data: { type: 'string', default: '.foja-test/bench-citations' },
      sample: { type: 'string', default: '400' },
    },
  });
  await withStock(values.data, values.corpus, async (em) => {
    await checkCorpus(em, Number(values.sample));
    for (const file of positionals) await checkSet(em, file);
  });
  const accused = ['right', 'right statement'].flatMap((name) => tallies.get(name)?.wrong ?? []);
  // Statements are notes beside a state: they are counted for themselves.
  const changed = [...tallies].filter(([name]) => !name.startsWith('right') && !name.endsWith('statement'));
  const total = changed.reduce((sum, [, { checked }]) => sum + checked, 0);
  const blessed = changed.reduce((sum, [, { wrong }]) => sum + wrong.length, 0);
  for (const [name, { wrong }] of tallies)
    for (const words of wrong) console.log(`✗ ${name}: ${words.replaceAll('\n', ' ').slice(0, 400)}`);
  const rows = [...tallies].map(([name, { checked, wrong }]) => [name, String(checked), String(wrong.length)]);
  console.log(`\n${tableOf([['', 'checked', 'wrong'], ...rows])}`);
  console.log(
    `\naccused ${accused.length}; still verified ${blessed} of ${total} (${((100 * blessed) / Math.max(1, total)).toFixed(2)} %)`,
  );
  if (accused.length > 0 || blessed / Math.max(1, total) > MOST_BLESSED) process.exitCode = 1;
}

await main();
