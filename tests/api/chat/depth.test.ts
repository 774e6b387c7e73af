import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countFeedback, readFeedback } from '#api/features/chat/feedback-list.service.ts';
import { feedbackListText } from '#schema/text/feedback-list.ts';
import type { SqlEntityManager } from '#db/mikro-orm.config.ts';
import {
  AskInDepthDocument,
  PinDocument,
  RateDocument,
  type AskInDepthMutationVariables,
} from '#tests/support/chat-depth.generated.ts';
import { ThreadsDocument } from '#tests/support/chat.generated.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
let ana: Caller;
beforeAll(async () => {
  world = await World.begin();
  ana = await world.lawyer({ plan: 'ENTERPRISE' });
});
afterAll(() => world.end());

async function asks(caller: Caller, input: AskInDepthMutationVariables['input']) {
  const { askQuestion } = await caller.does(AskInDepthDocument, { input });
  const { finishedAnswer: answer, question, usage } = askQuestion;
  if (!answer || !question) throw new Error(JSON.stringify(askQuestion.userErrors));
  return { answer, question, usage };
}

describe('how a question was understood', () => {
  const STORY = 'soy mesero y de las propinas el gerente nos quita 20 porciento dizque para loza, eso se vale?';

  test('the answer comes first, and beside it stands what was understood and what can be chosen instead', async () => {
    const { answer } = await asks(ana, { text: STORY });
    expect(answer.text).toMatch(/^\*\*Respuesta corta\.\*\* No/);
    expect(answer.citations[0]?.label).toContain('346');
    expect(answer.reading.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['INTENT', 'SUBJECT']));
    const subject = answer.reading.find(({ kind }) => kind === 'SUBJECT');
    expect(subject?.options.length).toBeGreaterThan(0);
  });

  test('choosing another subject answers that one', async () => {
    const { answer } = await asks(ana, { text: 'me corrieron del trabajo sin razón, ¿qué puedo pedir?' });
    const other = answer.reading.find(({ kind }) => kind === 'SUBJECT')?.options[0];
    if (!other) throw new Error('nothing to choose');
    const again = await asks(ana, {
      text: 'me corrieron del trabajo sin razón, ¿qué puedo pedir?',
      reading: [{ kind: 'SUBJECT', value: other.value }],
    });
    expect(again.answer.reading.find(({ kind }) => kind === 'SUBJECT')?.value).toBe(other.value);
    expect(again.answer.text).not.toBe(answer.text);
  });

  test('two choices of a kind, or one without a value, are refused and cost nothing', async () => {
    const twice = [
      { kind: 'ROLE' as const, value: 'patrón' },
      { kind: 'ROLE' as const, value: 'trabajador' },
    ];
    for (const reading of [twice, [{ kind: 'ROLE' as const, value: ' ' }]]) {
      const { askQuestion } = await ana.does(AskInDepthDocument, { input: { text: STORY, reading } });
      expect(askQuestion.userErrors[0]).toMatchObject({ code: 'VALIDATION', field: 'reading' });
      expect(askQuestion.question).toBeNull();
    }
  });

  test('thanks are acknowledged without law, cost nothing, and a summary tells the last answer again', async () => {
    const bea = await world.lawyer({ plan: 'BASIC' });
    const first = await asks(bea, { text: STORY });
    const before = first.usage?.used;
    const thanks = await asks(bea, { text: 'muchas gracias', threadId: first.question.threadId });
    expect(thanks.answer).toMatchObject({ claims: [], citations: [], notice: null, isAbstention: false });
    expect(thanks.usage?.used).toBe(before);
    const summary = await asks(bea, { text: 'resúmelo', threadId: first.question.threadId });
    expect(summary.usage?.used).toBe(before);
    expect(summary.answer.text).toContain('propinas');
    expect(summary.answer.text.length).toBeLessThan(first.answer.text.length);
  });

  test('a law with a reform after its held text says so beside its citations, in the first sentence where it is concerned', async () => {
    const { answer } = await asks(ana, { text: '¿cuántas horas extra puedo trabajar a la semana y cómo se pagan?' });
    expect(answer.text).toMatch(/^[^.]*\.\*\* [^.]*horas[^.]*15 de enero de 2026[^.]*14 de mayo de 2026[^.]*\./);
    expect(answer.text).toMatch(/\n\nNota: .*14 de mayo de 2026/);
    expect(answer.citations.find(({ label }) => label.startsWith('LFT'))?.laterReform).toContain('14 de mayo de 2026');
  });
});

describe('what an answer says of itself', () => {
  test('every sentence of law stands at its place with what backs it, and most are backed', async () => {
    const { answer } = await asks(ana, { text: 'Me despidieron sin decirme por qué, ¿qué puedo exigir?' });
    expect(answer.claims.length).toBeGreaterThan(3);
    for (const { start, end, support, citations, reason } of answer.claims) {
      expect(answer.text.slice(start, end).trim()).not.toBe('');
      if (support === 'SUPPORTED') expect(citations.length).toBeGreaterThan(0);
      else expect(reason).toBeTruthy();
    }
    const backed = answer.claims.filter(({ support }) => support === 'SUPPORTED');
    expect(backed.length / answer.claims.length).toBeGreaterThan(0.7);
  });

  test('dates, amounts and stretches of time of the question are understood, and offered to be counted with', async () => {
    const text =
      'Me despidieron el 3 de noviembre de 2025 después de tres años ganando $12,000.50 al mes, ¿qué me toca y cuánto tiempo tengo?';
    const { answer, question } = await asks(ana, { text });
    const [date, years, wage] = question.understood;
    expect(date).toMatchObject({ kind: 'DATE', date: '2025-11-03' });
    expect(years).toMatchObject({ kind: 'DURATION', duration: 'P3Y' });
    expect(wage).toMatchObject({ kind: 'AMOUNT', amount: { centavos: 1_200_050, currency: 'MXN' } });
    for (const fact of question.understood) expect(text.slice(fact.start, fact.end)).toBe(fact.text);
    expect(answer.actions).toContainEqual(
      expect.objectContaining({ kind: 'COMPUTE_DEADLINE', date: '2025-11-03', statuteKey: 'lft' }),
    );
    expect(answer.actions).toContainEqual(
      expect.objectContaining({ kind: 'CALCULATE_SETTLEMENT', amount: { centavos: 1_200_050 } }),
    );
  });

  test('what it cannot answer claims no law and offers nothing to calculate', async () => {
    const { answer } = await asks(ana, { text: '¿Cuánto tiempo tengo para contestar una demanda civil en España?' });
    expect(answer).toMatchObject({ isAbstention: true, claims: [], actions: [] });
  });

  test('in plain language it explains the terms of law that it uses, and says less', async () => {
    const text = 'Me despidieron sin decirme por qué, ¿qué puedo exigir?';
    const { answer: usual } = await asks(ana, { text });
    const { answer: plain, question } = await asks(ana, { text, style: 'PLAIN' });
    expect(question.style).toBe('PLAIN');
    expect(plain.text).toMatch(/En palabras sencillas/);
    expect(usual.text).not.toMatch(/En palabras sencillas/);
    expect(plain.text.length).toBeLessThan(usual.text.length);
  });

  test('the area that was chosen decides among the meanings of a question', async () => {
    const text = '¿En cuánto tiempo prescribe?';
    const { answer: labor } = await asks(ana, { text: `${text} despido`, area: 'LABOR' });
    const { answer: tax } = await asks(ana, { text: `${text} crédito`, area: 'TAX' });
    expect(labor.citations.some(({ label }) => label.startsWith('LFT'))).toBe(true);
    expect(tax.citations.some(({ label }) => label.startsWith('CFF'))).toBe(true);
    expect(tax.area).toBe('TAX');
  });

  test('a follow-up is understood with the question before it', async () => {
    const { answer: first } = await asks(ana, { text: 'Me despidieron sin decirme por qué, ¿qué puedo exigir?' });
    const { answer } = await asks(ana, { text: '¿y si era de confianza?', threadId: first.threadId });
    expect(answer.isAbstention).toBe(false);
    expect(answer.text).toMatch(/confianza/);
    expect(answer.citations.some(({ label }) => label.startsWith('LFT'))).toBe(true);
  });

  test('over REST a conversation goes on, and an area that is none is refused', async () => {
    const first = await ana.rest('POST', '/api/chat', { message: '¿Cuántos días de aguinaldo me tocan?' });
    const thread = first.body['thread_id'];
    const next = await ana.rest('POST', '/api/chat', {
      message: '¿y si trabajé medio año?',
      thread_id: thread,
      area: 'Laboral',
      style: 'claro',
    });
    expect(next.body).toMatchObject({ success: true, thread_id: thread });
    const wrong = await ana.rest('POST', '/api/chat', { message: 'hola', area: 'astrología' });
    expect(wrong).toMatchObject({ status: 400, body: { success: false, code: 'VALIDATION' } });
  });
});

describe('pinned conversations', () => {
  test('stand above newer ones, through pages, until they are let go', async () => {
    const rosa = await world.lawyer({ plan: 'ENTERPRISE' });
    const threads: string[] = [];
    for (const text of ['¿Qué es el aguinaldo?', '¿Qué es la PTU?', '¿Qué es un pagaré?'])
      threads.push((await asks(rosa, { text })).answer.threadId);
    const [oldest = ''] = threads;
    const { pinThread } = await rosa.does(PinDocument, { input: { threadId: oldest, isPinned: true } });
    expect(pinThread.thread?.pinnedAt).toBeTruthy();
    const list = async (after?: string) => (await rosa.does(ThreadsDocument, { first: 2, after })).chatThreads;
    const page = await list();
    expect(page.nodes[0]?.id).toBe(oldest);
    const rest = await list(page.pageInfo.endCursor ?? undefined);
    expect([...page.nodes, ...rest.nodes].map(({ id }) => id)).toEqual([oldest, threads[2], threads[1]]);
    await rosa.does(PinDocument, { input: { threadId: oldest, isPinned: false } });
    expect((await list()).nodes[0]?.id).toBe(threads[2]);
  });

  test("somebody else's is not found", async () => {
    const eva = await world.lawyer();
    const { answer } = await asks(ana, { text: '¿Qué es un aval?' });
    const { pinThread } = await eva.does(PinDocument, { input: { threadId: answer.threadId, isPinned: true } });
    expect(pinThread.userErrors[0]?.code).toBe('NOT_FOUND');
  });
});

describe('what people say of answers', () => {
  test('is kept with its reasons, replaced when it is said again, and listed without names', async () => {
    const { answer } = await asks(ana, { text: '¿Qué es la prima vacacional?' });
    const said = await ana.does(RateDocument, {
      input: {
        messageId: answer.id,
        verdict: 'NOT_HELPFUL',
        reasons: ['WRONG_CITATION', 'WRONG_CITATION'],
        comment: '  Cita otro artículo. ',
      },
    });
    expect(said.rateAnswer.message?.feedback).toEqual({
      verdict: 'NOT_HELPFUL',
      reasons: ['WRONG_CITATION'],
      comment: 'Cita otro artículo.',
    });
    const em = world.server.work.em.fork() as SqlEntityManager;
    const [entry] = await readFeedback(em, { since: null, withHelpful: false });
    expect(entry).toMatchObject({ messageId: answer.id, question: '¿Qué es la prima vacacional?' });
    expect(JSON.stringify(entry)).not.toContain(ana.email);
    if (entry) expect(feedbackListText.entry(entry)).toMatch(/motivos: Cita incorrecta/);
    await ana.does(RateDocument, { input: { messageId: answer.id, verdict: 'HELPFUL' } });
    expect(await readFeedback(em, { since: null, withHelpful: false })).toEqual([]);
    expect(await countFeedback(em, null)).toEqual({ helpful: 1, notHelpful: 0, reasons: [] });
  });

  test.each([
    ['a comment of 1,001 characters', { verdict: 'NOT_HELPFUL', comment: 'a'.repeat(1001) }, 'comment'],
    ['reasons of something that helped', { verdict: 'HELPFUL', reasons: ['OTHER'] }, 'reasons'],
  ] as const)('%s is refused and nothing is kept', async (_what, said, field) => {
    const { answer } = await asks(ana, { text: '¿Qué es el finiquito?' });
    const { rateAnswer } = await ana.does(RateDocument, { input: { messageId: answer.id, ...said } as never });
    expect(rateAnswer.userErrors[0]).toMatchObject({ code: 'VALIDATION', field });
  });

  test("about somebody else's answer nothing can be said", async () => {
    const eva = await world.lawyer();
    const { answer } = await asks(ana, { text: '¿Qué es una fianza?' });
    const { rateAnswer } = await eva.does(RateDocument, { input: { messageId: answer.id, verdict: 'HELPFUL' } });
    expect(rateAnswer.userErrors[0]?.code).toBe('NOT_FOUND');
  });
});
