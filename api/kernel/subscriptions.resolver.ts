import { Resolver, Root, Subscription } from 'type-graphql';
import { HealthType, ToastEventType } from '#api/kernel/graphql/types.generated.ts';
import { Allow } from './security/access.ts';
import type { Ctx } from './context.ts';
import { followHealth } from './http/health.ts';
import { followToasts } from './events/toasts.ts';

@Resolver()
class KernelSubscriptionsResolver {
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

export const KERNEL_SUBSCRIPTION_RESOLVERS = [KernelSubscriptionsResolver];
