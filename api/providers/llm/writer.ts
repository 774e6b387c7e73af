import { modelText } from '#schema/text/answers.ts';
import type { AnswerRequest } from '#api/ports/llm.ts';
import { PortError } from '#api/ports/port-error.ts';
import { composePreface } from './composition.rules.ts';
import { DraftReader, draftShape, repairedSentences, repairShape, readWhole, type DraftedSentence } from './draft.ts';
import { AnswerMarkdown, type Section } from './answer-markdown.rules.ts';
import { repairPromptOf, promptOf } from './prompt.rules.ts';
import { sourcesOf } from './sources.rules.ts';
import {
  isRepairable,
  checkHeading,
  checkSentence,
  type SupportedSentence,
  type Fault,
  type CheckContext,
} from './sentence-check.rules.ts';
import type { ModelCall, ModelClient } from './model-client.ts';

/** Lets a model write and shows of it what stands: every sentence is judged before anybody sees it. */

/** A place of the answer: what stands there, or what is wrong with what was sent. */
interface CheckedDraft extends DraftedSentence {
  backed: SupportedSentence[];
  fault: Fault | null;
}

const checkContextOf = (request: AnswerRequest): CheckContext => ({
  sources: sourcesOf(request),
  asked: [request.question, ...request.history.flatMap(({ role, text }) => (role === 'USER' ? [text] : []))].join('\n'),
});

function check(placed: DraftedSentence, ground: CheckContext): CheckedDraft {
  const { backed, fault } = checkSentence(placed.draft, ground);
  return { ...placed, backed: backed ? [backed] : [], fault: fault ?? null };
}

/** Sets places in order, up to the first that is still to be mended. */
class AnswerAssembly {
  readonly places: CheckedDraft[] = [];
  private readonly page = new AnswerMarkdown();
  private readonly headings = new Map<number, string | null>();
  private next = 0;

  constructor(private readonly ground: CheckContext) {}

  /** The pieces that can be shown now; at the end, nothing is waited for any more. */
  *ready(isEnd = false): Generator<string> {
    for (; this.next < this.places.length; this.next++) {
      const place = this.places[this.next];
      if (!place || (place.fault && isRepairable(place.fault) && !isEnd)) return;
      for (const backed of place.backed) yield this.page.append(backed, this.sectionOf(place));
    }
  }

  private sectionOf({ section }: CheckedDraft): Section {
    const judged = this.headings.get(section.index) ?? checkHeading(section.heading, this.ground);
    this.headings.set(section.index, judged);
    return { ...section, heading: judged };
  }

  get faulty(): CheckedDraft[] {
    return this.places.filter(({ fault }) => fault !== null && isRepairable(fault));
  }

  get dropped(): number {
    return this.places.filter(({ fault }) => fault !== null).length;
  }

  /** Too little stands: the short answer has no article, or more was left out than rests on one. */
  get isTooLittle(): boolean {
    const backed = this.places.filter((place) => place.backed.some(({ isBacked }) => isBacked));
    return !backed.some(({ section }) => section.index === 0) || this.dropped > backed.length;
  }
}

/** The one second try. What goes wrong in it costs the sentences that it was for, not the answer. */
async function repairSentences(
  client: ModelClient,
  request: AnswerRequest,
  faulty: readonly CheckedDraft[],
  ground: CheckContext,
  call: ModelCall,
): Promise<void> {
  call.usage.repairedSentences = faulty.length;
  let text = '';
  try {
    const modelPrompt = {
      instructions: modelText.mendInstructions,
      prompt: repairPromptOf(
        request,
        faulty.map(({ draft, fault }) => ({ draft, reason: reasonOf(fault) })),
      ),
      shape: repairShape,
    };
    for await (const piece of client.stream(modelPrompt, call)) text += piece;
    const mended = repairedSentences(await readWhole(text));
    for (const [index, place] of faulty.entries()) replace(place, mended.get(`s${index + 1}`) ?? [], ground);
  } catch (error) {
    call.signal.throwIfAborted();
    if (!(error instanceof PortError)) throw error;
  }
}

/** All that came in the place of a sentence must stand, or none of it is taken. */
function replace(place: CheckedDraft, drafts: readonly CheckedDraft['draft'][], ground: CheckContext): void {
  const judged = drafts.map((draft) => checkSentence(draft, ground));
  if (judged.length === 0 || judged.some(({ fault }) => fault)) return;
  place.backed = judged.flatMap(({ backed }) => backed ?? []);
  place.fault = null;
}

const reasonOf = (fault: Fault | null): string => (fault ? modelText.faults[fault.kind](fault.about) : '');

/** Rejects with `PortError` when the provider fails, or when too little of what it wrote stands. */
export async function* writeChecked(
  client: ModelClient,
  request: AnswerRequest,
  call: ModelCall,
): AsyncGenerator<string> {
  const ground = checkContextOf(request);
  const setting = new AnswerAssembly(ground);
  const reader = new DraftReader();
  const preface = composePreface(request);
  if (preface) yield preface;
  let isFirst = preface !== '';
  const parted = function* (pieces: Iterable<string>): Generator<string> {
    for (const piece of pieces) {
      yield isFirst ? `\n\n${piece}` : piece;
      isFirst = false;
    }
  };
  const modelPrompt = { instructions: modelText.instructions, prompt: promptOf(request), shape: draftShape };
  for await (const piece of client.stream(modelPrompt, call)) {
    setting.places.push(...(await reader.push(piece)).map((placed) => check(placed, ground)));
    yield* parted(setting.ready());
  }
  setting.places.push(...(await reader.end()).map((placed) => check(placed, ground)));
  if (setting.faulty.length > 0) await repairSentences(client, request, setting.faulty, ground, call);
  call.usage.droppedSentences = setting.dropped;
  if (setting.isTooLittle)
    throw new PortError('UNSUPPORTED', `${setting.dropped} of ${setting.places.length} sentences are not backed`);
  yield* parted(setting.ready(true));
}
