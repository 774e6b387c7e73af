import { Args, Ctx as Context, FieldResolver, Resolver, Root } from 'type-graphql';
import { laterReformOf } from '#db/content/later-reforms.ts';
import { articleAddress, rulingAddress, thesisAddress, topicAddress } from '#schema/record-address.ts';
import { laterReformText } from '#schema/text/limits.ts';
import { citationOf } from '#schema/text/research.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { costOfList } from '#api/kernel/graphql/cost.ts';
import { sourceOf, textOf, type ArticleText, type StatuteFacts } from './articles.service.ts';
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
import { readOutline, versionsOf } from './reading/statutes.service.ts';
import type { ReadableTopic } from './reading/topics.service.ts';
import {
  ArticleType,
  CitedByArgs,
  CitingTextConnection,
  RulingType,
  StatuteHeadingType,
  StatuteType,
  StatuteVersionType,
  TextAccessEnum,
  TextSourceEnum,
  ThesisType,
  TopicType,
} from './research.types.ts';

@Resolver(() => StatuteType)
export class StatuteResolver {
  @FieldResolver(() => String, { nullable: true })
  laterReform(@Root() { key, textAsOf }: StatuteFacts) {
    const reform = laterReformOf(key, null, textAsOf);
    return reform ? laterReformText.mark(reform) : null;
  }

  @FieldResolver(() => [StatuteVersionType], { complexity: costOfList(3) })
  versions(@Root() statute: StatuteFacts, @Context() ctx: Ctx) {
    return versionsOf(ctx, statute);
  }

  @FieldResolver(() => [StatuteHeadingType], { complexity: costOfList(5) })
  outline(@Root() statute: StatuteFacts, @Context() ctx: Ctx) {
    return readOutline(ctx, statute);
  }
}

@Resolver(() => ArticleType)
export class ArticleResolver {
  @FieldResolver(() => String, { nullable: true })
  laterReform(@Root() { statuteKey, number, textAsOf }: ArticleText) {
    const reform = laterReformOf(statuteKey, number, textAsOf);
    return reform ? laterReformText.mark(reform) : null;
  }

  @FieldResolver(() => String)
  citation(@Root() { statute, number }: ArticleText) {
    return citationOf(statute.shortName, number);
  }

  @FieldResolver(() => String)
  text(@Root() article: ArticleText) {
    return textOf(article);
  }

  @FieldResolver(() => TextSourceEnum)
  source(@Root() article: ArticleText) {
    return sourceOf(article);
  }

  @FieldResolver(() => [ArticleType], { complexity: costOfList(12) })
  cites(@Root() { id }: ArticleText, @Context() ctx: Ctx) {
    return citesOf(ctx, id);
  }

  @FieldResolver(() => CitingTextConnection)
  citedBy(@Root() article: ArticleText, @Args(() => CitedByArgs) args: CitedByArgs, @Context() ctx: Ctx) {
    return citedBy(ctx, article, args);
  }

  @FieldResolver(() => String)
  url(@Root() { statuteKey, number }: ArticleText) {
    return articleAddress(statuteKey, number);
  }
}

@Resolver(() => ThesisType)
export class ThesisResolver {
  @FieldResolver(() => String)
  excerpt(@Root() { text }: ThesisFacts) {
    return excerptOf(text);
  }

  @FieldResolver(() => String, { nullable: true })
  text(@Root() { text }: ThesisFacts, @Context() ctx: Ctx) {
    return gated(ctx, text);
  }

  @FieldResolver(() => String, { nullable: true })
  precedents(@Root() { precedents }: ThesisFacts, @Context() ctx: Ctx) {
    return gated(ctx, precedents);
  }

  @FieldResolver(() => TextAccessEnum)
  access(@Context() ctx: Ctx) {
    return textAccess(ctx);
  }

  @FieldResolver(() => String)
  verification(@Root() thesis: ThesisFacts) {
    return verificationOf(thesis);
  }

  @FieldResolver(() => [ArticleType], { complexity: costOfList(12) })
  cites(@Root() { id }: ThesisFacts, @Context() ctx: Ctx) {
    return citesOf(ctx, id);
  }

  @FieldResolver(() => String)
  citation(@Root() thesis: ThesisFacts) {
    return thesisCitation(thesis);
  }

  @FieldResolver(() => String)
  url(@Root() { registry }: ThesisFacts) {
    return thesisAddress(registry);
  }
}

@Resolver(() => RulingType)
export class RulingResolver {
  @FieldResolver(() => String)
  excerpt(@Root() { text }: RulingFacts) {
    return excerptOf(text);
  }

  @FieldResolver(() => String, { nullable: true })
  text(@Root() { text }: RulingFacts, @Context() ctx: Ctx) {
    return gated(ctx, text);
  }

  @FieldResolver(() => TextAccessEnum)
  access(@Context() ctx: Ctx) {
    return textAccess(ctx);
  }

  @FieldResolver(() => [ArticleType], { complexity: costOfList(12) })
  cites(@Root() { id }: RulingFacts, @Context() ctx: Ctx) {
    return citesOf(ctx, id);
  }

  @FieldResolver(() => String)
  citation(@Root() ruling: RulingFacts) {
    return rulingCitation(ruling);
  }

  @FieldResolver(() => String)
  url(@Root() { id }: RulingFacts) {
    return rulingAddress(id);
  }
}

@Resolver(() => TopicType)
export class TopicResolver {
  @FieldResolver(() => [ArticleType], { complexity: costOfList(12) })
  articles(@Root() { articleIds }: ReadableTopic, @Context() ctx: Ctx) {
    return articlesOfTopic(ctx, articleIds);
  }

  @FieldResolver(() => String)
  url(@Root() { slug }: ReadableTopic) {
    return topicAddress(slug);
  }
}
