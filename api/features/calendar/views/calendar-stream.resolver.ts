import { Resolver, Root, Subscription } from 'type-graphql';
import { CalendarChangeType } from '#api/kernel/graphql/types.generated.ts';
import { Allow } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { followCalendar } from './calendar.stream.ts';

@Resolver()
class CalendarStreamResolver {
  @Subscription(() => CalendarChangeType, {
    subscribe: ({ context }: { context: Ctx }) => followCalendar(context),
  })
  @Allow('calendar:read')
  calendarChanged(@Root() change: CalendarChangeType): CalendarChangeType {
    return change;
  }
}

export const STREAM_RESOLVERS = [CalendarStreamResolver];
