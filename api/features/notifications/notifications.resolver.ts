import { Arg, Args, Ctx as Context, FieldResolver, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import {
  MarkNotificationsReadInput,
  MarkNotificationsReadPayload,
  NotificationConnection,
  NotificationSettingsType,
  NotificationType,
  QueryNotificationsArgs,
  UpdateNotificationSettingsInput,
  UpdateNotificationSettingsPayload,
} from '#api/kernel/graphql/types.generated.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { Allow } from '#api/kernel/security/access.ts';
import { readNotificationSettings, updateNotificationSettings } from './notification-settings.service.ts';
import { toldOf } from './notifications.rules.ts';
import {
  countUnread,
  listNotifications,
  markAllNotificationsRead,
  markNotificationsRead,
  type NotificationRow,
} from './notifications.service.ts';
import { followNotifications } from './notifications.stream.ts';

@Resolver(() => NotificationType)
class NotificationResolver {
  @Query(() => NotificationConnection)
  @Allow('notification:read')
  notifications(@Args(() => QueryNotificationsArgs) args: QueryNotificationsArgs, @Context() ctx: Ctx) {
    return listNotifications(ctx, args);
  }

  @Mutation(() => MarkNotificationsReadPayload)
  @Allow('notification:write')
  markNotificationsRead(
    @Arg('input', () => MarkNotificationsReadInput) input: MarkNotificationsReadInput,
    @Context() ctx: Ctx,
  ) {
    return markNotificationsRead(ctx, input);
  }

  @Mutation(() => MarkNotificationsReadPayload)
  @Allow('notification:write')
  markAllNotificationsRead(@Context() ctx: Ctx) {
    return markAllNotificationsRead(ctx);
  }

  @Subscription(() => NotificationType, {
    subscribe: ({ context }: { context: Ctx }) => followNotifications(context),
  })
  @Allow('notification:read')
  notificationArrived(@Root() notification: NotificationType): NotificationType {
    return notification;
  }

  @FieldResolver()
  title(@Root() { kind, facts }: NotificationRow) {
    return toldOf(kind, facts).title;
  }

  @FieldResolver()
  body(@Root() { kind, facts }: NotificationRow) {
    return toldOf(kind, facts).body;
  }
}

@Resolver(() => NotificationConnection)
class NotificationConnectionResolver {
  @FieldResolver()
  unreadCount(@Context() ctx: Ctx) {
    return countUnread(ctx);
  }
}

@Resolver()
class NotificationSettingsResolver {
  @Query(() => NotificationSettingsType)
  @Allow('settings:read')
  notificationSettings(@Context() ctx: Ctx) {
    return readNotificationSettings(ctx);
  }

  @Mutation(() => UpdateNotificationSettingsPayload)
  @Allow('settings:write')
  updateNotificationSettings(
    @Arg('input', () => UpdateNotificationSettingsInput) input: UpdateNotificationSettingsInput,
    @Context() ctx: Ctx,
  ) {
    return updateNotificationSettings(ctx, input);
  }
}

export const NOTIFICATION_RESOLVERS = [
  NotificationResolver,
  NotificationConnectionResolver,
  NotificationSettingsResolver,
] as const;
