import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql/index.js';
import { addDays } from '#schema/lib/days.ts';
import { MINUTE } from '#schema/lib/durations.ts';
import { restSamples } from '#schema/text/rest-samples.ts';

/** Data that an operation might answer, made from its selection and the types of the contract. */

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type Data = Record<string, Json>;

/** One thing of the data that may be otherwise. */
export interface Toggle {
  kind: 'null' | 'enum' | 'empty' | 'flag' | 'skip' | 'type';
  /** Of fields, from the root. */
  path: string;
  value: string | null;
}

/** Where a value of the data comes from. */
export interface Origin {
  description: string | null;
  /** Name of its scalar: `ID`, `DateTime`. */
  scalar: string;
}

export interface Sampled {
  data: Data;
  /** Of the texts and numbers of the data, each of which occurs once. */
  origins: ReadonlyMap<string | number, Origin>;
}

const START = Date.UTC(2026, 10, 23, 16);
const FIRST_DAY = '2026-11-23';

class Sampler {
  readonly origins = new Map<string | number, Origin>();
  /** What may be otherwise, found on the way. */
  readonly toggles: Toggle[] = [];
  private count = 0;
  private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;

  constructor(
    private readonly schema: GraphQLSchema,
    document: DocumentNode,
    private readonly on: readonly Toggle[],
  ) {
    this.fragments = new Map(
      document.definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [])),
    );
  }

  private isOn(kind: Toggle['kind'], path: string): Toggle | null {
    return this.on.find((each) => each.kind === kind && each.path === path) ?? null;
  }

  private leaf(type: GraphQLOutputType, field: GraphQLField<unknown, unknown>, path: string): Json {
    const named = getNamedType(type);
    if (isEnumType(named)) {
      const names = named.getValues().map(({ name }) => name);
      this.toggles.push(...names.slice(1).map((value): Toggle => ({ kind: 'enum', path, value })));
      return this.isOn('enum', path)?.value ?? names[0] ?? null;
    }
    const n = ++this.count;
    if (named.name === 'Boolean') {
      this.toggles.push({ kind: 'flag', path, value: null });
      return !this.isOn('flag', path);
    }
    const value = this.scalar(named.name, field.name, n);
    this.origins.set(value, { description: field.description ?? null, scalar: named.name });
    return value;
  }

  private scalar(type: string, field: string, n: number): string | number {
    if (type === 'Int') return n;
    if (type === 'Float') return n + 0.5;
    const instant = new Date(START + n * MINUTE).toISOString();
    if (type === 'DateTime') return instant;
    if (type === 'Date') return addDays(FIRST_DAY, n);
    if (type === 'ID') return `id_${String(n).padStart(3, '0')}`;
    if (/zone$/i.test(field)) return restSamples.zone;
    return restSamples.textOf(field, n);
  }

  private valueOf(type: GraphQLOutputType, node: FieldNode, field: GraphQLField<unknown, unknown>, path: string): Json {
    if (!isNonNullType(type)) {
      this.toggles.push({ kind: 'null', path, value: null });
      if (this.isOn('null', path)) return null;
    }
    const bare = getNullableType(type);
    if (isListType(bare)) {
      this.toggles.push({ kind: 'empty', path, value: null });
      return this.isOn('empty', path) ? [] : [this.valueOf(bare.ofType, node, field, `${path}[]`)];
    }
    if (isLeafType(bare)) return this.leaf(bare, field, path);
    const possible = isAbstractType(bare) ? this.schema.getPossibleTypes(bare) : [bare as GraphQLObjectType];
    this.toggles.push(...possible.slice(1).map(({ name }): Toggle => ({ kind: 'type', path, value: name })));
    const chosen = possible.find(({ name }) => name === this.isOn('type', path)?.value) ?? possible[0];
    return chosen && node.selectionSet ? this.object(chosen, node.selectionSet, path) : null;
  }

  private matches(type: GraphQLObjectType, condition: string): boolean {
    const named = this.schema.getType(condition);
    return named === type || (isAbstractType(named) && this.schema.isSubType(named, type));
  }

  object(type: GraphQLObjectType, selection: SelectionSetNode, path: string): Data {
    const data: Data = {};
    for (const node of selection.selections) {
      if (node.kind !== Kind.FIELD) {
        const fragment = node.kind === Kind.FRAGMENT_SPREAD ? this.fragments.get(node.name.value) : node;
        const condition = fragment?.typeCondition?.name.value ?? type.name;
        if (fragment && this.matches(type, condition))
          Object.assign(data, this.object(type, fragment.selectionSet, path));
        continue;
      }
      const name = node.alias?.value ?? node.name.value;
      const at = path ? `${path}.${name}` : name;
      if (node.directives?.length) {
        this.toggles.push({ kind: 'skip', path: at, value: null });
        if (this.isOn('skip', at)) continue;
      }
      const field = type.getFields()[node.name.value];
      // What only says why an operation failed: a reply is never asked for it.
      if (name === 'userErrors') data[name] = [];
      else if (field) data[name] = this.valueOf(field.type, node, field, at);
      else data[name] = type.name;
    }
    return data;
  }
}

/** Data of the operation of a document; with toggles some things of it are otherwise. */
export function sampleData(
  schema: GraphQLSchema,
  document: DocumentNode,
  on: readonly Toggle[] = [],
): Sampled & { toggles: Toggle[] } {
  const operation = document.definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
  const root = operation && schema.getRootType(operation.operation);
  const sampler = new Sampler(schema, document, on);
  const data = operation && root ? sampler.object(root, operation.selectionSet, '') : {};
  return { data, origins: sampler.origins, toggles: sampler.toggles };
}
