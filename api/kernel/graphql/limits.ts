import {
  BREAK,
  GraphQLError,
  Kind,
  visit,
  type ASTVisitor,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql/index.js';

/** Limits of one operation, the same for HTTP and WebSocket. */
export const LIMITS = {
  tokens: 2000,
  depth: 12,
  /** Aliased fields, `__typename` included. */
  aliases: 15,
  directives: 20,
  /** Fields, with fragments expanded. */
  fields: 500,
  /** Fields, spreads and inline fragments: nested spreads without fields can multiply too. */
  selections: 1000,
  rootFields: 10,
  cost: 1000,
  /** What reading the contract itself costs, beside the rest of the operation. */
  introspectionCost: 200,
  socketMessageBytes: 64 * 1024,
  subscriptionsPerSocket: 50,
  /** For one account on one server. About 24 MB of memory when all are in use. */
  socketsPerAccount: 30,
  subscriptionsPerAccount: 300,
} as const;

interface Measure {
  depth: number;
  aliases: number;
  directives: number;
  fields: number;
  selections: number;
}

/** Counts an operation with its fragments expanded. Returns the first limit that is exceeded, without counting further. */
function measure(
  operation: OperationDefinitionNode,
  fragments: Map<string, FragmentDefinitionNode>,
): keyof Measure | null {
  const seen: Measure = {
    depth: 0,
    aliases: 0,
    directives: operation.directives?.length ?? 0,
    fields: 0,
    selections: 0,
  };
  const over = (): keyof Measure | null =>
    (['depth', 'aliases', 'directives', 'fields', 'selections'] as const).find((name) => seen[name] > LIMITS[name]) ??
    null;
  const walk = (set: SelectionSetNode, depth: number, path: ReadonlySet<string>): keyof Measure | null => {
    seen.depth = Math.max(seen.depth, depth);
    for (const selection of set.selections) {
      seen.selections++;
      seen.directives += selection.directives?.length ?? 0;
      let inner: SelectionSetNode | undefined;
      let innerPath = path;
      let innerDepth = depth;
      if (selection.kind === Kind.FIELD) {
        seen.fields++;
        if (selection.alias) seen.aliases++;
        // Tools ask for the contract deeper than for data; `MaxIntrospectionDepthRule` of graphql bounds what repeats.
        innerDepth = isIntrospection(selection.name.value) ? -LIMITS.tokens : depth + 1;
        inner = selection.selectionSet;
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        inner = selection.selectionSet;
      } else if (!path.has(selection.name.value)) {
        // graphql's own rule reports a cycle; here it must not be followed.
        inner = fragments.get(selection.name.value)?.selectionSet;
        innerPath = new Set([...path, selection.name.value]);
      }
      const limit = over() ?? (inner ? walk(inner, innerDepth, innerPath) : null);
      if (limit) return limit;
    }
    return over();
  };
  return walk(operation.selectionSet, 1, new Set());
}

const tooLarge = (what: string): GraphQLError =>
  new GraphQLError(`The operation is too large: ${what}.`, { extensions: { code: 'BAD_REQUEST' } });

/** Depth, aliases, directives, fields and root fields of each operation of the document. */
export const limitsRule: ValidationRule = (context: ValidationContext): ASTVisitor => ({
  Document(document: DocumentNode) {
    const fragments = new Map(
      document.definitions
        .filter((d): d is FragmentDefinitionNode => d.kind === Kind.FRAGMENT_DEFINITION)
        .map((d) => [d.name.value, d]),
    );
    for (const definition of document.definitions) {
      if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
      const limit = measure(definition, fragments);
      if (limit) context.reportError(tooLarge(limit));
      else if (definition.selectionSet.selections.length > LIMITS.rootFields)
        context.reportError(tooLarge('root fields'));
    }
  },
});

const isIntrospection = (name: string): boolean => name === '__schema' || name === '__type';

const asking = new WeakMap<DocumentNode, boolean>();

/** Whether a document asks what the contract is. Who may ask is decided with its cost (`operation-limits.ts`). */
export function asksForContract(document: DocumentNode): boolean {
  const cached = asking.get(document);
  if (cached !== undefined) return cached;
  let isAsked = false;
  visit(document, {
    Field({ name }) {
      if (!isIntrospection(name.value)) return undefined;
      isAsked = true;
      return BREAK;
    },
  });
  asking.set(document, isAsked);
  return isAsked;
}
