import { Args, Ctx as Context, Query, Resolver } from 'type-graphql';
import {
  AuditEntryConnection,
  ExportedFileType,
  QueryAuditEntriesArgs,
  QueryAuditFileArgs,
} from '#api/kernel/graphql/types.generated.ts';
import { Allow } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { exportEntries, listEntries } from './audit.service.ts';

@Resolver()
export class AuditResolver {
  @Query(() => AuditEntryConnection)
  @Allow('audit:read')
  auditEntries(@Args(() => QueryAuditEntriesArgs) args: QueryAuditEntriesArgs, @Context() ctx: Ctx) {
    return listEntries(ctx, args);
  }

  @Query(() => ExportedFileType)
  @Allow('audit:read')
  auditFile(@Args(() => QueryAuditFileArgs) args: QueryAuditFileArgs, @Context() ctx: Ctx) {
    return exportEntries(ctx, args);
  }
}
