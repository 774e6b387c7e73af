import { Args, Ctx as Context, Query, Resolver } from 'type-graphql';
import {
  AnalyticsRowConnection,
  AnalyticsType,
  ExportedFileType,
  PlatformAnalyticsType,
  QueryAnalyticsArgs,
  QueryAnalyticsRowsArgs,
  QueryExportAnalyticsArgs,
  QueryPlatformAnalyticsArgs,
} from '#api/kernel/graphql/types.generated.ts';
import { Allow, Plan } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { costOfWork } from '#api/kernel/graphql/cost.ts';
import { exportAnalytics, readAnalytics } from './analytics.service.ts';
import { readPlatform } from './platform.service.ts';
import { listRows } from './rows.service.ts';

@Resolver()
export class AnalyticsResolver {
  @Query(() => AnalyticsType, { complexity: costOfWork(30) })
  @Allow('analytics:read')
  @Plan('analytics')
  analytics(@Args(() => QueryAnalyticsArgs) args: QueryAnalyticsArgs, @Context() ctx: Ctx) {
    return readAnalytics(ctx, args);
  }

  @Query(() => AnalyticsRowConnection)
  @Allow('analytics:read')
  @Plan('analytics')
  analyticsRows(@Args(() => QueryAnalyticsRowsArgs) args: QueryAnalyticsRowsArgs, @Context() ctx: Ctx) {
    return listRows(ctx, args);
  }

  @Query(() => ExportedFileType, { complexity: costOfWork(60) })
  @Allow('analytics:read')
  @Plan('analytics')
  exportAnalytics(@Args(() => QueryExportAnalyticsArgs) args: QueryExportAnalyticsArgs, @Context() ctx: Ctx) {
    return exportAnalytics(ctx, args);
  }

  /** Its own rule says who is an operator. */
  @Query(() => PlatformAnalyticsType, { complexity: costOfWork(60) })
  @Allow('analytics:read')
  platformAnalytics(@Args(() => QueryPlatformAnalyticsArgs) args: QueryPlatformAnalyticsArgs, @Context() ctx: Ctx) {
    return readPlatform(ctx, args);
  }
}
