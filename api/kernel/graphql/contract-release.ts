import { createHash } from 'node:crypto';
import {
  buildSchema,
  findBreakingChanges,
  findDangerousChanges,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  lexicographicSortSchema,
  printSchema,
  type GraphQLNamedType,
} from 'graphql';

/** What changes for partners from one contract to the next. */
export interface ContractChanges {
  /** Coordinates: `Type`, `Type.field`, `Type.field(argument:)`, `Enum.VALUE`. */
  additions: string[];
  /** Compatible for most: a new value of an enum, a new optional input. */
  dangerous: string[];
  breaking: string[];
}

const HEADER =
  /^# The contract as partners know it\. Written by `npm run release:contract`, never by hand\.\n# sha256: ([0-9a-f]{64})\n\n/;
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The text of `released.graphql`: the contract in the order of its names, under the hash of what follows. */
export function writeRelease(sdl: string): string {
  const body = `${printSchema(lexicographicSortSchema(buildSchema(sdl)))}\n`;
  return `# The contract as partners know it. Written by \`npm run release:contract\`, never by hand.\n# sha256: ${sha256(body)}\n\n${body}`;
}

/** Whether a file is as `writeRelease` wrote it. */
export function isUntouchedRelease(file: string): boolean {
  const [header, hash] = HEADER.exec(file) ?? [];
  return header !== undefined && sha256(file.slice(header.length)) === hash;
}

function coordinatesOf(type: GraphQLNamedType): string[] {
  if (isEnumType(type)) return [type.name, ...type.getValues().map((value) => `${type.name}.${value.name}`)];
  if (isInputObjectType(type))
    return [type.name, ...Object.keys(type.getFields()).map((field) => `${type.name}.${field}`)];
  if (!isObjectType(type) && !isInterfaceType(type)) return [type.name];
  const fields = Object.values(type.getFields()).flatMap(({ name, args }) => [
    `${type.name}.${name}`,
    ...args.map((argument) => `${type.name}.${name}(${argument.name}:)`),
  ]);
  return [type.name, ...fields];
}

export function compareContracts(releasedSdl: string, nextSdl: string): ContractChanges {
  const [released, next] = [buildSchema(releasedSdl), buildSchema(nextSdl)];
  const known = new Set(Object.values(released.getTypeMap()).flatMap(coordinatesOf));
  const described = (changes: { description: string }[]): string[] => changes.map(({ description }) => description);
  return {
    additions: Object.values(next.getTypeMap())
      .flatMap(coordinatesOf)
      .filter((coordinate) => !known.has(coordinate))
      .toSorted(),
    dangerous: described(findDangerousChanges(released, next)),
    breaking: described(findBreakingChanges(released, next)),
  };
}

/** Why a release is refused, or `null`: a break is meant, and its day is in the changelog. */
export function releaseRefusal(
  { breaking }: ContractChanges,
  { isBreakMeant, changelog, today }: { isBreakMeant: boolean; changelog: string; today: string },
): string | null {
  if (breaking.length === 0) return null;
  if (!isBreakMeant) return 'Refused: it breaks what partners use. If that is meant, run it with `-- --breaking`.';
  if (!changelog.split('\n').some((line) => line.startsWith(`- ${today} ·`)))
    return `Refused: a break needs a line of today in schema/CHANGELOG.md (\`- ${today} · …\`).`;
  return null;
}
