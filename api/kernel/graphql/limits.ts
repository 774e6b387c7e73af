import {
  GraphQLError,
  Kind,
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
      if (selection.kind === Kind.FIELD) {
        seen.fields++;
        if (selection.alias) seen.aliases++;
        inner = selection.selectionSet;
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        inner = selection.selectionSet;
      } else if (!path.has(selection.name.value)) {
        // graphql's own rule reports a cycle; here it must not be followed.
        inner = fragments.get(selection.name.value)?.selectionSet;
        innerPath = new Set([...path, selection.name.value]);
      }
      const limit = over() ?? (inner ? walk(inner, depth + (selection.kind === Kind.FIELD ? 1 : 0), innerPath) : null);
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

/** Refuses introspection. The contract is published as files. */
export const noIntrospectionRule: ValidationRule = (context) => ({
  Field(node) {
    if (node.name.value === '__schema' || node.name.value === '__type')
      context.reportError(
        new GraphQLError('Introspection is off.', { nodes: node, extensions: { code: 'BAD_REQUEST' } }),
      );
  },
});
