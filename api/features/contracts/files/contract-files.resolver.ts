import { Arg, Args, Ctx as Context, Query, Resolver } from 'type-graphql';
import {
  ContractVerificationType,
  ExportedFileType,
  QueryContractDocumentArgs,
  QueryContractEvidenceArgs,
  QueryContractTextArgs,
} from '#api/kernel/graphql/types.generated.ts';
import { AsSystem, Allow, Public } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { costOfWork } from '#api/kernel/graphql/cost.ts';
import { contractDocument, writePlainText } from './contract-files.service.ts';
import { contractEvidence } from './evidence.service.ts';
import { verifyContract } from './verification.service.ts';

@Resolver()
export class ContractFilesResolver {
  @Query(() => ExportedFileType, { complexity: costOfWork(200) })
  @Allow('contract:read')
  contractDocument(@Args(() => QueryContractDocumentArgs) args: QueryContractDocumentArgs, @Context() ctx: Ctx) {
    return contractDocument(ctx, args);
  }

  @Query(() => ExportedFileType, { complexity: costOfWork(20) })
  @Allow('contract:read')
  contractText(@Args(() => QueryContractTextArgs) args: QueryContractTextArgs, @Context() ctx: Ctx) {
    return writePlainText(ctx, args);
  }

  @Query(() => ExportedFileType, { complexity: costOfWork(400) })
  @Allow('contract:read')
  contractEvidence(@Args(() => QueryContractEvidenceArgs) args: QueryContractEvidenceArgs, @Context() ctx: Ctx) {
    return contractEvidence(ctx, args);
  }

  @Query(() => ContractVerificationType)
  @Public()
  @AsSystem()
  contractVerification(@Arg('sha256', () => String) sha256: string, @Context() ctx: Ctx) {
    return verifyContract(ctx, sha256);
  }
}
