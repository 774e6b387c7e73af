import { Field, ID, Int, ObjectType } from 'type-graphql';
import type * as C from '#schema/generated/contract.ts';
import { DateScalar } from '../../kernel/scalars.ts';
import { Node } from '../../kernel/system.resolver.ts';
import { enumOf } from '../../kernel/user-error.ts';
import { LEGAL_AREAS } from '#db/content/legal-content.ts';

export const LegalAreaEnum = enumOf<C.LegalArea>('LegalArea', LEGAL_AREAS);
export const TextSourceEnum = enumOf<C.TextSource>('TextSource', ['OFFICIAL', 'SYNTHESIS']);

@ObjectType('Statute')
export class StatuteType implements C.Statute {
  @Field(() => ID) key!: string;
  @Field(() => String) name!: string;
  @Field(() => String) shortName!: string;
  @Field(() => LegalAreaEnum) area!: C.LegalArea;
  @Field(() => DateScalar) textAsOf!: string;
  @Field(() => DateScalar, { nullable: true }) lastReformOn!: string | null;
  @Field(() => String, { nullable: true }) officialUrl!: string | null;
  @Field(() => Boolean) hasOfficialText!: boolean;
  @Field(() => Int) articleCount!: number;
}

/** What is computed from the stored words is in `ArticleResolver`. */
@ObjectType('Article', { implements: Node })
export class ArticleType extends Node implements Omit<C.Article, 'citation' | 'text' | 'source'> {
  @Field(() => StatuteType) statute!: StatuteType;
  @Field(() => String) number!: string;
  @Field(() => String, { nullable: true }) title!: string | null;
  @Field(() => String, { nullable: true }) synthesis!: string | null;
  @Field(() => [String]) path!: string[];
  @Field(() => Boolean) isRepealed!: boolean;
}
