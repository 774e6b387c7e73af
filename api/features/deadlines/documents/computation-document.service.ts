import type { ComputeDeadlineInput, DocumentFormat, ExportedFile } from '#schema/generated/contract.ts';
import { weekdayAndDay } from '#schema/text/days.ts';
import { computationDocumentText as text, deadlineStatusLabels, longInstant } from '#schema/text/deadlines.ts';
import { hourName } from '#schema/text/deadline-days.ts';
import { dayIn, timeIn } from '#schema/lib/zones.ts';
import { accountZone } from '#api/features/users/index.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { Refusal } from '#api/kernel/errors.ts';
import { exportedFile, printDocument } from '#api/kernel/print/print.ts';
import type { Block } from '#api/kernel/print/document.ts';
import { factsOf, type DeadlineRow } from '../deadline-rows.service.ts';
import { caseOf, computationOf, statusFor } from '../panel/deadline-view.service.ts';
import { dueMomentOf, type DueMoment } from '../deadlines.rules.ts';
import { getDeadline } from '../panel/panel.service.ts';
import { computationBlocks, factsBlock, type SavedFacts } from './computation-document.rules.ts';
import { showCount } from '../computing/computing.rules.ts';
import { countInput } from '../computing/computing.service.ts';

const dueWords = ({ dueOn, dueAt, hasHour }: DueMoment, zone: string): string =>
  hasHour ? text.dueWithHour(dueOn, timeIn(zone, dueAt), hourName(zone)) : weekdayAndDay(dueOn);

async function print(
  ctx: Ctx,
  { title, blocks, zone }: { title: string; blocks: Block[]; zone: string },
  format: DocumentFormat,
): Promise<Buffer> {
  const createdOn = dayIn(await accountZone(ctx, signedIn(ctx).userId), ctx.clock.now());
  const subtitle = text.subtitle(createdOn, hourName(zone));
  return printDocument(ctx, { title, subtitle, footer: text.foot, createdOn, blocks }, format);
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
  const zone = counting.courtZone ?? (await accountZone(ctx, signedIn(ctx).userId));
  const count = showCount(counting.count, zone);
  const { dueOn, dueHour } = counting.count;
  const due = dueOn === null ? null : dueWords(dueMomentOf(zone, dueOn, dueHour), zone);
  const blocks = computationBlocks(count, null, due);
  return exportedFile(text.name(count.title), format, await print(ctx, { title: count.title, blocks, zone }, format));
}

async function savedFacts(ctx: Ctx, deadline: DeadlineRow): Promise<SavedFacts> {
  const [legalCase, status] = [await caseOf(ctx, deadline), await statusFor(ctx, deadline)];
  const { viewerZone } = await factsOf(ctx, deadline);
  const completedAt = deadline.completedAt ? `: ${longInstant(deadline.completedAt, viewerZone)}` : '';
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
  const { zone } = await factsOf(ctx, deadline);
  const due = dueWords(deadline, zone);
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
  return exportedFile(
    text.name(deadline.title),
    format,
    await print(ctx, { title: deadline.title, blocks, zone }, format),
  );
}
