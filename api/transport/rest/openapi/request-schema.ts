import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  typeFromAST,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql/index.js';
import { Refusal } from '#api/kernel/errors.ts';
import type { RestRequest, RestRoute } from '#api/kernel/http/rest-route.ts';
import type { JsonSchema } from './reply-schema.ts';

/** What a row takes, found by asking it with a request that it takes and the same without one of its parts. */

type Values = Record<string, unknown>;
type Place = readonly string[];

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where two values differ first: the names on the way there; null: nowhere. */
function differenceOf(one: unknown, other: unknown, at: Place = []): Place | null {
  if (isRecord(one) && isRecord(other)) {
    for (const name of new Set([...Object.keys(one), ...Object.keys(other)])) {
      const place = differenceOf(one[name], other[name], [...at, name]);
      if (place) return place;
    }
    return null;
  }
  return JSON.stringify(one) === JSON.stringify(other) ? null : at;
}

/** Where a value stands in the variables, in whatever case; null: nowhere, or it was changed on the way. */
function placeOf(value: unknown, within: unknown, at: Place = []): Place | null {
  if (JSON.stringify(value)?.toLowerCase() === JSON.stringify(within)?.toLowerCase()) return at;
  if (!isRecord(within)) return null;
  for (const [name, each] of Object.entries(within)) {
    const place = placeOf(value, each, [...at, name]);
    if (place) return place;
  }
  return null;
}

function without(values: Values, [name = '', ...rest]: Place): Values {
  const { [name]: inner, ...others } = values;
  return rest.length > 0 && isRecord(inner) ? { ...values, [name]: without(inner, rest) } : others;
}

function withValue(values: Values, [name = '', ...rest]: Place, value: unknown): Values {
  const inner = values[name];
  return { ...values, [name]: rest.length > 0 && isRecord(inner) ? withValue(inner, rest, value) : value };
}

interface Input {
  type: GraphQLInputType;
  description: string | null;
  hasDefault: boolean;
}

/** What the contract says of the argument that takes a variable. */
function argumentOf(schema: GraphQLSchema, { document }: RestRoute, name: string): string | null {
  const types = new TypeInfo(schema);
  let description: string | null = null;
  visit(
    document,
    visitWithTypeInfo(types, {
      Argument({ value }) {
        if (value.kind === Kind.VARIABLE && value.name.value === name)
          description ??= types.getArgument()?.description ?? null;
      },
    }),
  );
  return description;
}

/** What the contract says of a place of the variables. */
function inputAt(schema: GraphQLSchema, route: RestRoute, [name, ...rest]: Place): Input | null {
  const operation = route.document.definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
  const variable = operation?.variableDefinitions?.find((each) => each.variable.name.value === name);
  const type = variable && (typeFromAST(schema, variable.type as never) as GraphQLInputType | undefined);
  if (!type) return null;
  const hasDefault = variable.defaultValue !== undefined;
  let input: Input = { type, description: argumentOf(schema, route, name ?? ''), hasDefault };
  for (const step of rest) {
    const object = getNamedType(input.type);
    const field = isInputObjectType(object) ? object.getFields()[step] : undefined;
    if (!field) return null;
    input = { type: field.type, description: field.description ?? null, hasDefault: field.defaultValue !== undefined };
  }
  return input;
}

type Part = 'params' | 'query' | 'body';

/** Runs the variables of a row; null: it refuses the request. */
function variablesOf(route: RestRoute, request: RestRequest): Values | null {
  try {
    return route.variables(request);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** A value that no list has. */
const UNKNOWN_VALUE = '¿?';

export interface DescribedField {
  schema: JsonSchema;
  isRequired: boolean;
}

/** Of the values of an enum of the contract those that the row takes in lower case for a field. */
function takenValues(
  route: RestRoute,
  request: RestRequest,
  part: Part,
  at: Place,
  names: string[],
  target: Place,
): string[] {
  return names
    .filter((name) => {
      const variables = variablesOf(route, { ...request, [part]: withValue(request[part], at, name.toLowerCase()) });
      const taken = target.reduce<unknown>((within, step) => (isRecord(within) ? within[step] : undefined), variables);
      return taken === name;
    })
    .map((name) => name.toLowerCase());
}

function typeOf(value: unknown): JsonSchema {
  if (typeof value === 'string') return { type: 'string' };
  if (typeof value === 'boolean') return { type: 'boolean' };
  if (typeof value === 'number') return { type: Number.isInteger(value) ? 'integer' : 'number' };
  if (Array.isArray(value)) return { type: 'array', items: value.length > 0 ? typeOf(value[0]) : {} };
  return { type: 'object' };
}

/** What a row takes in one part of a request. */
export class RequestReader {
  private readonly variables: Values;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly route: RestRoute,
    private readonly request: RestRequest,
  ) {
    const variables = variablesOf(route, request);
    if (!variables) throw new Error(`${route.method} ${route.path} refuses its own example`);
    this.variables = variables;
  }

  private run(part: Part, values: Values): Values | null {
    return variablesOf(this.route, { ...this.request, [part]: values });
  }

  /** Where a field arrives in the variables; null: nowhere. */
  private targetOf(part: Part, at: Place, value: unknown): Place | null {
    const fewer = this.run(part, without(this.request[part], at));
    return fewer ? differenceOf(this.variables, fewer) : placeOf(value, this.variables);
  }

  /** Whether another value, or none, makes a difference. */
  private isUsed(part: Part, at: Place, value: unknown): boolean {
    if (this.targetOf(part, at, value)) return true;
    const others = [without(this.request[part], at), withValue(this.request[part], at, UNKNOWN_VALUE)];
    return others.some((values) => {
      const variables = this.run(part, values);
      return variables === null || differenceOf(this.variables, variables) !== null;
    });
  }

  /** Whether the fields of an object arrive in places of their own; else it is a form that the contract does not know. */
  private isKnown(part: Part, at: Place, values: Values): boolean {
    const own = JSON.stringify(this.targetOf(part, at, values));
    const places = Object.entries(values).flatMap(([name, value]) => {
      const place = isRecord(value) ? null : this.targetOf(part, [...at, name], value);
      return place ? [JSON.stringify(place)] : [];
    });
    return places.length === new Set(places).size && (places.length !== 1 || places[0] !== own);
  }

  field(part: Part, at: Place, value: unknown): DescribedField {
    const fewer = this.run(part, without(this.request[part], at));
    const target = this.targetOf(part, at, value);
    const input = target && inputAt(this.schema, this.route, target);
    const left = target?.reduce<unknown>((within, step) => (isRecord(within) ? within[step] : undefined), fewer);
    const isMissing = left === undefined || left === null || left === '';
    const isNeeded = input !== null && isNonNullType(input.type) && !input.hasDefault && isMissing;
    const isRequired = fewer === null || isNeeded;
    if (isRecord(value) && this.isKnown(part, at, value)) return { schema: this.object(part, at, value), isRequired };
    return { schema: this.leaf(part, { at, value, target, input }), isRequired };
  }

  /** What a row says of a value that it does not know: it names those that it does. */
  private answerToUnknown(part: Part, at: Place): string | null {
    try {
      this.route.variables({ ...this.request, [part]: withValue(this.request[part], at, UNKNOWN_VALUE) });
      return null;
    } catch (error) {
      if (error instanceof Refusal) return error.message;
      throw error;
    }
  }

  private leaf(
    part: Part,
    { at, value, target, input }: { at: Place; value: unknown; target: Place | null; input: Input | null },
  ): JsonSchema {
    const named = input && getNamedType(input.type);
    const names = isEnumType(named) ? named.getValues().map(({ name }) => name) : [];
    const isList = input !== null && isListType(getNullableType(input.type));
    const taken =
      !isList && target && typeof value === 'string'
        ? takenValues(this.route, this.request, part, at, names, target)
        : [];
    const isClosed = names.length > 0 && taken.length === names.length && taken.includes(String(value));
    const known = names.length > 0 && !isClosed && typeof value === 'string' ? this.answerToUnknown(part, at) : null;
    const description = this.isUsed(part, at, value)
      ? [input?.description, known && `Otherwise: ${known}`].filter(Boolean).join(' ')
      : part === 'params'
        ? null
        : 'Accepted and ignored.';
    return {
      ...typeOf(value),
      ...(isClosed ? { enum: taken } : {}),
      ...(description ? { description } : {}),
      examples: [value],
    };
  }

  object(part: Part, at: Place, values: Values): JsonSchema {
    const fields = Object.entries(values).map(
      ([name, value]) => [name, this.field(part, [...at, name], value)] as const,
    );
    const required = fields.filter(([, { isRequired }]) => isRequired).map(([name]) => name);
    return {
      type: 'object',
      properties: Object.fromEntries(fields.map(([name, { schema }]) => [name, schema])),
      ...(required.length > 0 ? { required } : {}),
    };
  }
}
