import { createHash } from 'node:crypto';
import {
  getOperationAST,
  GraphQLError,
  Kind,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
} from 'graphql/index.js';
import { asSystem } from '#db/row-wall.ts';
import { RegisteredOperation } from '#db/entities/developers.entity.ts';
import type { RegisterOperationInput } from '#schema/generated/contract.ts';
import { operationText as say } from '#schema/text/developers-operations.ts';
import { errorText } from '#schema/text/errors.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { isStorable } from '#api/kernel/database/storable.ts';
import type { Row } from '#api/kernel/database/rows.ts';
import { ok, userError } from '#api/kernel/errors.ts';
import { LIMITS, limitsRule } from '#api/kernel/graphql/limits.ts';
import type { RunnableOperation } from '#api/kernel/http/registered-operation.ts';
import { isId, newId } from '#api/kernel/ids.ts';
import { readListingWithTotal } from '#api/kernel/paging/listing.ts';
import type { PageArguments } from '#api/kernel/paging/pages.ts';
import { signedIn } from '#api/kernel/security/access.ts';

/** Operations that an account registers. They are texts: who runs one sees what their own key or session may see. */

const MOST_KEPT = 200;
const LONGEST_NAME = 80;
const LONGEST_TEXT = 20_000;
const LONGEST_AGE = 3600;
const RULES = [...specifiedRules, limitsRule];

const OPERATIONS_PATH = '/api/operations';

/** An operation as it is listed. */
export type OperationRow = Row<RegisteredOperation>;

export const pathOf = ({ id }: Pick<RegisteredOperation, 'id'>): string => `${OPERATIONS_PATH}/${id}`;

export function listOperations(ctx: Ctx, page: PageArguments) {
  return readListingWithTotal(
    ctx,
    {
      entity: RegisteredOperation,
      orderBy: 'createdAt',
      direction: 'desc',
      where: 'r.user_id = ?',
      values: [signedIn(ctx).userId],
    },
    page,
  );
}

type Refused = ReturnType<typeof userError>;
const refused = (text: string): Refused => userError('VALIDATION', text, 'text');

/** What is wrong with a text; `null`: it is one valid query within the limits. */
function problemOf(ctx: Ctx, text: string): Refused | null {
  if (text.length > LONGEST_TEXT) return refused(say.tooLong);
  const unreadable = (error: GraphQLError | undefined): Refused => {
    const [place] = error?.locations ?? [];
    return refused(say.unreadable(place?.line, place?.column));
  };
  let document: DocumentNode;
  try {
    document = parse(text, { maxTokens: LIMITS.tokens });
  } catch (error) {
    if (error instanceof GraphQLError) return unreadable(error);
    throw error;
  }
  const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operations.length !== 1) return refused(say.oneOperation);
  if (getOperationAST(document)?.operation !== 'query') return refused(say.queriesOnly);
  const [problem] = validate(ctx.runtime.schema, document, RULES, { maxErrors: 1 });
  if (!problem) return null;
  return problem.extensions['code'] === 'BAD_REQUEST' ? refused(say.tooLarge) : unreadable(problem);
}

export async function registerOperation(ctx: Ctx, input: RegisterOperationInput) {
  const { userId } = signedIn(ctx);
  const { text } = input;
  const name = input.name.trim().normalize('NFC');
  if (!name || name.length > LONGEST_NAME || !isStorable(name)) return userError('VALIDATION', say.name, 'name');
  const maxAgeSeconds = input.maxAgeSeconds ?? 0;
  if (maxAgeSeconds < 0 || maxAgeSeconds > LONGEST_AGE) return userError('VALIDATION', say.maxAge, 'maxAgeSeconds');
  const problem = isStorable(text) ? problemOf(ctx, text) : refused(say.unreadable(undefined, undefined));
  if (problem) return problem;
  const sha256 = createHash('sha256').update(text).digest('hex');
  // Behind a lock: parallel requests do not see each other's rows.
  await ctx.em.execute('select pg_advisory_xact_lock(hashtext(?))', [`registered_operation:${userId}`]);
  const known = await ctx.em.findOne(RegisteredOperation, { user: userId, sha256 });
  if (known) {
    ctx.em.assign(known, { name, maxAgeSeconds });
    return ok({ registeredOperation: known });
  }
  if ((await ctx.em.count(RegisteredOperation, { user: userId })) >= MOST_KEPT)
    return userError('LIMIT_REACHED', say.tooMany(MOST_KEPT));
  const registeredOperation = ctx.em.create(RegisteredOperation, {
    id: newId('registeredOperation'),
    user: userId,
    name,
    text,
    sha256,
    maxAgeSeconds,
    createdAt: ctx.clock.now(),
  });
  return ok({ registeredOperation });
}

export async function deleteOperation(ctx: Ctx, id: string) {
  const found = isId(id, 'registeredOperation')
    ? await ctx.em.findOne(RegisteredOperation, { id, user: signedIn(ctx).userId })
    : null;
  if (!found) return userError('NOT_FOUND', errorText.NOT_FOUND, 'operationId');
  ctx.em.remove(found);
  return ok({ deletedOperationId: id });
}

/** A key of the sandbox runs what its owner registered, and reads the sandbox with it. */
export async function operationToRun(ctx: Ctx, name: string): Promise<RunnableOperation | null> {
  const { userId, apiKey } = signedIn(ctx);
  const isHash = /^[0-9a-f]{64}$/.test(name);
  if (!isHash && !isId(name, 'registeredOperation')) return null;
  const named = isHash ? { sha256: name } : { id: name };
  return asSystem(() => ctx.em.findOne(RegisteredOperation, { ...named, user: apiKey?.ownerId ?? userId }));
}
