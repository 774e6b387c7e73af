import { GraphQLScalarType, Kind } from 'graphql/index.js';
import { isDay } from '#schema/lib/days.ts';
import { Refusal } from '../errors.ts';

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** PostgreSQL and JavaScript disagree about earlier years. Operations check narrower ranges themselves. */
const FIRST_YEAR_OF_INSTANTS = 1000;

function toInstant(value: unknown): Date {
  if (typeof value !== 'string' || !INSTANT.test(value)) throw new Refusal('BAD_REQUEST');
  const date = new Date(value);
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() < FIRST_YEAR_OF_INSTANTS) throw new Refusal('BAD_REQUEST');
  return date;
}

function toDay(value: unknown): string {
  if (typeof value !== 'string' || !isDay(value)) throw new Refusal('BAD_REQUEST');
  return value;
}

export const DateTimeScalar = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  serialize: (value) => (value instanceof Date ? value : new Date(value as string)).toISOString(),
  parseValue: toInstant,
  parseLiteral: (node) => toInstant(node.kind === Kind.STRING ? node.value : null),
});

export const DateScalar = new GraphQLScalarType<string, string>({
  name: 'Date',
  serialize: (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : String(value)),
  parseValue: toDay,
  parseLiteral: (node) => toDay(node.kind === Kind.STRING ? node.value : null),
});
