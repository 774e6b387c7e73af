import { Arg, Ctx as Context, Mutation, Resolver } from 'type-graphql';
import { RequestQuoteInput, RequestQuotePayload } from '#api/kernel/graphql/types.generated.ts';
import { Public } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { requestQuote } from './quotes.service.ts';

@Resolver()
export class QuotesResolver {
  @Mutation(() => RequestQuotePayload)
  @Public()
  requestQuote(@Arg('input', () => RequestQuoteInput) input: RequestQuoteInput, @Context() ctx: Ctx) {
    return requestQuote(ctx, input);
  }
}
