import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type * as C from '#schema/generated/contract.ts';
import { countedConnectionOf } from '#api/kernel/paging/connection.ts';
import { DateScalar } from '#api/kernel/graphql/scalars.ts';
import { Node } from '#api/kernel/system.resolver.ts';
import { DeadlineAlertKindEnum, DeadlineOriginEnum } from './deadline-enums.types.ts';

@ObjectType('Deadline', { implements: Node })
export class DeadlineType
  extends Node
  implements
    Omit<
      C.Deadline,
      | 'case'
      | 'priority'
      | 'urgency'
      | 'daysLeft'
      | 'label'
      | 'status'
      | 'remindAt'
      | 'alertDays'
      | 'completedBy'
      | 'computation'
      | 'countedFrom'
      | 'eventId'
      | 'viewerCanEdit'
      | 'viewerCanComplete'
    >
{
  @Field(() => String) title!: string;
  @Field(() => String) description!: string;
  @Field(() => Date) dueAt!: Date;
  @Field(() => DateScalar) dueOn!: string;
  @Field(() => Boolean) hasHour!: boolean;
  @Field(() => String) type!: string;
  @Field(() => DeadlineOriginEnum) origin!: C.DeadlineOrigin;
  @Field(() => Boolean) isSnoozed!: boolean;
  @Field(() => Date, { nullable: true }) completedAt!: Date | null;
  @Field(() => ID, { nullable: true }) chainId!: string | null;
  @Field(() => ID, { nullable: true }) ruleId!: string | null;
  @Field(() => String, { nullable: true }) changeNote!: string | null;
  @Field(() => Boolean) isProvisional!: boolean;
  @Field(() => Boolean) isShared!: boolean;
  @Field(() => Date) createdAt!: Date;
  @Field(() => Date) updatedAt!: Date;
  @Field(() => Int) version!: number;
}

export const DeadlineConnection = countedConnectionOf(DeadlineType, 'Deadline');

@ObjectType('DeadlinePanel')
export class DeadlinePanelType implements Omit<C.DeadlinePanel, 'active' | 'recentlyCompleted'> {
  @Field(() => [DeadlineType]) recentlyCompleted!: DeadlineType[];
  @Field(() => Int) overdueCount!: number;
  @Field(() => [Int]) alertDays!: number[];
  @Field(() => String, { nullable: true }) timeZone!: string | null;
}

@ObjectType('DeadlineAlert')
export class DeadlineAlertType implements Omit<C.DeadlineAlert, 'deadline'> {
  @Field(() => ID) id!: string;
  @Field(() => DeadlineAlertKindEnum) kind!: C.DeadlineAlertKind;
  @Field(() => DeadlineType) deadline!: DeadlineType;
  @Field(() => Int) daysLeft!: number;
  @Field(() => String) message!: string;
  @Field(() => Date) timestamp!: Date;
}

@InputType('DeadlineFilter')
export class DeadlineFilter implements C.DeadlineFilter {
  @Field(() => ID, { nullable: true }) caseId?: string | null;
  @Field(() => Boolean, { nullable: true }) isCompleted?: boolean | null;
  @Field(() => DateScalar, { nullable: true }) from?: string | null;
  @Field(() => DateScalar, { nullable: true }) to?: string | null;
  @Field(() => String, { nullable: true }) search?: string | null;
}

@ArgsType()
export class DeadlinePageArgs {
  @Field(() => Int, { nullable: true, defaultValue: 20 }) first?: number | null;
  @Field(() => String, { nullable: true }) after?: string | null;
}

@ArgsType()
export class ActiveDeadlinesArgs {
  @Field(() => Int, { nullable: true, defaultValue: 50 }) first?: number | null;
  @Field(() => String, { nullable: true }) after?: string | null;
}

@ArgsType()
export class DeadlinesArgs extends DeadlinePageArgs {
  @Field(() => DeadlineFilter, { nullable: true }) filter?: DeadlineFilter | null;
}
