import type { DocumentNode, GraphQLSchema } from 'graphql/index.js';
import type { RawReply, RestReply, RestRequest, RestRoute } from '#api/kernel/http/rest-route.ts';
import { sampleData, type Data, type Origin, type Toggle } from './sample-data.ts';

/** A schema of JSON (draft 2020-12), as OpenAPI 3.1 takes it. */
export type JsonSchema = Record<string, unknown>;

/** What was seen at one place of the replies. */
class Seen {
  private isNull = false;
  private readonly kinds = new Set<string>();
  private origin: Origin | null = null;
  /** Texts that are no text of the data. */
  private readonly literals = new Set<string>();
  /** Whether all of them followed from the values of an enum. */
  private isClosed = true;
  private isWhole = true;
  private objects = 0;
  private readonly properties = new Map<string, { seen: Seen; count: number }>();
  private items: Seen | null = null;

  add(value: unknown, origins: ReadonlyMap<string | number, Origin>, ofEnum: boolean): void {
    if (value === null || value === undefined) {
      this.isNull = true;
      return;
    }
    this.kinds.add(Array.isArray(value) ? 'array' : typeof value);
    if (Array.isArray(value)) {
      this.items ??= new Seen();
      for (const each of value) this.items.add(each, origins, ofEnum);
    } else if (typeof value === 'object') this.addObject(value as Data, origins, ofEnum);
    else if (typeof value === 'string' || typeof value === 'number') this.addLeaf(value, origins, ofEnum);
  }

  private addLeaf(value: string | number, origins: ReadonlyMap<string | number, Origin>, ofEnum: boolean): void {
    if (typeof value === 'number') this.isWhole &&= Number.isInteger(value);
    const origin = origins.get(value);
    if (origin) this.origin ??= origin;
    else if (typeof value === 'string' && !this.literals.has(value)) {
      this.literals.add(value);
      this.isClosed &&= ofEnum;
    }
  }

  private addObject(value: Data, origins: ReadonlyMap<string | number, Origin>, ofEnum: boolean): void {
    this.objects++;
    for (const [name, each] of Object.entries(value)) {
      // JSON leaves it out.
      if (each === undefined) continue;
      const known = this.properties.get(name) ?? { seen: new Seen(), count: 0 };
      known.count++;
      known.seen.add(each, origins, ofEnum);
      this.properties.set(name, known);
    }
  }

  private text(): JsonSchema {
    if (this.origin?.scalar === 'DateTime') return { type: 'string', format: 'date-time' };
    if (this.origin?.scalar === 'Date') return { type: 'string', format: 'date' };
    const literals = [...this.literals];
    const isClosed = this.isClosed && !this.origin && literals.length > 1;
    if (isClosed && literals.every((each) => each.length <= MAX_LITERAL)) return { type: 'string', enum: literals };
    return { type: 'string' };
  }

  private ofKind(kind: string): JsonSchema {
    if (kind === 'string') return this.text();
    if (kind === 'number') return { type: this.isWhole && this.origin?.scalar !== 'Float' ? 'integer' : 'number' };
    if (kind === 'boolean') return { type: 'boolean' };
    if (kind === 'array') return { type: 'array', items: this.items?.schema() ?? {} };
    const properties = Object.fromEntries([...this.properties].map(([name, { seen }]) => [name, seen.schema()]));
    const required = [...this.properties].filter(([, { count }]) => count === this.objects).map(([name]) => name);
    return { type: 'object', properties, ...(required.length > 0 ? { required } : {}) };
  }

  schema(): JsonSchema {
    const kinds = [...this.kinds].map((kind) => this.ofKind(kind));
    const description = this.origin?.description;
    const described = description ? { description } : {};
    const [only] = kinds;
    if (!only) return this.isNull ? { type: 'null' } : {};
    if (kinds.length > 1) return { ...described, anyOf: [...kinds, ...(this.isNull ? [{ type: 'null' }] : [])] };
    if (!this.isNull) return { ...only, ...described };
    const values = only['enum'] as string[] | undefined;
    return { ...only, type: [only['type'], 'null'], ...(values ? { enum: [...values, null] } : {}), ...described };
  }
}

const MAX_LITERAL = 80;

export interface DescribedReply {
  status: number;
  mediaType: string;
  schema: JsonSchema;
  example: unknown;
}

const NOTHING: RestRequest = { params: {}, query: {}, body: {}, ifNoneMatch: null };

const isRaw = (reply: RestReply | RawReply): reply is RawReply => 'content' in reply;

/** Every name in a value, from the root. */
const namesIn = (value: unknown, at = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, each]) => [`${at}.${name}`, ...namesIn(each, `${at}.${name}`)])
    : [];

/** The documents that a row runs, read as one. */
const documentOf = ({ document, also }: RestRoute): DocumentNode[] => (also ? [document, also] : [document]);

/**
 * What a row answers, by status: it is run with data of its operation, whole and with one thing otherwise at a time
 * (each value of each enum, nothing where nothing may be), and what comes out is read. So the schema is that of the row
 * itself, and no other list of its fields exists.
 * @param request A request that the row takes.
 */
export function describeReplies(
  schema: GraphQLSchema,
  route: RestRoute,
  request: RestRequest = NOTHING,
): DescribedReply[] {
  const found = new Map<number, { seen: Seen; mediaType: string; example: unknown }>();
  const run = (...on: Toggle[]): { toggles: Toggle[]; names: string } => {
    const parts = documentOf(route).map((document) => sampleData(schema, document, on));
    const data: Data = Object.assign({}, ...parts.map((part) => part.data));
    const origins = new Map(parts.flatMap((part) => [...part.origins]));
    const reply = route.reply(data as never, request);
    const status = reply.status ?? 200;
    const headers = isRaw(reply) ? reply.headers : {};
    const mediaType = (headers['content-type'] ?? 'application/json').split(';')[0] ?? '';
    const known = found.get(status) ?? { seen: new Seen(), mediaType, example: null };
    found.set(status, known);
    const toggles = parts.flatMap((part) => part.toggles);
    if (isRaw(reply)) return { toggles, names: '' };
    const body = { success: true, ...reply.body };
    known.example ??= body;
    known.seen.add(
      body,
      origins,
      on.every(({ kind }) => kind === 'enum'),
    );
    return { toggles, names: namesIn(body).join() };
  };
  const plain = run();
  for (const toggle of plain.toggles) {
    const { names } = run(toggle);
    // A value of an enum that is a name in the reply: under that name, too, things may be otherwise.
    if (toggle.kind === 'enum' && names !== plain.names)
      for (const other of plain.toggles) if (other.path !== toggle.path) run(toggle, other);
  }
  return [...found].map(([status, { seen, mediaType, example }]) => ({
    status,
    mediaType,
    schema: mediaType === 'application/json' ? seen.schema() : { type: 'string' },
    example,
  }));
}
