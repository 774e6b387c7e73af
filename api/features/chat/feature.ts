import { ChatMessage, ChatThread } from '#db/entities/chat.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import type { Feature } from '#api/kernel/feature.ts';
import type { AnyJob } from '#api/kernel/jobs/jobs.ts';
import { answerQuestion } from './chat.jobs.ts';
import { AskQuestionPayloadResolver, ChatMessageResolver, ChatResolver, ChatThreadResolver } from './chat.resolver.ts';
import { chatRest } from './chat.rest.ts';

const ownedBy = (ctx: Ctx, ids: string[]) =>
  ctx.actor.kind === 'user' ? { id: { $in: ids }, user: ctx.actor.userId } : null;

export const chatFeature: Feature = {
  name: 'chat',
  resolvers: [ChatResolver, ChatThreadResolver, ChatMessageResolver, AskQuestionPayloadResolver],
  rest: chatRest,
  jobs: [answerQuestion as unknown as AnyJob],
  nodes: {
    cht: {
      typeName: 'ChatThread',
      permission: 'chat:read',
      load: async (ctx, ids) => {
        const where = ownedBy(ctx, ids);
        return where ? ctx.em.find(ChatThread, where) : [];
      },
    },
    msg: {
      typeName: 'ChatMessage',
      permission: 'chat:read',
      load: async (ctx, ids) => {
        const where = ownedBy(ctx, ids);
        return where ? ctx.em.find(ChatMessage, where) : [];
      },
    },
  },
};
