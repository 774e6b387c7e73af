import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import type * as C from '#schema/generated/contract.ts';
import { LEGAL_AREAS } from '#db/content/legal-content.ts';
import { countedConnectionOf } from '#api/kernel/paging/connection.ts';
import { costOfList } from '#api/kernel/graphql/cost.ts';
import { DateScalar } from '#api/kernel/graphql/scalars.ts';
import { Node } from '#api/kernel/system.resolver.ts';
import { enumOf } from '#api/kernel/graphql/user-error.ts';

export const LegalAreaEnum = enumOf<C.LegalArea>('LegalArea', LEGAL_AREAS);
export const TextSourceEnum = enumOf<C.TextSource>('TextSource', ['OFFICIAL', 'SYNTHESIS']);
export const TextAccessEnum = enumOf<C.TextAccess>('TextAccess', ['FULL', 'UPGRADE_REQUIRED']);
export const DOCUMENT_KINDS: readonly C.DocumentKind[] = [
  'JURISPRUDENCE',
  'ISOLATED_THESIS',
  'RULING',
  'ACT',
  'CODE',
  'REGULATION',
  'DECREE',
  'GENERAL_AGREEMENT',
  'OFFICIAL_STANDARD',
  'TREATY',
];
export const DocumentKindEnum = enumOf<C.DocumentKind>('DocumentKind', DOCUMENT_KINDS);
export const JURISDICTIONS: readonly C.Jurisdiction[] = [
  'FEDERAL',
  'CIUDAD_DE_MEXICO',
  'ESTADO_DE_MEXICO',
  'JALISCO',
  'NUEVO_LEON',
  'PUEBLA',
  'GUANAJUATO',
  'VERACRUZ',
  'QUERETARO',
  'CHIHUAHUA',
];
export const JurisdictionEnum = enumOf<C.Jurisdiction>('Jurisdiction', JURISDICTIONS);
export const COURTS: readonly C.Court[] = [
  'SUPREME_COURT',
  'REGIONAL_PLENARIES',
  'COLLEGIATE_CIRCUIT_COURTS',
  'DISTRICT_COURTS',
  'FEDERAL_LABOR_COURTS',
  'FEDERAL_ADMINISTRATIVE_COURT',
  'STATE_SUPERIOR_COURTS',
];
export const CourtEnum = enumOf<C.Court>('Court', COURTS);

@ObjectType('Statute')
export class StatuteType implements Omit<C.Statute, 'versions' | 'outline' | 'laterReform'> {
  @Field(() => ID) key!: string;
  @Field(() => String) name!: string;
  @Field(() => String) shortName!: string;
  @Field(() => LegalAreaEnum) area!: C.LegalArea;
  @Field(() => DateScalar) textAsOf!: string;
  @Field(() => DateScalar, { nullable: true }) lastReformOn!: string | null;
  @Field(() => String, { nullable: true }) officialUrl!: string | null;
  @Field(() => Boolean) hasOfficialText!: boolean;
  @Field(() => Int) articleCount!: number;
  @Field(() => DocumentKindEnum) kind!: C.DocumentKind;
  @Field(() => JurisdictionEnum, { nullable: true }) jurisdiction!: C.Jurisdiction | null;
  @Field(() => DateScalar, { nullable: true }) publishedOn!: string | null;
  @Field(() => String) lastArticle!: string;
}

@ObjectType('StatuteVersion')
export class StatuteVersionType implements C.StatuteVersion {
  @Field(() => DateScalar) textAsOf!: string;
  @Field(() => DateScalar, { nullable: true }) lastReformOn!: string | null;
  @Field(() => Int) articleCount!: number;
  @Field(() => Boolean) isCurrent!: boolean;
  @Field(() => String, { nullable: true }) officialUrl!: string | null;
}

@ObjectType('StatuteHeading')
export class StatuteHeadingType implements C.StatuteHeading {
  @Field(() => String) title!: string;
  @Field(() => Int) depth!: number;
  @Field(() => String) firstArticle!: string;
  @Field(() => String) lastArticle!: string;
  @Field(() => Int) articleCount!: number;
}

/** What is computed from the stored words is in `ArticleResolver`. */
@ObjectType('Article', { implements: Node })
export class ArticleType
  extends Node
  implements Omit<C.Article, 'statute' | 'laterReform' | 'citation' | 'text' | 'source' | 'cites' | 'citedBy' | 'url'>
{
  @Field(() => StatuteType) statute!: StatuteType;
  @Field(() => String) number!: string;
  @Field(() => String, { nullable: true }) title!: string | null;
  @Field(() => String, { nullable: true }) synthesis!: string | null;
  @Field(() => DateScalar, { nullable: true }) synthesisAsOf!: string | null;
  @Field(() => [String]) path!: string[];
  @Field(() => Boolean) isRepealed!: boolean;
  @Field(() => [String]) notes!: string[];
  @Field(() => DateScalar, { nullable: true }) lastReformOn!: string | null;
  @Field(() => DateScalar) textAsOf!: string;
}

@ObjectType('StatuteSection')
export class StatuteSectionType implements Omit<C.StatuteSection, 'statute' | 'articles'> {
  @Field(() => StatuteType) statute!: StatuteType;
  @Field(() => [String]) path!: string[];
  @Field(() => DateScalar) textAsOf!: string;
  @Field(() => [ArticleType], { complexity: costOfList(20) }) articles!: ArticleType[];
  @Field(() => String, { nullable: true }) previousArticle!: string | null;
  @Field(() => String, { nullable: true }) nextArticle!: string | null;
}

@ObjectType('CitingText')
export class CitingTextType implements C.CitingText {
  @Field(() => ID) id!: string;
  @Field(() => String) title!: string;
  @Field(() => DocumentKindEnum, { nullable: true }) kind!: C.DocumentKind | null;
  @Field(() => String) passage!: string;
  @Field(() => String) url!: string;
}

export const CitingTextConnection = countedConnectionOf(CitingTextType, 'CitingText');

@ArgsType()
export class CitedByArgs {
  @Field(() => Int, { nullable: true, defaultValue: 20 }) first?: number | null;
  @Field(() => String, { nullable: true }) after?: string | null;
}

@ArgsType()
export class ArticleArgs {
  @Field(() => ID) statute!: string;
  @Field(() => String) number!: string;
  @Field(() => DateScalar, { nullable: true }) asOf?: string | null;
}

@ArgsType()
export class SectionArgs {
  @Field(() => ID) statute!: string;
  @Field(() => String, { nullable: true }) number?: string | null;
  @Field(() => DateScalar, { nullable: true }) asOf?: string | null;
}

/** Full words are behind the plan: `ThesisResolver` gives them. */
@ObjectType('Thesis', { implements: Node })
export class ThesisType
  extends Node
  implements
    Omit<C.Thesis, 'excerpt' | 'text' | 'precedents' | 'access' | 'verification' | 'cites' | 'citation' | 'url'>
{
  @Field(() => String) registry!: string;
  @Field(() => String) title!: string;
  @Field(() => String, { nullable: true }) key!: string | null;
  @Field(() => DocumentKindEnum) kind!: C.DocumentKind;
  @Field(() => String, { nullable: true }) epoch!: string | null;
  @Field(() => String, { nullable: true }) instance!: string | null;
  @Field(() => String, { nullable: true }) body!: string | null;
  @Field(() => CourtEnum, { nullable: true }) court!: C.Court | null;
  @Field(() => [String]) subjects!: string[];
  @Field(() => LegalAreaEnum) area!: C.LegalArea;
  @Field(() => String, { nullable: true }) location!: string | null;
  @Field(() => DateScalar, { nullable: true }) publishedOn!: string | null;
  @Field(() => String, { nullable: true }) publishedText!: string | null;
  @Field(() => DateScalar, { nullable: true }) bindingFrom!: string | null;
  @Field(() => String, { nullable: true }) officialUrl!: string | null;
}

@ObjectType('Ruling', { implements: Node })
export class RulingType
  extends Node
  implements Omit<C.Ruling, 'excerpt' | 'text' | 'access' | 'cites' | 'citation' | 'url'>
{
  @Field(() => String) title!: string;
  @Field(() => DateScalar, { nullable: true }) decidedOn!: string | null;
  @Field(() => String) courtName!: string;
  @Field(() => CourtEnum, { nullable: true }) court!: C.Court | null;
  @Field(() => LegalAreaEnum) area!: C.LegalArea;
  @Field(() => String, { nullable: true }) officialUrl!: string | null;
}

@ObjectType('TopicSection')
export class TopicSectionType implements C.TopicSection {
  @Field(() => String) heading!: string;
  @Field(() => [String]) points!: string[];
}

@ObjectType('Topic', { implements: Node })
export class TopicType extends Node implements Omit<C.Topic, 'articles' | 'url'> {
  @Field(() => String) title!: string;
  @Field(() => LegalAreaEnum) area!: C.LegalArea;
  @Field(() => String) question!: string;
  @Field(() => String) answer!: string;
  @Field(() => [TopicSectionType]) sections!: TopicSectionType[];
  @Field(() => String, { nullable: true }) term!: string | null;
  @Field(() => [String]) steps!: string[];
}
