/**
 * `bench:asking [--sample N]`: how often the right answer comes first when ways of asking from the stock are changed as
 * people write them (greetings, hearsay, stories, typing errors, no accents, a second question). No database. The ways
 * of asking are in the index, so this measures the effect of noise; unseen questions are measured by `eval:questions`.
 */
import { withoutAccents } from '#schema/lib/fold-text.ts';
import { parseArgs } from 'node:util';
import { readDirectAnswers, type DirectAnswer } from '#db/content/direct-answers.ts';
import { readAnswersFor } from '#api/features/research/direct-answers/direct-answers.service.ts';
import { seededRandom, shuffle } from '#api/features/research/direct-answers/training/train-embedding.rules.ts';
import { tableOf } from './figures.rules.ts';

const STORIES = [
  (phrase: string) => `Vivo en Tepic con mi mamá y mis dos hijos, ando muy preocupado desde el martes y ${phrase}`,
  (phrase: string) =>
    `trabajo de chofer desde 2019, mi cuñado me acompañó a preguntar y nadie nos supo decir, ${phrase}`,
  (phrase: string) =>
    `Le platico, ayer fuimos mi hermana y yo hasta Toluca por lo de unos papeles. ${phrase} Ojalá me ayude.`,
];
const OTHER_QUESTIONS = ['¿y cuánto cobra un abogado?', '¿y necesito llevar copias?', '¿y puedo ir yo solo?'];

type Random = () => number;
const pick = <T>(items: readonly T[], random: Random): T => items[Math.floor(random() * items.length)] as T;

/** Adds three typing errors in words of five letters or more: a letter omitted, doubled, or swapped with the next. */
function mistyped(phrase: string, random: Random): string {
  const words = phrase.split(' ');
  for (let slip = 0; slip < 3; slip += 1) {
    const long = words.flatMap((word, at) => (word.length >= 5 ? [at] : []));
    if (long.length === 0) break;
    const at = pick(long, random);
    const word = words[at] ?? '';
    const index = 1 + Math.floor(random() * (word.length - 2));
    const kinds = [
      word.slice(0, index) + word.slice(index + 1),
      word.slice(0, index) + word.charAt(index) + word.slice(index),
      word.slice(0, index) + word.charAt(index + 1) + word.charAt(index) + word.slice(index + 2),
    ];
    words[at] = pick(kinds, random);
  }
  return words.join(' ');
}

const plain = (phrase: string): string =>
  withoutAccents(phrase)
    .replace(/[^\p{L}\d\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .trim();

const WAYS: Record<string, (phrase: string, random: Random) => string> = {
  verbatim: (phrase) => phrase,
  'greeting and thanks': (phrase) => `hola buenas tardes, ${phrase} qué hago? gracias de antemano`,
  hearsay: (phrase) => `un amigo me dijo que preguntara esto porque él no sabe: ${phrase}`,
  'story of two clauses': (phrase, random) => pick(STORIES, random)(phrase),
  'three typos': mistyped,
  'no accents nor punctuation': plain,
  'two questions': (phrase, random) => `${phrase} ${pick(OTHER_QUESTIONS, random)}`,
};

const { values } = parseArgs({ options: { sample: { type: 'string', default: '600' } } });
const random = seededRandom(5);
const stock = readDirectAnswers('db/content');
const answers = shuffle([...stock], random).slice(0, Number(values.sample));
/** Right is the answer itself, or another one about the same article. */
const isRight = (wanted: DirectAnswer, given: DirectAnswer | undefined): boolean =>
  given?.id === wanted.id || (given !== undefined && given.law === wanted.law && given.article === wanted.article);

/** The answer to the same question for the other party, which must not come first. */
function otherSideOf(answer: DirectAnswer): DirectAnswer | undefined {
  if (answer.roles.length === 0) return undefined;
  return stock.find(
    ({ law, article, roles }) =>
      law === answer.law &&
      article === answer.article &&
      roles.length > 0 &&
      !roles.some((role) => answer.roles.includes(role)),
  );
}

const share = (count: number, whole: number): string => `${((100 * count) / whole).toFixed(1)} %`;
const firstFor = async (question: string, { law }: DirectAnswer): Promise<DirectAnswer | undefined> =>
  (await readAnswersFor({ question, isOfMexicoCity: law === 'ccdf' })).fitting[0]?.answer;

const rows = [['way', 'asked', 'first', 'itself first']];
for (const [name, put] of Object.entries(WAYS)) {
  let [right, itself] = [0, 0];
  for (const answer of answers) {
    const first = await firstFor(put(pick(answer.asked, random), random), answer);
    if (isRight(answer, first)) right += 1;
    if (first?.id === answer.id) itself += 1;
  }
  rows.push([name, `${answers.length}`, share(right, answers.length), share(itself, answers.length)]);
}
const sided = shuffle(
  stock.filter((answer) => otherSideOf(answer)),
  random,
).slice(0, Number(values.sample));
let [right, itself] = [0, 0];
for (const answer of sided) {
  const first = await firstFor(pick(answer.asked, random), answer);
  const isOtherSide =
    first !== undefined && first.roles.length > 0 && !first.roles.some((role) => answer.roles.includes(role));
  if (isRight(answer, first) && !isOtherSide) right += 1;
  if (first?.id === answer.id) itself += 1;
}
rows.push(['role swapped: its own side', `${sided.length}`, share(right, sided.length), share(itself, sided.length)]);
console.log(tableOf(rows));
