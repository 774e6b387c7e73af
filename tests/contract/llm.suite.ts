import { describe, expect, it } from 'vitest';
import { CitationNumbering } from '#api/features/citations/marks.rules.ts';
import { locateQuote } from '#api/legal-language/index.ts';
import type { AnswerModel, AnswerRequest, AnswerUsage } from '#api/ports/llm.ts';
import { PortError } from '#api/ports/port-error.ts';
import { answersText } from '#schema/text/answers.ts';

/** What every way of writing answers keeps to, whoever stands behind it. */

// Words of our own in the shape of a law: official text is never kept in the repository.
const OFFICIAL = `Las acciones de quien fue separado de su trabajo se pierden en dos meses.
El plazo corre desde el día siguiente a la separación.`;

export const REQUEST: AnswerRequest = {
  question: 'Me corrieron del trabajo, ¿cuánto tiempo tengo para demandar?',
  history: [],
  area: 'LABOR',
  passages: [
    {
      statuteKey: 'lft',
      statuteName: 'Ley Federal del Trabajo',
      statuteShortName: 'LFT',
      articleNumber: '518',
      title: 'Plazo para reclamar el despido',
      text: OFFICIAL,
      source: 'OFFICIAL',
      synthesis: 'Quien fue despedido tiene dos meses para demandar.',
      textAsOf: '2026-01-15',
    },
  ],
  topics: [
    {
      id: 'plazo-despido',
      area: 'LABOR',
      title: 'Cuánto tiempo tengo para demandar un despido',
      answer: 'Tienes dos meses desde el día siguiente a la separación del trabajo {{lft:518}}.',
      sections: [
        { heading: 'Cuidado', points: ['El plazo corre aunque estés negociando {{lft:518|párrafo segundo}}.'] },
      ],
      term: 'Dos meses {{lft:518}}.',
      steps: ['Anota la fecha.', 'Pide cita en el centro de conciliación.'],
      askBack: ['¿Qué día fue?'],
    },
  ],
  corrections: [],
  abstention: null,
};

const ABSTAINING: AnswerRequest = {
  ...REQUEST,
  passages: [],
  topics: [],
  abstention: { reason: 'Eso depende del derecho de otro país; no está en el acervo.' },
};

export async function read(
  model: AnswerModel,
  request: AnswerRequest = REQUEST,
  signal = new AbortController().signal,
  onUsage?: (usage: AnswerUsage) => void,
): Promise<string[]> {
  const pieces: string[] = [];
  for await (const piece of model.write(request, signal, onUsage)) pieces.push(piece);
  return pieces;
}

export const failureOf = (reading: Promise<unknown>): Promise<unknown> =>
  reading.then(
    () => null,
    (error: unknown) => error,
  );

/** Several pieces, the marks of what was given, nothing of the notation left for a reader to see. */
export function expectMarkedPieces(pieces: string[]): void {
  expect(pieces.length).toBeGreaterThan(1);
  const numbering = new CitationNumbering();
  const text = pieces.map((piece) => numbering.push(piece)).join('') + numbering.end();
  expect(numbering.marks.map((mark) => `${mark.law} ${mark.article}`)).toContain('lft 518');
  expect(text).toContain('**Respuesta corta.**');
  expect(text).not.toMatch(/[{}]{2}/);
  expect(text).toBe(text.trim());
}

/** What stands between guillemets stands in the text. */
export function expectExactQuotes(pieces: string[]): void {
  const numbering = new CitationNumbering();
  for (const piece of pieces) numbering.push(piece);
  numbering.end();
  const quotes = numbering.marks.flatMap((mark) => mark.quotes);
  expect(quotes.length).toBeGreaterThan(0);
  for (const quote of quotes) expect(locateQuote(OFFICIAL, quote)).not.toBeNull();
}

export interface Engine {
  name: string;
  /** The engine before a provider that answers well, if it has one. */
  create(): AnswerModel;
  /** Requests that reached a provider. */
  calls(): number;
}

export function answerModelSuite({ name, create, calls }: Engine): void {
  describe(`the answer model: ${name}`, () => {
    it('says who writes', () => {
      const model = create();
      expect(model.engine === 'LOCAL').toBe(model.model === null);
    });

    it('streams an answer in pieces, with the marks of what it was given', async () => {
      expectMarkedPieces(await read(create()));
    });

    it('quotes word for word', async () => {
      expectExactQuotes(await read(create()));
    });

    it('abstains with the reason that was decided, and asks nobody', async () => {
      const before = calls();
      expect((await read(create(), ABSTAINING)).join('')).toContain(ABSTAINING.abstention?.reason);
      expect(calls()).toBe(before);
    });

    it('says that nothing was found when it is given nothing, and asks nobody', async () => {
      const before = calls();
      expect((await read(create(), { ...REQUEST, passages: [], topics: [] })).join('')).toContain(
        answersText.nothingFound,
      );
      expect(calls()).toBe(before);
    });

    it('counts what it asked once, and nothing where nobody was asked', async () => {
      const told: AnswerUsage[] = [];
      const onUsage = (usage: AnswerUsage): number => told.push(usage);
      const before = calls();
      const signal = new AbortController().signal;
      await read(create(), REQUEST, signal, onUsage);
      const made = calls() - before;
      expect(told.map((usage) => usage.calls)).toEqual(made > 0 ? [made] : []);
      for (const { inputTokens, outputTokens } of told) expect(Math.min(inputTokens, outputTokens)).toBeGreaterThan(0);
      told.length = 0;
      await read(create(), ABSTAINING, signal, onUsage);
      for (const usage of told) expect(usage).toMatchObject({ calls: 0, inputTokens: 0, outputTokens: 0 });
    });

    it('sets right what the question takes for granted before anything else', async () => {
      const corrections = [{ text: 'El plazo no es de un año, sino de dos meses {{lft:518}}.' }];
      const text = (await read(create(), { ...REQUEST, corrections })).join('');
      expect(text.startsWith(`**${answersText.corrections}** ${corrections[0]?.text}`)).toBe(true);
      expect(text).toContain('**Respuesta corta.**');
    });

    it('has somebody who answers in its place, unless it calls nobody', async () => {
      const { engine, fallback } = create();
      expect(fallback?.engine ?? 'LOCAL').toBe('LOCAL');
      expect(engine === 'LOCAL').toBe(fallback === undefined);
      if (fallback) expectMarkedPieces(await read(fallback));
    });

    it('stops when it is told to', async () => {
      const stop = new AbortController();
      const pieces: string[] = [];
      const reading = (async () => {
        for await (const piece of create().write(REQUEST, stop.signal)) {
          pieces.push(piece);
          stop.abort(new Error('the server drains'));
        }
      })();
      const failure = await failureOf(reading);
      expect(failure).toBeInstanceOf(Error);
      expect(failure).not.toBeInstanceOf(PortError);
      expect(pieces).toHaveLength(1);
    });

    it('writes nothing when it was stopped before', async () => {
      const before = calls();
      expect(await failureOf(read(create(), REQUEST, AbortSignal.abort(new Error('stopped'))))).toBeInstanceOf(Error);
      expect(calls()).toBe(before);
    });

    it('may be left in the middle', async () => {
      for await (const piece of create().write(REQUEST, new AbortController().signal)) {
        expect(piece).not.toBe('');
        break;
      }
    });
  });
}
