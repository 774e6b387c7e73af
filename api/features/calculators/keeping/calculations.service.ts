import { LockMode } from '@mikro-orm/postgresql';
import { SavedCalculation } from '#db/entities/calculation.entity.ts';
import { Contract } from '#db/entities/contract.entity.ts';
import { Deadline } from '#db/entities/deadline.entity.ts';
import type {
  CalculateInput,
  DocumentFormat,
  SaveCalculationInput,
  UpdateCalculationInput,
} from '#schema/generated/contract.ts';
import { savedCalculationText as say } from '#schema/text/calculation-document.ts';
import { errorText } from '#schema/text/errors.ts';
import { dayIn } from '#schema/lib/zones.ts';
import { caseToUse } from '#api/features/cases/index.ts';
import { accountZone } from '#api/features/users/index.ts';
import type { Ctx } from '#api/kernel/context.ts';
import type { Row } from '#api/kernel/database/rows.ts';
import { storable } from '#api/kernel/database/storable.ts';
import { ok, Refusal, userError } from '#api/kernel/errors.ts';
import { isId, newId } from '#api/kernel/ids.ts';
import { readListingWithTotal } from '#api/kernel/paging/listing.ts';
import type { PageArguments } from '#api/kernel/paging/pages.ts';
import { csvFile, exportedFile, printDocument } from '#api/kernel/print/print.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Calculation } from '../base/calculation.types.ts';
import { calculate } from '../calculate.rules.ts';
import { documentOfCalculation, nameOfCalculation, tableOfCalculation } from '../showing/calculation-document.rules.ts';
import { givenValues, showCalculation } from '../showing/show.rules.ts';

/** Calculating, printing and keeping. A kept calculation belongs to one account and is read by it alone. */

const MOST_KEPT = 500;
const LONGEST_TITLE = 200;
const MOST_BYTES = 20_000;

const notFound = (field: string) => userError('NOT_FOUND', errorText.NOT_FOUND, field);

function resultOf(values: CalculateInput): Calculation {
  const given = givenValues(values);
  if (!given) throw new Refusal('VALIDATION', say.oneCalculator, { field: 'values' });
  return calculate(given.kind, given.input);
}

export const calculateOnce = (values: CalculateInput) => showCalculation(resultOf(values));

export async function writeCalculationDocument(
  ctx: Ctx,
  { values, format }: { values: CalculateInput; format: DocumentFormat },
) {
  const result = resultOf(values);
  const name = nameOfCalculation(result);
  const today = dayIn(await accountZone(ctx, signedIn(ctx).userId), ctx.clock.now());
  return exportedFile(name, format, await printDocument(ctx, documentOfCalculation(result, name, today), format));
}

export function writeCalculationTable(values: CalculateInput) {
  const result = resultOf(values);
  return csvFile(nameOfCalculation(result), tableOfCalculation(result));
}

export type SavedRow = Row<SavedCalculation>;

/** What a kept calculation gives today, with the tables that are held now. */
export const resultOfSaved = ({ values }: SavedRow) => calculateOnce(values);

export function listCalculations(ctx: Ctx, { caseId, ...page }: PageArguments & { caseId?: string | null }) {
  const mine = { where: 'r.user_id = ?', values: [signedIn(ctx).userId] };
  const where = caseId ? { where: `${mine.where} and r.case_id = ?`, values: [...mine.values, caseId] } : mine;
  return readListingWithTotal(
    ctx,
    { entity: SavedCalculation, orderBy: 'updatedAt', direction: 'desc', ...where },
    page,
  );
}

/** The calculation when it is the caller's. Lock it to change it. */
export async function findCalculation(ctx: Ctx, id: string, lockMode?: LockMode): Promise<SavedCalculation | null> {
  if (!isId(id, 'savedCalculation')) return null;
  return ctx.em.findOne(SavedCalculation, { id, user: signedIn(ctx).userId }, lockMode ? { lockMode } : {});
}

const titleOf = (title: string): string | null => {
  const trimmed = storable(title.trim());
  return trimmed.length >= 1 && trimmed.length <= LONGEST_TITLE ? trimmed : null;
};

/** As it is stored: plain values without what was not given, every text such that PostgreSQL holds it. */
function storedValues(values: CalculateInput): CalculateInput | null {
  const given = JSON.stringify(values);
  if (given.length > MOST_BYTES) return null;
  return JSON.parse(given, (_, value: unknown) => (typeof value === 'string' ? storable(value) : (value ?? undefined)));
}

type Refused = ReturnType<typeof userError>;

/** Cases in which the caller works, and deadlines and contracts of the caller; nothing else can be named. */
async function tiesProblem(
  ctx: Ctx,
  {
    caseId,
    deadlineId,
    contractId,
  }: { caseId?: string | null; deadlineId?: string | null; contractId?: string | null },
): Promise<Refused | null> {
  const owner = signedIn(ctx).userId;
  if (caseId) {
    const found = await caseToUse(ctx, caseId);
    if ('userErrors' in found) return found;
  }
  if (deadlineId && !(await ctx.em.count(Deadline, { id: deadlineId, owner }))) return notFound('deadlineId');
  if (contractId && !(await ctx.em.count(Contract, { id: contractId, owner }))) return notFound('contractId');
  return null;
}

export async function saveCalculation(ctx: Ctx, input: SaveCalculationInput) {
  const { userId } = signedIn(ctx);
  const title = titleOf(input.title);
  if (title === null) return userError('VALIDATION', say.title, 'title');
  const given = givenValues(input.values);
  if (!given) return userError('VALIDATION', say.oneCalculator, 'values');
  const values = storedValues(input.values);
  if (!values) return userError('VALIDATION', say.tooLarge, 'values');
  const problem = await tiesProblem(ctx, input);
  if (problem) return problem;
  // Behind a lock: parallel requests do not see each other's rows.
  await ctx.em.execute('select pg_advisory_xact_lock(hashtext(?))', [`saved_calculation:${userId}`]);
  if ((await ctx.em.count(SavedCalculation, { user: userId })) >= MOST_KEPT)
    return userError('LIMIT_REACHED', say.tooMany(MOST_KEPT));
  const now = ctx.clock.now();
  const savedCalculation = ctx.em.create(SavedCalculation, {
    id: newId('savedCalculation'),
    user: userId,
    legalCase: input.caseId ?? null,
    deadline: input.deadlineId ?? null,
    contract: input.contractId ?? null,
    title,
    kind: given.kind,
    values,
    createdAt: now,
    updatedAt: now,
  });
  return ok({ savedCalculation });
}

export async function updateCalculation(ctx: Ctx, input: UpdateCalculationInput) {
  const saved = await findCalculation(ctx, input.calculationId, LockMode.PESSIMISTIC_WRITE);
  if (!saved) return notFound('calculationId');
  const title = input.title == null ? saved.title : titleOf(input.title);
  if (title === null) return userError('VALIDATION', say.title, 'title');
  const given = input.values ? givenValues(input.values) : null;
  if (input.values && !given) return userError('VALIDATION', say.oneCalculator, 'values');
  const values = input.values ? storedValues(input.values) : saved.values;
  if (!values) return userError('VALIDATION', say.tooLarge, 'values');
  const problem = await tiesProblem(ctx, { caseId: input.caseId ?? null });
  if (problem) return problem;
  ctx.em.assign(saved, {
    title,
    values,
    kind: given?.kind ?? saved.kind,
    updatedAt: ctx.clock.now(),
    ...(input.caseId === undefined ? {} : { legalCase: input.caseId }),
  });
  return ok({ savedCalculation: saved });
}

export async function deleteCalculation(ctx: Ctx, id: string) {
  const saved = await findCalculation(ctx, id);
  if (!saved) return notFound('calculationId');
  ctx.em.remove(saved);
  return ok({ deletedCalculationId: id });
}
