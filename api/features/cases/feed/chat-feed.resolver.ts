import { Arg, Ctx as Context, ID, Int, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import {
  CaseMessageType,
  PresenceEventType,
  TypingEventType,
  TypingInput,
  TypingPayload,
} from '#api/kernel/graphql/types.generated.ts';
import { Allow } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { followMessages, type MessagesPosition } from './case-chat.stream.ts';
import { followMyMessages } from './my-messages.stream.ts';
import { followPresence } from './presence.stream.ts';
import { followTyping, setTyping } from './typing.stream.ts';

@Resolver()
export class ChatFeedResolver {
  @Mutation(() => TypingPayload)
  @Allow('case-chat:write')
  setTyping(@Arg('input', () => TypingInput) input: TypingInput, @Context() ctx: Ctx) {
    return setTyping(ctx, input);
  }

  @Subscription(() => CaseMessageType, {
    subscribe: ({ args, context }: { args: MessagesPosition; context: Ctx }) => followMessages(context, args),
  })
  @Allow('case-chat:read')
  caseMessageAdded(
    @Arg('caseId', () => ID) _caseId: string,
    @Arg('afterSequence', () => Int) _afterSequence: number,
    @Arg('changedSince', () => Date, { nullable: true }) _changedSince: Date | null,
    @Root() message: CaseMessageType,
  ): CaseMessageType {
    return message;
  }

  @Subscription(() => CaseMessageType, {
    subscribe: ({ context }: { context: Ctx }) => followMyMessages(context),
  })
  @Allow('case-chat:read')
  myCaseMessages(@Root() message: CaseMessageType): CaseMessageType {
    return message;
  }

  @Subscription(() => TypingEventType, {
    subscribe: ({ args, context }: { args: { caseId: string }; context: Ctx }) => followTyping(context, args.caseId),
  })
  @Allow('case-chat:read')
  typing(@Arg('caseId', () => ID) _caseId: string, @Root() event: TypingEventType): TypingEventType {
    return event;
  }

  @Subscription(() => PresenceEventType, {
    subscribe: ({ args, context }: { args: { caseId: string }; context: Ctx }) => followPresence(context, args.caseId),
  })
  @Allow('case-chat:read')
  presence(@Arg('caseId', () => ID) _caseId: string, @Root() event: PresenceEventType): PresenceEventType {
    return event;
  }
}
