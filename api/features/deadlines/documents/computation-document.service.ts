import type { ComputeDeadlineInput, DocumentFormat, ExportedFile } from '#schema/generated/contract.ts';
import { weekdayAndDay } from '#schema/text/days.ts';
import {
  computationDocumentText as text,
  deadlineStatusLabels,
  hourInMexico,
  longInstant,
} from '#schema/text/deadlines.ts';
import { dayInMexico } from '#schema/lib/zones.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { Refusal } from '#api/kernel/errors.ts';
import { exportedFile, printDocument } from '#api/kernel/print/print.ts';
import type { Block } from '#api/kernel/print/document.ts';
import type { DeadlineRow } from '../deadline-rows.service.ts';
import { caseOf, computationOf, statusFor } from '../panel/deadline-view.service.ts';
import { dueMomentOf } from '../deadlines.rules.ts';
import { getDeadline } from '../panel/panel.service.ts';
import { computationBlocks, factsBlock, type SavedFacts } from './computation-document.rules.ts';
import { showCount } from '../computing/computing.rules.ts';
import { countInput } from '../computing/computing.service.ts';

const dueWords = (
  dueOn: string | null | undefined,
  dueAt: Date | null | undefined,
  hasHour: boolean,
): string | null => {
  if (!dueOn) return null;
  return hasHour && dueAt ? text.dueWithHour(dueOn, hourInMexico(dueAt)) : weekdayAndDay(dueOn);
};

function print(ctx: Ctx, title: string, blocks: Block[], format: DocumentFormat): Promise<Buffer> {
  const createdOn = dayInMexico(ctx.clock.now());
  const paper = { title, subtitle: text.subtitle(createdOn), footer: text.foot, createdOn, blocks };
  return printDocument(ctx, paper, format);
}

/** The table of a count that is not saved. */
export async function writeComputationDocument(
  ctx: Ctx,
  input: ComputeDeadlineInput,
  format: DocumentFormat,
): Promise<ExportedFile> {
  const counting = await countInput(ctx, input, signedIn(ctx).userId);
  if ('refusal' in counting)
    throw new Refusal('VALIDATION', counting.refusal.message, { field: counting.refusal.field });
  const count = showCount(counting.count);
  const { dueOn, dueHour } = counting.count;
  const due = dueOn === null ? null : dueMomentOf(dueOn, dueHour);
  const blocks = computationBlocks(count, null, due && dueWords(due.dueOn, due.dueAt, due.hasHour));
  return exportedFile(text.name(count.title), format, await print(ctx, count.title, blocks, format));
}

async function savedFacts(ctx: Ctx, deadline: DeadlineRow): Promise<SavedFacts> {
  const [legalCase, status] = [await caseOf(ctx, deadline), await statusFor(ctx, deadline)];
  const completedAt = deadline.completedAt ? `: ${longInstant(deadline.completedAt)}` : '';
  return {
    caseTitle: legalCase?.title ?? null,
    fileNumber: legalCase?.fileNumber ?? null,
    status: deadlineStatusLabels[status] + completedAt,
    changeNote: deadline.changeNote ?? null,
  };
}

/** A saved deadline: with its table when it was computed. */
export async function writeDeadlineDocument(ctx: Ctx, id: string, format: DocumentFormat): Promise<ExportedFile> {
  const deadline = await getDeadline(ctx, id);
  if (!deadline) throw new Refusal('NOT_FOUND');
  const [count, saved] = [await computationOf(ctx, deadline), await savedFacts(ctx, deadline)];
  const due = dueWords(deadline.dueOn, deadline.dueAt, deadline.hasHour);
  const own: Block[] = deadline.description ? [{ kind: 'PARAGRAPH', runs: [{ text: deadline.description }] }] : [];
  const blocks = count
    ? [...computationBlocks(count, saved, due), ...own]
    : [
        factsBlock([
          [text.facts.case, saved.caseTitle],
          [text.facts.fileNumber, saved.fileNumber],
          [text.facts.due, due, true],
          [text.facts.status, saved.status],
        ]),
        ...own,
      ];
  return exportedFile(text.name(deadline.title), format, await print(ctx, deadline.title, blocks, format));
}
