import { Resolver, Root, Subscription } from 'type-graphql';
import { DeadlineAlertType } from '#api/kernel/graphql/types.generated.ts';
import { Allow } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { followAlerts } from './alert-feed.service.ts';

@Resolver()
export class DeadlineAlertResolver {
  @Subscription(() => DeadlineAlertType, {
    subscribe: ({ context }: { context: Ctx }) => followAlerts(context),
  })
  @Allow('deadline:read')
  deadlineAlert(@Root() alert: DeadlineAlertType): DeadlineAlertType {
    return alert;
  }
}
