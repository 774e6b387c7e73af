import { Arg, Ctx as Context, Mutation, Resolver } from 'type-graphql';
import { ReadNoticeInput, ReadNoticePayload } from '#api/kernel/graphql/types.generated.ts';
import { Allow } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { costOfWork } from '#api/kernel/graphql/cost.ts';
import { readNotice } from './read-notice.service.ts';

@Resolver()
class NoticeReadingResolver {
  @Mutation(() => ReadNoticePayload, { complexity: costOfWork(40) })
  @Allow('deadline:compute')
  readNotice(@Arg('input', () => ReadNoticeInput) input: ReadNoticeInput, @Context() ctx: Ctx) {
    return readNotice(ctx, input);
  }
}

export const DEADLINE_READING_RESOLVERS = [NoticeReadingResolver] as const;
