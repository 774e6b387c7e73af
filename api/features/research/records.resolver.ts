import { Args, Ctx as Context, FieldResolver, Resolver, Root } from 'type-graphql';
import { laterReformOf } from '#db/content/later-reforms.ts';
import { articleAddress, rulingAddress, thesisAddress, topicAddress } from '#schema/record-address.ts';
import { laterReformText } from '#schema/text/limits.ts';
import { citationOf } from '#schema/text/research.ts';
import {
  ArticleCitedByArgs,
  ArticleType,
  RulingType,
  StatuteType,
  ThesisType,
  TopicType,
  TransitoryDecreeType,
} from '#api/kernel/graphql/types.generated.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { costOfList } from '#api/kernel/graphql/cost.ts';
import { sourceOf, articleTextOf, type ArticleText, type StatuteFacts } from './articles.service.ts';
import {
  excerptOf,
  gated,
  rulingCitation,
  textAccess,
  thesisCitation,
  verificationOf,
  type RulingFacts,
  type ThesisFacts,
} from './reading/case-law.service.ts';
import { articlesOfTopic, citedBy, citesOf } from './reading/citing.service.ts';
import { readOutline, statuteVersionsOf } from './reading/statutes.service.ts';
import type { ReadableTopic } from './reading/topics.service.ts';
import { articlesOfDecree, transitoryDecreesOf, type TransitoryDecreeFacts } from './reading/transitories.service.ts';

@Resolver(() => StatuteType)
export class StatuteResolver {
  @FieldResolver()
  laterReform(@Root() { key, textAsOf }: StatuteFacts) {
    const reform = laterReformOf(key, null, textAsOf);
    return reform ? laterReformText.mark(reform) : null;
  }

  @FieldResolver({ complexity: costOfList(3) })
  versions(@Root() statute: StatuteFacts, @Context() ctx: Ctx) {
    return statuteVersionsOf(ctx, statute);
  }

  @FieldResolver({ complexity: costOfList(5) })
  outline(@Root() statute: StatuteFacts, @Context() ctx: Ctx) {
    return readOutline(ctx, statute);
  }

  @FieldResolver({ complexity: costOfList(20) })
  transitoryDecrees(@Root() statute: StatuteFacts, @Context() ctx: Ctx) {
    return transitoryDecreesOf(ctx, statute);
  }
}

@Resolver(() => TransitoryDecreeType)
export class TransitoryDecreeResolver {
  @FieldResolver({ complexity: costOfList(10) })
  articles(@Root() decree: TransitoryDecreeFacts, @Context() ctx: Ctx) {
    return articlesOfDecree(ctx, decree);
  }
}

@Resolver(() => ArticleType)
export class ArticleResolver {
  @FieldResolver()
  laterReform(@Root() { statuteKey, number, textAsOf }: ArticleText) {
    const reform = laterReformOf(statuteKey, number, textAsOf);
    return reform ? laterReformText.mark(reform) : null;
  }

  @FieldResolver()
  citation(@Root() { statute, number }: ArticleText) {
    return citationOf(statute.shortName, number);
  }

  @FieldResolver()
  text(@Root() article: ArticleText) {
    return articleTextOf(article);
  }

  @FieldResolver()
  source(@Root() article: ArticleText) {
    return sourceOf(article);
  }

  @FieldResolver({ complexity: costOfList(12) })
  cites(@Root() { id }: ArticleText, @Context() ctx: Ctx) {
    return citesOf(ctx, id);
  }

  @FieldResolver()
  citedBy(@Root() article: ArticleText, @Args(() => ArticleCitedByArgs) args: ArticleCitedByArgs, @Context() ctx: Ctx) {
    return citedBy(ctx, article, args);
  }

  @FieldResolver()
  url(@Root() { statuteKey, number }: ArticleText) {
    return articleAddress(statuteKey, number);
  }
}

@Resolver(() => ThesisType)
export class ThesisResolver {
  @FieldResolver()
  excerpt(@Root() { text }: ThesisFacts) {
    return excerptOf(text);
  }

  @FieldResolver()
  text(@Root() { text }: ThesisFacts, @Context() ctx: Ctx) {
    return gated(ctx, text);
  }

  @FieldResolver()
  precedents(@Root() { precedents }: ThesisFacts, @Context() ctx: Ctx) {
    return gated(ctx, precedents);
  }

  @FieldResolver()
  access(@Context() ctx: Ctx) {
    return textAccess(ctx);
  }

  @FieldResolver()
  verification(@Root() thesis: ThesisFacts) {
    return verificationOf(thesis);
  }

  @FieldResolver({ complexity: costOfList(12) })
  cites(@Root() { id }: ThesisFacts, @Context() ctx: Ctx) {
    return citesOf(ctx, id);
  }

  @FieldResolver()
  citation(@Root() thesis: ThesisFacts) {
    return thesisCitation(thesis);
  }

  @FieldResolver()
  url(@Root() { registry }: ThesisFacts) {
    return thesisAddress(registry);
  }
}

@Resolver(() => RulingType)
export class RulingResolver {
  @FieldResolver()
  excerpt(@Root() { text }: RulingFacts) {
    return excerptOf(text);
  }

  @FieldResolver()
  text(@Root() { text }: RulingFacts, @Context() ctx: Ctx) {
    return gated(ctx, text);
  }

  @FieldResolver()
  access(@Context() ctx: Ctx) {
    return textAccess(ctx);
  }

  @FieldResolver({ complexity: costOfList(12) })
  cites(@Root() { id }: RulingFacts, @Context() ctx: Ctx) {
    return citesOf(ctx, id);
  }

  @FieldResolver()
  citation(@Root() ruling: RulingFacts) {
    return rulingCitation(ruling);
  }

  @FieldResolver()
  url(@Root() { id }: RulingFacts) {
    return rulingAddress(id);
  }
}

@Resolver(() => TopicType)
export class TopicResolver {
  @FieldResolver({ complexity: costOfList(12) })
  articles(@Root() { articleIds }: ReadableTopic, @Context() ctx: Ctx) {
    return articlesOfTopic(ctx, articleIds);
  }

  @FieldResolver()
  url(@Root() { slug }: ReadableTopic) {
    return topicAddress(slug);
  }
}
