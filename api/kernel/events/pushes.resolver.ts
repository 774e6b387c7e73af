import { Field, ObjectType, Resolver, Root, Subscription } from 'type-graphql';
import type * as C from '#schema/generated/contract.ts';
import { Allow } from '../security/access.ts';
import type { Ctx } from '../context.ts';
import { followHealth } from '../http/health.ts';
import { HealthType } from '../http/health.types.ts';
import { followToasts } from './toasts.ts';
import { enumOf } from '../graphql/user-error.ts';

const ToastKindEnum = enumOf<C.ToastKind>('ToastKind', ['SUCCESS', 'INFO', 'WARNING', 'ERROR']);

@ObjectType('ToastEvent')
class ToastEventType implements C.ToastEvent {
  @Field(() => ToastKindEnum) kind!: C.ToastKind;
  @Field(() => String) message!: string;
  @Field(() => String, { nullable: true }) path!: string | null;
}

@Resolver()
class PushesResolver {
  @Subscription(() => HealthType, { subscribe: ({ context }: { context: Ctx }) => followHealth(context) })
  @Allow('health:read')
  healthChanged(@Root() health: HealthType): HealthType {
    return health;
  }

  @Subscription(() => ToastEventType, { subscribe: ({ context }: { context: Ctx }) => followToasts(context) })
  @Allow('toast:read')
  toast(@Root() toast: ToastEventType): ToastEventType {
    return toast;
  }
}

export const PUSHES_RESOLVERS = [PushesResolver];
