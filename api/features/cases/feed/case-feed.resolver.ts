import { Arg, ID, Resolver, Root, Subscription } from 'type-graphql';
import { CaseAccessEndedEventType, CaseStatusEventType, CaseType } from '#api/kernel/graphql/types.generated.ts';
import { Allow } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { followCases, followEndedAccess, followStatuses } from './case.stream.ts';

@Resolver()
export class CaseFeedResolver {
  @Subscription(() => CaseType, {
    subscribe: ({ args, context }: { args: { caseId?: string | null }; context: Ctx }) =>
      followCases(context, args.caseId ?? null),
  })
  @Allow('case:read')
  caseUpdated(
    @Arg('caseId', () => ID, { nullable: true }) _caseId: string | null,
    @Root() legalCase: CaseType,
  ): CaseType {
    return legalCase;
  }

  @Subscription(() => CaseStatusEventType, {
    subscribe: ({ context }: { context: Ctx }) => followStatuses(context),
  })
  @Allow('case:read')
  caseStatusUpdated(@Root() event: CaseStatusEventType): CaseStatusEventType {
    return event;
  }

  @Subscription(() => CaseAccessEndedEventType, {
    subscribe: ({ context }: { context: Ctx }) => followEndedAccess(context),
  })
  @Allow('case:read')
  caseAccessEnded(@Root() event: CaseAccessEndedEventType): CaseAccessEndedEventType {
    return event;
  }
}
