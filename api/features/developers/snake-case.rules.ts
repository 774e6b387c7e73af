const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A value as REST spells it: names of fields in snake_case, values of the fields named in `enums` in lower case. */
export function snakeCased(value: unknown, enums: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((each) => snakeCased(each, enums));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [
      snake(name),
      enums.has(name) && typeof held === 'string' ? held.toLowerCase() : snakeCased(held, enums),
    ]),
  );
}
