import { modelText } from '#schema/text/answers.ts';
import type { AnswerRequest } from '#api/ports/llm.ts';
import { PortError } from '#api/ports/port-error.ts';
import { composePreface } from './composition.rules.ts';
import { DraftReader, draftShape, mendedSentences, mendedShape, readWhole, type PlacedSentence } from './draft.ts';
import { Page, type Section } from './page.rules.ts';
import { mendingOf, promptOf } from './prompt.rules.ts';
import { sourcesOf } from './sources.rules.ts';
import { isMendable, judgeHeading, judgeSentence, type Backed, type Fault, type Ground } from './support.rules.ts';
import type { ModelCall, ModelClient } from './model-client.ts';

/** Lets a model write and shows of it what stands: every sentence is judged before anybody sees it. */

/** A place of the answer: what stands there, or what is wrong with what was sent. */
interface Place extends PlacedSentence {
  backed: Backed[];
  fault: Fault | null;
}

const groundOf = (request: AnswerRequest): Ground => ({
  sources: sourcesOf(request),
  asked: [request.question, ...request.history.flatMap(({ role, text }) => (role === 'USER' ? [text] : []))].join('\n'),
});

function judge(placed: PlacedSentence, ground: Ground): Place {
  const { backed, fault } = judgeSentence(placed.draft, ground);
  return { ...placed, backed: backed ? [backed] : [], fault: fault ?? null };
}

/** Sets places in order, up to the first that is still to be mended. */
class Setting {
  readonly places: Place[] = [];
  private readonly page = new Page();
  private readonly headings = new Map<number, string | null>();
  private next = 0;

  constructor(private readonly ground: Ground) {}

  /** The pieces that can be shown now; at the end, nothing is waited for any more. */
  *ready(isEnd = false): Generator<string> {
    for (; this.next < this.places.length; this.next++) {
      const place = this.places[this.next];
      if (!place || (place.fault && isMendable(place.fault) && !isEnd)) return;
      for (const backed of place.backed) yield this.page.set(backed, this.sectionOf(place));
    }
  }

  private sectionOf({ section }: Place): Section {
    const judged = this.headings.get(section.index) ?? judgeHeading(section.heading, this.ground);
    this.headings.set(section.index, judged);
    return { ...section, heading: judged };
  }

  get faulty(): Place[] {
    return this.places.filter(({ fault }) => fault !== null && isMendable(fault));
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
async function mend(
  voice: ModelClient,
  request: AnswerRequest,
  faulty: readonly Place[],
  ground: Ground,
  errand: ModelCall,
): Promise<void> {
  errand.usage.repairedSentences = faulty.length;
  let text = '';
  try {
    const saying = {
      instructions: modelText.mendInstructions,
      prompt: mendingOf(
        request,
        faulty.map(({ draft, fault }) => ({ draft, reason: reasonOf(fault) })),
      ),
      shape: mendedShape,
    };
    for await (const piece of voice.stream(saying, errand)) text += piece;
    const mended = mendedSentences(await readWhole(text));
    for (const [index, place] of faulty.entries()) replace(place, mended.get(`s${index + 1}`) ?? [], ground);
  } catch (error) {
    errand.signal.throwIfAborted();
    if (!(error instanceof PortError)) throw error;
  }
}

/** All that came in the place of a sentence must stand, or none of it is taken. */
function replace(place: Place, drafts: readonly Place['draft'][], ground: Ground): void {
  const judged = drafts.map((draft) => judgeSentence(draft, ground));
  if (judged.length === 0 || judged.some(({ fault }) => fault)) return;
  place.backed = judged.flatMap(({ backed }) => backed ?? []);
  place.fault = null;
}

const reasonOf = (fault: Fault | null): string => (fault ? modelText.faults[fault.kind](fault.about) : '');

/** Rejects with `PortError` when the provider fails, or when too little of what it wrote stands. */
export async function* writeChecked(
  voice: ModelClient,
  request: AnswerRequest,
  errand: ModelCall,
): AsyncGenerator<string> {
  const ground = groundOf(request);
  const setting = new Setting(ground);
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
  const saying = { instructions: modelText.instructions, prompt: promptOf(request), shape: draftShape };
  for await (const piece of voice.stream(saying, errand)) {
    setting.places.push(...(await reader.push(piece)).map((placed) => judge(placed, ground)));
    yield* parted(setting.ready());
  }
  setting.places.push(...(await reader.end()).map((placed) => judge(placed, ground)));
  if (setting.faulty.length > 0) await mend(voice, request, setting.faulty, ground, errand);
  errand.usage.droppedSentences = setting.dropped;
  if (setting.isTooLittle)
    throw new PortError('UNSUPPORTED', `${setting.dropped} of ${setting.places.length} sentences are not backed`);
  yield* parted(setting.ready(true));
}
