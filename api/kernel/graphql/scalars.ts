import { GraphQLScalarType, Kind } from 'graphql/index.js';
import { Refusal } from '../errors.ts';

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Of earlier years PostgreSQL and JavaScript do not think alike. Which days an operation takes it says itself. */
const FIRST_YEAR_OF_INSTANTS = 1000;

function toInstant(value: unknown): Date {
  if (typeof value !== 'string' || !INSTANT.test(value)) throw new Refusal('BAD_REQUEST');
  const date = new Date(value);
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() < FIRST_YEAR_OF_INSTANTS) throw new Refusal('BAD_REQUEST');
  return date;
}

function toDay(value: unknown): string {
  const parts = typeof value === 'string' ? DAY.exec(value) : null;
  if (!parts) throw new Refusal('BAD_REQUEST');
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  if (year === 0) throw new Refusal('BAD_REQUEST');
  const date = new Date(Date.UTC(year, month - 1, day));
  // 31 June rolls over in Date: a legal day that does not exist is refused.
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) throw new Refusal('BAD_REQUEST');
  return parts[0];
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
