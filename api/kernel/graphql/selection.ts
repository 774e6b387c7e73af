import { Kind, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql/index.js';

/** graphql hands the same nodes to every row of a list: what they ask for is found out once. */
const known = new WeakMap<readonly FieldNode[], Map<ReadonlySet<string>, boolean>>();

function asks(set: SelectionSetNode | undefined, fields: ReadonlySet<string>, info: GraphQLResolveInfo): boolean {
  return (set?.selections ?? []).every((selection) => {
    if (selection.kind === Kind.FIELD) return fields.has(selection.name.value) || selection.name.value === '__typename';
    const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : info.fragments[selection.name.value];
    return asks(inner?.selectionSet, fields, info);
  });
}

/** Whether nothing else of an object is asked for: then it need not be read. */
export function asksOnly(info: GraphQLResolveInfo, fields: ReadonlySet<string>): boolean {
  const ofNodes = known.get(info.fieldNodes) ?? new Map<ReadonlySet<string>, boolean>();
  known.set(info.fieldNodes, ofNodes);
  const found = ofNodes.get(fields) ?? info.fieldNodes.every(({ selectionSet }) => asks(selectionSet, fields, info));
  ofNodes.set(fields, found);
  return found;
}
