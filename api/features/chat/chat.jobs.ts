import { answersText } from '#schema/text/answers.ts';
import { accountZone, settingsOfAccount } from '#api/features/users/index.ts';
import { dayIn } from '#schema/lib/zones.ts';
import { ChatMessage } from '#db/entities/chat.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { isOutage } from '#api/kernel/database/failure.rules.ts';
import { tellHappened } from '#api/kernel/events/happenings.ts';
import { defineJob } from '#api/kernel/jobs/jobs.ts';
import type { AnswerLanguage } from '#schema/generated/contract.ts';
import type { AnswerModel, AnswerUsage } from '#api/ports/llm.ts';
import { PortError } from '#api/ports/port-error.ts';
import { countMasks, maskPersonalData } from '#api/kernel/security/personal-data.rules.ts';
import { mayUseModel, recordModelCall } from '../privacy/index.ts';
import { CitationNumbering, checkAnswer } from '../citations/index.ts';
import { answerMaterial, questionEmbedder, type AnswerMaterial } from '../research/index.ts';
import { offerActions } from './actions.rules.ts';
import { wasPaid } from './chat-charge.service.ts';
import { figureOf } from './figures/answer-figure.service.ts';
import type { AnswerFigure } from './figures/figures.types.ts';
import { besideFigure, isBehind, NO_USAGE, withFigure } from './figures/with-figure.rules.ts';
import { ANSWER_CHANGED, announceAnswer } from './chat.events.ts';
import { clauses, isFinal } from './chat.rules.ts';

/** The pieces of a model are collected for this long before each write to the row. */
const GATHER_MS = 80;
const HISTORY_TURNS = 6;
const OUTAGE_PATIENCE_MS = 60_000;

/** The answer was stopped while it was written. */
class Stopped extends Error {}

/** The state of an answer while it is written. */
interface Writing {
  model: AnswerModel;
  numbering: CitationNumbering;
  usage: AnswerUsage | null;
  /** Why the configured model did not write it. */
  failure: PortError | null;
  /** The person did not agree that texts are sent out: the local engine writes. */
  isWithheld: boolean;
  /** Whose question it is. */
  userId: string;
  /** What is calculated from the words of the conversation; it comes first. */
  figure: AnswerFigure | null;
}

const beginWriting = (model: AnswerModel, userId: string, isWithheld = false): Writing => ({
  userId,
  model,
  numbering: new CitationNumbering(),
  usage: null,
  failure: null,
  isWithheld,
  figure: null,
});

/** Who wrote it: the embedded engine when no model was called. */
function authorOf({ model, usage }: Writing): Pick<AnswerModel, 'engine' | 'model'> {
  return usage?.calls === 0 && model.engine !== 'LOCAL' ? { engine: 'LOCAL', model: null } : model;
}

function noticeOf(writing: Writing): string {
  if (writing.failure) return answersText.fallbackNotice(answersText.fellBack[writing.failure.reason]);
  if (writing.isWithheld) return `${answersText.localNotice} ${answersText.withheld}`;
  if (authorOf(writing).engine === 'LOCAL') return answersText.localNotice;
  const dropped = writing.usage?.droppedSentences ?? 0;
  return dropped > 0 ? `${answersText.modelNotice} ${answersText.dropped(dropped)}` : answersText.modelNotice;
}

/** The usage of the model as JSON, also when its fallback wrote the answer; `null` when no model was called. */
const usageOf = ({ usage }: Writing): string | null => (usage && usage.calls > 0 ? JSON.stringify(usage) : null);

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Retries while the database is out, for at most `OUTAGE_PATIENCE_MS`: `act` must be idempotent. */
async function retryInOutage<T>(ctx: Ctx, act: () => Promise<T>): Promise<T> {
  const until = Date.now() + OUTAGE_PATIENCE_MS;
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (!isOutage(error) || Date.now() > until || ctx.shutdown.aborted) throw error;
      await pause(300);
    }
  }
}

/** Writes the text so far. Throws `Stopped` when the answer has ended meanwhile. */
async function writeText(ctx: Ctx, messageId: string, text: string): Promise<void> {
  const rows = await retryInOutage(ctx, () =>
    ctx.em.execute<unknown[]>(
      `update chat_message set text = ?, status = 'STREAMING' where id = ? and status in ('PENDING', 'STREAMING') returning id`,
      [text, messageId],
    ),
  );
  if (rows.length === 0) throw new Stopped();
  await retryInOutage(ctx, () => announceAnswer(ctx.em, messageId, 'WRITING'));
}

async function historyOf(ctx: Ctx, answer: ChatMessage) {
  const rows = await ctx.em.execute<{ role: 'USER' | 'ASSISTANT'; text: string }[]>(
    `select role, text from (
       select role, text, created_at from chat_message
       where thread_id = ? and created_at < (select created_at from chat_message where id = ?) and text <> ''
       order by created_at desc limit ?) recent order by created_at`,
    [answer.thread.id, answer.questionId, HISTORY_TURNS],
  );
  return rows;
}

/** Aborts when the server shuts down or the answer is stopped, so that a slow model does not delay either. */
function stopSignal(ctx: Ctx, messageId: string): { signal: AbortSignal; off(): void } {
  const stopped = new AbortController();
  // Only `stopAnswer` announces a change without a stage while the answer is being written.
  const off = ctx.bus.on(ANSWER_CHANGED, (event) => {
    if ('payload' in event && event.payload['messageId'] === messageId && !event.payload['stage']) stopped.abort();
  });
  return { signal: AbortSignal.any([ctx.shutdown, stopped.signal]), off };
}

/** Who writes for this account: without its consent nothing is sent out. */
async function writerFor(ctx: Ctx, userId: string): Promise<Writing> {
  const { llm } = ctx.ports;
  if (llm.engine === 'LOCAL' || (await mayUseModel(ctx, userId))) return beginWriting(llm, userId);
  if (!llm.fallback) throw new PortError('NOT_CONFIGURED', 'the model has no local engine beside it');
  return beginWriting(llm.fallback, userId, true);
}

/** The request as it is sent out: without numbers, addresses and telephones by which a person is known. */
function requestFor({ model }: Writing, { request }: AnswerMaterial) {
  if (model.engine === 'LOCAL') return request;
  const history = request.history.map((turn) => ({ ...turn, text: maskPersonalData(turn.text) }));
  return { ...request, question: maskPersonalData(request.question), history };
}

async function stream(
  ctx: Ctx,
  messageId: string,
  material: AnswerMaterial,
  writing: Writing,
  signal: AbortSignal,
): Promise<string> {
  const { model, numbering } = writing;
  const isLocal = model.engine === 'LOCAL';
  const request = requestFor(writing, material);
  let text = '';
  let written = 0;
  let lastWrite = 0;
  const flush = async (): Promise<void> => {
    if (text.length === written) return;
    await writeText(ctx, messageId, text);
    written = text.length;
    lastWrite = Date.now();
  };
  const noted = (usage: AnswerUsage) => (writing.usage = usage);
  for await (const piece of withFigure(writing.figure, model.write(request, signal, noted))) {
    for (const clause of isLocal ? clauses(numbering.push(piece)) : [numbering.push(piece)]) {
      text += clause;
      if (isLocal) {
        await flush();
        // The local engine composes the whole answer at once: it is sent at reading pace.
        await pause(ctx.runtime.readingPaceMs);
      } else if (Date.now() - lastWrite >= GATHER_MS) await flush();
    }
  }
  text += numbering.end();
  await flush();
  if (!text.trim()) throw new PortError('BAD_REPLY', 'the answer is empty');
  return text;
}

/** Every call of an outside model is in the list of its account, also one that failed. */
async function listed<T>(
  ctx: Ctx,
  messageId: string,
  material: AnswerMaterial,
  writing: Writing,
  act: () => Promise<T>,
): Promise<T> {
  const { engine, model } = writing.model;
  try {
    return await act();
  } finally {
    if (engine !== 'LOCAL' && writing.usage?.calls !== 0) {
      const { question, history } = requestFor(writing, material);
      const sent = [question, ...history.map(({ text }) => text)].join('');
      const given = [material.request.question, ...material.request.history.map(({ text }) => text)].join('');
      await recordModelCall(ctx, {
        userId: writing.userId,
        purpose: 'ANSWER',
        model: model ?? engine,
        subjectId: messageId,
        characters: sent.length,
        replaced: countMasks(sent) - countMasks(given),
      });
    }
  }
}

/** When the model fails, its text is discarded: the fallback starts over, and the notice says why. */
async function streamOrFallBack(
  ctx: Ctx,
  messageId: string,
  material: AnswerMaterial,
  writing: Writing,
  signal: AbortSignal,
): Promise<string> {
  try {
    return await listed(ctx, messageId, material, writing, () => stream(ctx, messageId, material, writing, signal));
  } catch (error) {
    const { fallback } = writing.model;
    if (!(error instanceof PortError) || !fallback) throw error;
    const level = error.reason === 'NOT_CONFIGURED' ? 'error' : 'warn';
    ctx.log[level]({ err: error, messageId, usage: writing.usage }, 'a model failed: its fallback answers');
    await writeText(ctx, messageId, '');
    const { figure, usage } = writing;
    Object.assign(writing, beginWriting(fallback, writing.userId), { failure: error, usage, figure });
    return await stream(ctx, messageId, material, writing, signal);
  }
}

interface Finished {
  messageId: string;
  question: ChatMessage;
  material: AnswerMaterial;
  writing: Writing;
}

async function finish(ctx: Ctx, { messageId, question, material, writing }: Finished, written: string): Promise<void> {
  await announceAnswer(ctx.em, messageId, 'CHECKING');
  const { text, citations, claims } = await retryInOutage(ctx, () => checkAnswer(ctx.em, written, writing.numbering));
  const { engine, model } = authorOf(writing);
  const wished: AnswerLanguage = (await retryInOutage(ctx, () => settingsOfAccount(ctx, question.user.id))).language;
  const isAbstention = material.request.abstention !== null;
  const isRemark = material.request.remark !== undefined;
  // Sources that are only near the question back no claim.
  const isFallback = written.includes(answersText.nearest);
  const complete = async (em: Ctx['em']): Promise<unknown[]> => {
    const written = await em.execute<unknown[]>(
      `update chat_message set text = ?, status = 'COMPLETE', completed_at = ?, citations = ?::jsonb,
         claims = ?::jsonb, actions = ?::jsonb, calculation = ?::jsonb, understood = ?::jsonb, reading = ?::jsonb,
         follow_ups = array(select jsonb_array_elements_text(?::jsonb)),
         is_abstention = ?, engine = ?, model = ?, notice = ?, model_usage = ?::jsonb
       where id = ? and status = 'STREAMING' returning id`,
      [
        text,
        ctx.clock.now(),
        JSON.stringify(citations),
        // Abstentions, remarks and fallbacks claim no law.
        JSON.stringify(isAbstention || isRemark || isFallback ? [] : claims.filter(isBehind(writing.figure))),
        JSON.stringify(isAbstention ? [] : offerActions(material.request, question.understood)),
        writing.figure ? JSON.stringify(writing.figure.stored) : null,
        JSON.stringify(question.understood),
        JSON.stringify(material.reading),
        JSON.stringify(material.followUps),
        isAbstention,
        engine,
        model,
        isRemark ? null : `${noticeOf(writing)} ${answersText.onlySpanish[wished]}`.trim(),
        usageOf(writing),
        messageId,
      ],
    );
    const happened = { type: 'chat.answer.completed', subjectId: messageId, accounts: [question.user.id] } as const;
    if (written.length > 0) await tellHappened({ ...ctx, em }, happened);
    return written;
  };
  const rows = await retryInOutage(ctx, () => ctx.em.transactional((em) => complete(em as Ctx['em'])));
  // Stopped after its last word: `finishStopped` checks it like any stopped answer.
  if (rows.length === 0) throw new Stopped();
  ctx.runtime.telemetry.answer(engine, isAbstention ? 'ABSTAINED' : 'COMPLETE');
}

/** Checks the citations of what a stopped answer had written. */
async function finishStopped(ctx: Ctx, messageId: string, writing: Writing): Promise<void> {
  const message = await ctx.em.fork().findOne(ChatMessage, { id: messageId });
  if (!message) return;
  // Throws so that the job is retried and no answer stays half written.
  if (message.status !== 'STOPPED') throw new Error('an answer was abandoned that nobody had stopped');
  const { text, citations, claims } = await checkAnswer(ctx.em, message.text, writing.numbering);
  const { engine, model } = authorOf(writing);
  await ctx.em.execute(
    `update chat_message set text = ?, citations = ?::jsonb, claims = ?::jsonb, engine = ?, model = ?, model_usage = ?::jsonb where id = ? and status = 'STOPPED'`,
    [text, JSON.stringify(citations), JSON.stringify(claims), engine, model, usageOf(writing), messageId],
  );
}

/** Marks an answer as failed, with the reason, and refunds it. */
async function fail(ctx: Ctx, message: ChatMessage, writing: Writing, error: unknown): Promise<void> {
  ctx.runtime.telemetry.answer(authorOf(writing).engine, 'FAILED');
  const reason = error instanceof PortError ? answersText.providerFailed[error.reason] : answersText.failed;
  await ctx.em.transactional(async (em) => {
    const inside = { ...ctx, em: em as Ctx['em'] };
    const rows = await inside.em.execute<unknown[]>(
      `update chat_message set status = 'FAILED', error = ?, completed_at = ?, model_usage = ?::jsonb where id = ? and status in ('PENDING', 'STREAMING') returning id`,
      [reason, ctx.clock.now(), usageOf(writing), message.id],
    );
    if (rows.length > 0 && (await wasPaid(inside, message)))
      await ctx.usage.refund(inside, message.user.id, 'chat_messages', message.createdAt);
  });
}

/** Writes the answer to a question. When this server dies, another one starts the answer over. */
export const answerQuestion = defineJob<{ messageId: string }>({
  name: 'answer-question',
  retry: 3,
  async run(ctx, { messageId }, attempt) {
    const message = await retryInOutage(ctx, () => ctx.em.findOne(ChatMessage, { id: messageId }));
    if (!message || isFinal(message.status)) return;
    const writing = await retryInOutage(ctx, () => writerFor(ctx, message.user.id));
    const stop = stopSignal(ctx, messageId);
    try {
      await announceAnswer(ctx.em, messageId, 'SEARCHING');
      const question = await ctx.em.findOne(ChatMessage, { id: message.questionId ?? '' });
      // The conversation was deleted meanwhile.
      if (!question) return;
      const today = dayIn(await accountZone(ctx, question.user.id), ctx.clock.now());
      const material = await answerMaterial(ctx.em, {
        question: question.text,
        history: await historyOf(ctx, message),
        area: message.area,
        choices: question.readingChoices,
        style: message.style,
        meaningOf: questionEmbedder(ctx),
        today,
      });
      const { said, figure } = besideFigure(material, await figureOf(ctx, message, today));
      writing.figure = figure;
      if (figure?.isWhole) writing.usage = NO_USAGE;
      const text = await streamOrFallBack(ctx, messageId, said, writing, stop.signal);
      await finish(ctx, { messageId, question, material: said, writing }, text);
    } catch (error) {
      if (error instanceof Stopped || (stop.signal.aborted && !ctx.shutdown.aborted))
        return await finishStopped(ctx, messageId, writing);
      ctx.log.error({ err: error, messageId, attempt: attempt.number }, 'an answer failed');
      // The failure of a provider is final; a defect or an outage is retried.
      if (!(error instanceof PortError) && !attempt.isLast) throw error;
      await retryInOutage(ctx, () => fail(ctx, message, writing, error));
    } finally {
      stop.off();
      await retryInOutage(ctx, () => announceAnswer(ctx.em, messageId));
    }
  },
});
