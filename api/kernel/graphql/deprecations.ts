import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql/index.js';

/** Something of the contract that goes, as `@deprecated` says it. */
export interface Deprecation {
  /** `Type.field`, `Type.field(argument:)`, `Input.field` or `Enum.VALUE`. */
  coordinate: string;
  /** What to use instead: a coordinate, or a sentence. */
  replacement: string;
  /** Days, `2026-11-23`. Between the two are six months at least. */
  since: string;
  removal: string;
}

const REASON = /^Since (\d{4}-\d{2}-\d{2})\. Use ([^]+)\. Removed on (\d{4}-\d{2}-\d{2})\.$/;

/** What a reason says, which is written `Since 2026-11-23. Use \`Type.field\`. Removed on 2027-06-01.`; `null`: it says something else. */
function readReason(coordinate: string, reason: string): Deprecation | null {
  const [, since, replacement, removal] = REASON.exec(reason) ?? [];
  if (since === undefined || replacement === undefined || removal === undefined) return null;
  return { coordinate, replacement: replacement.replaceAll('`', ''), since, removal };
}

const known = new WeakMap<DocumentNode, Deprecation[]>();

/** What a valid document uses that goes, each once, in the order of its coordinates. */
export function deprecationsIn(schema: GraphQLSchema, document: DocumentNode): Deprecation[] {
  const cached = known.get(document);
  if (cached) return cached;
  const found = new Map<string, Deprecation>();
  const see = (coordinate: string, reason: string | null | undefined): void => {
    const deprecation = reason ? readReason(coordinate, reason) : null;
    if (deprecation) found.set(coordinate, deprecation);
  };
  const info = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(info, {
      Field() {
        see(`${info.getParentType()?.name}.${info.getFieldDef()?.name}`, info.getFieldDef()?.deprecationReason);
      },
      Argument() {
        const argument = info.getArgument();
        const field = `${info.getParentType()?.name}.${info.getFieldDef()?.name}`;
        see(`${field}(${argument?.name}:)`, argument?.deprecationReason);
      },
      EnumValue() {
        const value = info.getEnumValue();
        see(`${String(info.getInputType()).replace(/[[\]!]/g, '')}.${value?.name}`, value?.deprecationReason);
      },
    }),
  );
  const list = [...found.values()].toSorted((a, b) => (a.coordinate < b.coordinate ? -1 : 1));
  known.set(document, list);
  return list;
}

/** Everything of a contract that goes, for the guide. */
export function allDeprecations(schema: GraphQLSchema): Deprecation[] {
  const reasons: [string, string | null | undefined][] = [];
  for (const type of Object.values(schema.getTypeMap())) {
    if (isEnumType(type))
      for (const value of type.getValues()) reasons.push([`${type.name}.${value.name}`, value.deprecationReason]);
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields()))
        reasons.push([`${type.name}.${field.name}`, field.deprecationReason]);
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const coordinate = `${type.name}.${field.name}`;
      reasons.push([coordinate, field.deprecationReason]);
      for (const argument of field.args) reasons.push([`${coordinate}(${argument.name}:)`, argument.deprecationReason]);
    }
  }
  return reasons.flatMap(([coordinate, reason]) => (reason ? (readReason(coordinate, reason) ?? []) : []));
}

/**
 * Headers for a program that watches no body: `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and where it is explained.
 * With several the earliest days count.
 */
export function deprecationHeaders(deprecations: readonly Deprecation[], address: string): Record<string, string> {
  const first = (days: string[]): Date => new Date(`${days.toSorted()[0]}T12:00:00Z`);
  if (deprecations.length === 0) return {};
  return {
    deprecation: `@${first(deprecations.map(({ since }) => since)).getTime() / 1000}`,
    sunset: first(deprecations.map(({ removal }) => removal)).toUTCString(),
    link: `<${address}/developers/cambios>; rel="deprecation"; type="text/html"`,
  };
}
