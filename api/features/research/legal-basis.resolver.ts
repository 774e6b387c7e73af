import { Ctx as Context, FieldResolver, Resolver, Root } from 'type-graphql';
import type { StoredBasis } from '#db/entities/contract.entity.ts';
import { LegalBasisType } from '#api/kernel/graphql/types.generated.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { addressOfBasis, nameOfLaw, textDateOfLaw } from './reading/legal-basis.service.ts';

@Resolver(() => LegalBasisType)
export class LegalBasisResolver {
  @FieldResolver()
  lawName(@Root() { lawKey }: StoredBasis) {
    return nameOfLaw(lawKey);
  }

  @FieldResolver()
  path(@Root() basis: StoredBasis) {
    return addressOfBasis(basis);
  }

  @FieldResolver()
  textDate(@Root() { lawKey }: StoredBasis, @Context() ctx: Ctx) {
    return textDateOfLaw(ctx, lawKey);
  }
}
