import { Kind, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql/index.js';

/** Cache by field nodes: graphql passes the same nodes for every row of a list. */
const known = new WeakMap<readonly FieldNode[], Map<ReadonlySet<string>, boolean>>();

function selectsOnly(
  set: SelectionSetNode | undefined,
  fields: ReadonlySet<string>,
  info: GraphQLResolveInfo,
): boolean {
  return (set?.selections ?? []).every((selection) => {
    if (selection.kind === Kind.FIELD) return fields.has(selection.name.value) || selection.name.value === '__typename';
    const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : info.fragments[selection.name.value];
    return selectsOnly(inner?.selectionSet, fields, info);
  });
}

/** Whether the query selects only the given fields of an object, so that the object need not be read. */
export function asksOnly(info: GraphQLResolveInfo, fields: ReadonlySet<string>): boolean {
  const ofNodes = known.get(info.fieldNodes) ?? new Map<ReadonlySet<string>, boolean>();
  known.set(info.fieldNodes, ofNodes);
  const found =
    ofNodes.get(fields) ?? info.fieldNodes.every(({ selectionSet }) => selectsOnly(selectionSet, fields, info));
  ofNodes.set(fields, found);
  return found;
}
