import { defineEntity, p } from '@mikro-orm/core';
import { User } from './user.entity.ts';

/** What an account asked for in an hour, by where: counts and durations of operations, never what they were about. */
const ActivityHourSchema = defineEntity({
  name: 'ActivityHour',
  tableName: 'activity_hour',
  properties: {
    user: () => p.manyToOne(User).ref().primary().deleteRule('cascade'),
    /** Its beginning, in UTC. */
    hour: p.datetime().primary(),
    /** The object of the permission that was asked for: `case`, `deadline`. */
    area: p.text().primary(),
    calls: p.integer(),
    /** Mutations that succeeded. */
    actions: p.integer(),
    /** Operations that failed on the server. */
    failures: p.integer(),
    /** Of all operations together. */
    milliseconds: p.bigint('number'),
    /** Operations by duration: up to 10, 25, 50, 100, 250, 500, 1000, 2500, 5000 milliseconds, and more. */
    d10: p.integer(),
    d25: p.integer(),
    d50: p.integer(),
    d100: p.integer(),
    d250: p.integer(),
    d500: p.integer(),
    d1000: p.integer(),
    d2500: p.integer(),
    d5000: p.integer(),
    slower: p.integer(),
  },
});

export class ActivityHour extends ActivityHourSchema.class {}
ActivityHourSchema.setClass(ActivityHour);

/** A stretch of use of a session without a pause of more than half an hour. */
const ActivityVisitSchema = defineEntity({
  name: 'ActivityVisit',
  tableName: 'activity_visit',
  properties: {
    id: p.text().primary(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade'),
    /** Without a reference: visits outlive their session. */
    sessionId: p.text(),
    beganAt: p.datetime(),
    lastAt: p.datetime(),
    calls: p.integer(),
  },
  indexes: [{ properties: ['user', 'beganAt', 'id'] }, { properties: ['sessionId', 'lastAt'] }],
});

export class ActivityVisit extends ActivityVisitSchema.class {}
ActivityVisitSchema.setClass(ActivityVisit);

/** The minutes of an hour in which a server ran. */
const ServerHourSchema = defineEntity({
  name: 'ServerHour',
  tableName: 'server_hour',
  properties: {
    hour: p.datetime().primary(),
    /** A bit for each minute, the first one lowest. */
    minutes: p.bigint('string'),
  },
});

export class ServerHour extends ServerHourSchema.class {}
ServerHourSchema.setClass(ServerHour);
