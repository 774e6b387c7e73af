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

/** Streams the sentences of a model that pass the check. No sentence is shown before it is checked. */

/** A sentence of the draft with the result of its check. */
interface CheckedDraft extends DraftedSentence {
  backed: SupportedSentence[];
  fault: Fault | null;
}

const checkContextOf = (request: AnswerRequest): CheckContext => ({
  sources: sourcesOf(request),
  asked: [request.question, ...request.history.flatMap(({ role, text }) => (role === 'USER' ? [text] : []))].join('\n'),
});

function check(drafted: DraftedSentence, context: CheckContext): CheckedDraft {
  const { backed, fault } = checkSentence(drafted.draft, context);
  return { ...drafted, backed: backed ? [backed] : [], fault: fault ?? null };
}

/** Collects checked sentences and returns them in order, up to the first one that waits for repair. */
class AnswerAssembly {
  readonly drafts: CheckedDraft[] = [];
  private readonly page = new AnswerMarkdown();
  private readonly headings = new Map<number, string | null>();
  private next = 0;

  constructor(private readonly context: CheckContext) {}

  /** The pieces that can be shown now. `isEnd`: faulty sentences are skipped instead of waited for. */
  *ready(isEnd = false): Generator<string> {
    for (; this.next < this.drafts.length; this.next++) {
      const draft = this.drafts[this.next];
      if (!draft || (draft.fault && isRepairable(draft.fault) && !isEnd)) return;
      for (const backed of draft.backed) yield this.page.append(backed, this.sectionOf(draft));
    }
  }

  private sectionOf({ section }: CheckedDraft): Section {
    const checked = this.headings.get(section.index) ?? checkHeading(section.heading, this.context);
    this.headings.set(section.index, checked);
    return { ...section, heading: checked };
  }

  get faulty(): CheckedDraft[] {
    return this.drafts.filter(({ fault }) => fault !== null && isRepairable(fault));
  }

  get dropped(): number {
    return this.drafts.filter(({ fault }) => fault !== null).length;
  }

  /** Too little is left: the short answer has no citation, or more sentences were dropped than are cited. */
  get isTooLittle(): boolean {
    const backed = this.drafts.filter((draft) => draft.backed.some(({ isBacked }) => isBacked));
    return !backed.some(({ section }) => section.index === 0) || this.dropped > backed.length;
  }
}

/** Sends faulty sentences back once. When this fails, only those sentences are dropped, not the answer. */
async function repairSentences(
  client: ModelClient,
  request: AnswerRequest,
  faulty: readonly CheckedDraft[],
  context: CheckContext,
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
    const repaired = repairedSentences(await readWhole(text));
    for (const [index, draft] of faulty.entries()) replace(draft, repaired.get(`s${index + 1}`) ?? [], context);
  } catch (error) {
    call.signal.throwIfAborted();
    if (!(error instanceof PortError)) throw error;
  }
}

/** Replaces a faulty sentence by its repaired versions if all of them pass the check. */
function replace(faulty: CheckedDraft, drafts: readonly CheckedDraft['draft'][], context: CheckContext): void {
  const checked = drafts.map((draft) => checkSentence(draft, context));
  if (checked.length === 0 || checked.some(({ fault }) => fault)) return;
  faulty.backed = checked.flatMap(({ backed }) => backed ?? []);
  faulty.fault = null;
}

const reasonOf = (fault: Fault | null): string => (fault ? modelText.faults[fault.kind](fault.about) : '');

/** Rejects with `PortError` when the provider fails, or when too few of its sentences pass the check. */
export async function* writeChecked(
  client: ModelClient,
  request: AnswerRequest,
  call: ModelCall,
): AsyncGenerator<string> {
  const context = checkContextOf(request);
  const assembly = new AnswerAssembly(context);
  const reader = new DraftReader();
  const preface = composePreface(request);
  if (preface) yield preface;
  let isFirst = preface !== '';
  const separated = function* (pieces: Iterable<string>): Generator<string> {
    for (const piece of pieces) {
      yield isFirst ? `\n\n${piece}` : piece;
      isFirst = false;
    }
  };
  const modelPrompt = { instructions: modelText.instructions, prompt: promptOf(request), shape: draftShape };
  for await (const piece of client.stream(modelPrompt, call)) {
    assembly.drafts.push(...(await reader.push(piece)).map((drafted) => check(drafted, context)));
    yield* separated(assembly.ready());
  }
  assembly.drafts.push(...(await reader.end()).map((drafted) => check(drafted, context)));
  if (assembly.faulty.length > 0) await repairSentences(client, request, assembly.faulty, context, call);
  call.usage.droppedSentences = assembly.dropped;
  if (assembly.isTooLittle)
    throw new PortError('UNSUPPORTED', `${assembly.dropped} of ${assembly.drafts.length} sentences are not backed`);
  yield* separated(assembly.ready(true));
}
