import { Field, Int, ObjectType } from 'type-graphql';
import type * as C from '#schema/generated/contract.ts';
import { enumOf } from '../graphql/user-error.ts';

const HealthStatusEnum = enumOf<C.HealthStatus>('HealthStatus', ['OK', 'DEGRADED']);

@ObjectType('Health')
export class HealthType implements C.Health {
  @Field(() => HealthStatusEnum) status!: C.HealthStatus;
  @Field(() => Int) endpointsAvailable!: number;
  @Field(() => Boolean) database!: boolean;
  @Field(() => String) version!: string;
}
