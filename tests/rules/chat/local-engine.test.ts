import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Topic } from '#db/content/legal-content.ts';
import { hasArticle } from '#db/content/law-index.ts';
import { CitationNumbering } from '#api/features/citations/marks.rules.ts';
import { placeProseCitations } from '#api/features/citations/prose.rules.ts';
import type { AnswerPassage, AnswerRequest, AnswerTopic } from '#api/ports/llm.ts';
import { composeAnswer } from '#api/providers/llm/composition.rules.ts';
import { bestQuote } from '#api/providers/llm/quote.rules.ts';
import { answersText } from '#schema/text/answers.ts';

const passage = (changes: Partial<AnswerPassage> = {}): AnswerPassage => ({
  statuteKey: 'lft',
  statuteName: 'Ley Federal del Trabajo',
  statuteShortName: 'LFT',
  articleNumber: '518',
  title: 'Plazo para reclamar el despido',
  // Words of our own in the shape of a law.
  text: 'Las acciones de los trabajadores separados de su trabajo se pierden en dos meses.\nEl plazo corre desde el día siguiente a la separación.',
  source: 'OFFICIAL',
  synthesis:
    'Quien fue despedido tiene dos meses para demandar. Pasado el plazo, conforme al art. 516 o el que toque, se pierde la acción.',
  textAsOf: '2026-01-15',
  ...changes,
});

const topic: AnswerTopic = {
  id: 'despido',
  area: 'LABOR',
  title: 'Me despidieron',
  answer:
    'Puedes pedir tres meses de salario {{lft:48}}. Tienes dos meses para ejercer tus acciones desde que te separaron del trabajo {{lft:518}}.',
  sections: [
    {
      heading: 'Lo que puedes reclamar',
      points: ['Reinstalación o tres meses {{lft:48}}.', 'Prima {{lft:162|fr. III}}.'],
    },
  ],
  term: 'Dos meses desde el día siguiente {{lft:518}}.',
  steps: ['Anota la fecha.', 'Pide cita {{lft:684-B}}.'],
  askBack: ['¿Qué día fue?', '¿Cuánto ganabas?'],
};

const second: AnswerTopic = {
  ...topic,
  id: 'renuncia',
  title: 'Renuncié',
  answer: 'Depende. Te deben lo ganado {{lft:99}}. Y más {{lft:87}}.',
};

const request = (changes: Partial<AnswerRequest> = {}): AnswerRequest => ({
  question: 'me corrieron del trabajo, que hago',
  history: [],
  area: null,
  passages: [passage()],
  topics: [topic],
  corrections: [],
  abstention: null,
  ...changes,
});

const answer = (changes: Partial<AnswerRequest> = {}): string => [...composeAnswer(request(changes))].join('');
const order = (text: string, parts: string[]): number[] => parts.map((part) => text.indexOf(part));

describe('the answer that the embedded engine composes', () => {
  it('has the shape of a good answer, in its order', () => {
    const text = answer();
    const places = order(text, [
      '**Respuesta corta.** Puedes',
      '**Lo que dice la ley**',
      '**Lo que puedes reclamar**',
      '- Reinstalación',
      '**Tu plazo.** Dos',
      '**Qué hacer ahora**',
      '1. Anota',
      '2. Pide',
      '**Para afinar la respuesta necesito saber:**',
      '- ¿Qué día fue?',
    ]);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it('is Markdown in pieces of a sentence or a bullet, with no loose ends', () => {
    const pieces = [...composeAnswer(request())];
    expect(pieces).toContain('\n- Prima {{lft:162|fr. III}}.');
    expect(pieces.every((piece) => piece.trim() !== '' && piece === piece.trimEnd())).toBe(true);
    expect(pieces.join('')).toBe(pieces.join('').trim());
    expect(pieces.join('')).toContain('reclamar**\n\n- Reinstalación');
    expect(pieces.join('')).not.toMatch(/\n{3}/);
  });

  it('quotes one whole sentence of a cited article, word for word', () => {
    const quotes = [...answer().matchAll(/«([^»]+)» \{\{lft:518\}\}/g)].map((quote) => quote[1] ?? '');
    expect(quotes).toEqual(['Las acciones de los trabajadores separados de su trabajo se pierden en dos meses']);
  });

  it('quotes nothing when the official text is not held', () => {
    expect(
      answer({
        passages: [
          passage({
            source: 'SYNTHESIS',
            text: 'Las acciones de los trabajadores separados de su trabajo se pierden en dos meses.',
          }),
        ],
      }),
    ).not.toContain('«');
    expect(answer({ passages: [] })).not.toContain('«');
  });

  it('sets premises right before anything else', () => {
    const text = answer({
      corrections: [
        { text: 'El artículo 48 no habla de seis meses: son tres {{lft:48}}.' },
        { text: 'Y son dos meses, no un año {{lft:518}}.' },
      ],
    });
    expect(text.startsWith(`**${answersText.corrections}** El artículo 48 no habla`)).toBe(true);
    expect(text.indexOf('no un año')).toBeLessThan(text.indexOf('**Respuesta corta.**'));
  });

  it('tells of a second topic in a sentence that is cited', () => {
    const text = answer({ topics: [topic, second] });
    expect(text).toContain('Renuncié**. Depende. Te deben lo ganado {{lft:99}}.');
    expect(text).not.toContain('{{lft:87}}');
  });

  it('tells of the nearest articles when no topic fits, each sentence with its mark', () => {
    const text = answer({
      topics: [],
      passages: [passage(), passage({ articleNumber: '519', synthesis: 'Otra cosa dura dos años.', text: 'Nada.' })],
    });
    expect(text.startsWith(answersText.nearest)).toBe(true);
    expect(text).toContain(
      'tiene dos meses para demandar {{lft:518}}. Pasado el plazo, conforme al art. 516 o el que toque, se pierde la acción {{lft:518}}.',
    );
    expect(text).toContain('Otra cosa dura dos años {{lft:519}}.');
  });

  it('tells what an article says when it is asked for by its number', () => {
    const text = answer({
      question: '¿Qué dice el artículo 518 de la LFT?',
      passages: [passage({ articleNumber: '51' }), passage()],
    });
    expect(text.startsWith('**LFT, artículo 518: Plazo para reclamar el despido.** Quien fue despedido')).toBe(true);
    expect(text).toContain(
      `${answersText.officialSays} «Las acciones de los trabajadores separados de su trabajo se pierden en dos meses» {{lft:518}}`,
    );
    expect(text).not.toContain('{{lft:51}}');
  });

  it('says that an article is told by a synthesis when its text is not held', () => {
    expect(
      answer({ question: 'artículo 518 LFT', topics: [], passages: [passage({ source: 'SYNTHESIS' })] }),
    ).toContain(answersText.synthesisOnly);
  });

  it('quotes an article of which nothing else is held', () => {
    expect(answer({ topics: [], question: 'plazo', passages: [passage({ synthesis: null })] })).toContain(
      '» {{lft:518}}',
    );
  });

  it('abstains with the reason and what would help, and says no law', () => {
    const text = answer({ abstention: { reason: 'Eso es derecho de otro país; no está en el acervo.' } });
    expect(text.startsWith('Eso es derecho de otro país; no está en el acervo.')).toBe(true);
    expect(text).toContain(`**${answersText.wouldHelp}**`);
    expect(text).not.toContain('{{');
  });

  it('says that it found nothing when it was given nothing', () => {
    expect(answer({ topics: [], passages: [] }).startsWith(answersText.nothingFound)).toBe(true);
  });
});

describe('choosing what to quote', () => {
  it('leaves items of a list, long sentences and fragments alone', () => {
    const about = 'despido salario trabajo meses indemnización patrón';
    expect(
      bestQuote(
        passage({
          text: 'Hay causas de despido:\nI. Que el patrón pague meses de salario de indemnización por despido;',
        }),
        about,
      ),
    ).toBeNull();
    expect(
      bestQuote(passage({ text: `El despido ${'del patrón con salario y meses de trabajo '.repeat(8)}.` }), about),
    ).toBeNull();
    expect(bestQuote(passage({ text: 'que el despido da salario e indemnización en meses.' }), about)).toBeNull();
  });

  it('is not broken by odd text', () => {
    for (const text of ['', '\n\n', '.', '«»', '{{', ';'.repeat(5000)])
      expect(() => bestQuote(passage({ text }), 'algo')).not.toThrow();
  });
});

const FOLDER = path.resolve('db/content/topics');
const topics = readdirSync(FOLDER).flatMap(
  (file) => JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as Topic[],
);

describe('the answers of every topic in stock', () => {
  it.each(topics)('$id: every mark is an article that exists, and nothing is cited without a mark', (each) => {
    const numbering = new CitationNumbering();
    const text =
      [...composeAnswer(request({ question: each.question, topics: [each], passages: [] }))]
        .map((piece) => numbering.push(piece))
        .join('') + numbering.end();
    expect(text).not.toMatch(/\{\{|\}\}|\s[.,;:]|\d ?% de certeza/);
    expect(text).toMatch(/^\*\*Respuesta corta\.\*\* \S/);
    expect(numbering.marks.length).toBeGreaterThan(0);
    for (const { law, article } of numbering.marks)
      expect(`${law}:${article}:${hasArticle(law, article)}`).toBe(`${law}:${article}:true`);
    expect(
      placeProseCitations(text, numbering.marks).claims.filter(
        (claim) => claim.law !== null && !hasArticle(claim.law, claim.article),
      ),
    ).toEqual([]);
  });
});
