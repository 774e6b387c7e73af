import {
  defaultFieldResolver,
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql/index.js';
import { Extensions } from 'type-graphql';
import { asSystem } from '#db/row-wall.ts';
import { isOfServer, saysNo, type LoggedCall } from '../call-log.ts';
import type { Ctx, UserActor } from '../context.ts';
import { anonymousText, closingText } from '#schema/text/errors.ts';
import { Refusal } from '../errors.ts';
import type { Permission } from './permissions.ts';
import { inTransaction } from '../database/transaction.ts';

/** Who may call a root field: everybody, or users with a permission and, where one is named, a feature of the plan. */
export interface Access {
  isPublic: boolean;
  permission: Permission | null;
  planFeature: string | null;
}

declare module '../feature.ts' {
  interface Offers {
    /** Told when a root field has given a file to its caller. */
    onExported?(ctx: Ctx, field: string): Promise<void>;
  }
}

const ACCESS = 'foja.access';
const PLAN = 'foja.plan';
const SYSTEM = 'foja.system';

/** Everybody may call the field. It must be declared: a field without access rules stops the server. */
export const Public = () => Extensions({ [ACCESS]: { isPublic: true } });

/** Signed-in callers with the permission may call the field. Policies decide about the objects. */
export const Allow = (permission: Permission) => Extensions({ [ACCESS]: { isPublic: false, permission } });

/** The field also needs a feature of the plan. */
export const Plan = (feature: string) => Extensions({ [PLAN]: feature });

/**
 * The field runs as the server itself, so the policies of the tables do not narrow it: operations whose credential is no
 * account (links with a token, trials) and those that let somebody into a case. Everything else runs on the caller's behalf.
 */
export const AsSystem = () => Extensions({ [SYSTEM]: true });

export function accessOf(field: GraphQLField<unknown, unknown>): Access | null {
  const access = field.extensions[ACCESS] as { isPublic: boolean; permission?: Permission } | undefined;
  if (!access) return null;
  const planFeature = (field.extensions[PLAN] as string | undefined) ?? null;
  return { isPublic: access.isPublic, permission: access.permission ?? null, planFeature };
}

/** The signed-in user. Throws `UNAUTHENTICATED` for a visitor. */
export function signedIn(ctx: Ctx): UserActor {
  if (ctx.actor.kind !== 'user') throw new Refusal('UNAUTHENTICATED');
  return ctx.actor;
}

/** Whether the caller has a permission; a visitor has none. */
export const hasPermission = ({ actor }: Ctx, permission: Permission): boolean =>
  actor.kind === 'user' && actor.abilities.has(permission);

/** The signed-in user. Throws `UNAUTHENTICATED` for a visitor and `FORBIDDEN` without the permission. */
export function requirePermission(ctx: Ctx, permission: Permission): UserActor {
  const actor = signedIn(ctx);
  if (hasPermission(ctx, permission)) return actor;
  const { anonymous, isClosing } = actor;
  const ofAnonymous = anonymous && (anonymous.isOver ? anonymousText.over[anonymous.kind] : anonymousText.needsAccount);
  const message = isClosing ? closingText : ofAnonymous;
  throw new Refusal('FORBIDDEN', message, { requiredPermission: permission });
}

async function admit(access: Access, ctx: Ctx): Promise<void> {
  if (access.permission === null) return;
  const actor = requirePermission(ctx, access.permission);
  if (!access.planFeature) return;
  const { included, requiredPlan } = await ctx.usage.includes(ctx, actor.userId, access.planFeature);
  if (!included) throw new Refusal('PREMIUM_REQUIRED', undefined, { requiredPlan });
}

function guardField(type: GraphQLObjectType, field: GraphQLField<unknown, Ctx>, isMutation: boolean): void {
  const access = accessOf(field as GraphQLField<unknown, unknown>);
  if (!access) throw new Error(`${type.name}.${field.name} has neither @Allow nor @Public`);
  const resolve = field.resolve ?? defaultFieldResolver;
  const subscribe = field.subscribe;
  const isSystem = field.extensions[SYSTEM] === true;
  const name = `${type.name}.${field.name}`;
  const isFile = getNamedType(field.type).name === 'ExportedFile';
  const counted = async (ctx: Ctx, act: () => Promise<unknown>): Promise<unknown> => {
    const { permission } = access;
    if (permission === null || ctx.actor.kind !== 'user') return act();
    const began = performance.now();
    const note = (outcome: LoggedCall['outcome']): void =>
      ctx.runtime.calls.note(ctx, { permission, isMutation, milliseconds: performance.now() - began, outcome });
    try {
      const answer = await act();
      note(isMutation && saysNo(answer) ? 'REFUSED' : 'DONE');
      return answer;
    } catch (error) {
      note(isOfServer(error) ? 'FAILED' : 'REFUSED');
      throw error;
    }
  };
  const answered: typeof field.resolve = (source, args, ctx, info) =>
    ctx.runtime.telemetry.field(name, async () => {
      await admit(access, ctx);
      const run = async (): Promise<unknown> => {
        if (isMutation) return inTransaction(ctx, (inside) => resolve(source, args, inside, info));
        if (!isFile) return resolve(source, args, ctx, info);
        const file: unknown = await resolve(source, args, ctx, info);
        for (const { onExported } of ctx.runtime.offers) await onExported?.(ctx, field.name);
        return file;
      };
      return isSystem ? asSystem(run) : run();
    });
  field.resolve =
    type.name === 'Subscription'
      ? answered
      : (source, args, ctx, info) => counted(ctx, async () => answered(source, args, ctx, info));
  if (!subscribe) return;
  field.subscribe = async (source, args, ctx, info) => {
    await admit(access, ctx);
    return subscribe(source, args, ctx, info);
  };
}

/**
 * Wraps every root field of a schema in the access check and, for mutations, in a transaction. Other fields are not
 * wrapped: that would cost a promise per field of every row (measured: 0.2–0.45 of the speed).
 */
export function guardRootFields(schema: GraphQLSchema): void {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  for (const type of roots) {
    if (!type) continue;
    const isMutation = type === schema.getMutationType();
    for (const field of Object.values(type.getFields())) guardField(type, field, isMutation);
  }
}
