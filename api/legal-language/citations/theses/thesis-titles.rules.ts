/** The heading (rubro) of a thesis: in quotation marks after «rubro», or a run of capitals beside the key. */

const REACH = 700;
const CAPITALS = /(?:(?:[«“"(]?[\p{Lu}\d][\p{Lu}\d,;:()/°º”»"-]*\.?)(?:\s|(?=[»”"]|$))){4,90}/u;
const ANNOUNCED =
  /(?:rubros?|t[ií]tulo|voz|intitulad[oa]|denominad[oa])[^«“"\p{Lu}.;]{0,60}[«“"]([^«»“”"]{8,600})[»”"]/iu;

const QUOTED_BEFORE = /[«“"]([^«»“”"]{8,600})[»”"][\s,.(]{1,3}(?:tesis|jurisprudencia|clave)?[\s:]*$/iu;

const tidy = (title: string): string => title.replace(/\s+/g, ' ').replace(/^[«“"(\s]+|[»”"\s,;]+$/gu, '');

function capitalsIn(stretch: string): string | null {
  const found = CAPITALS.exec(stretch)?.[0];
  return found && (found.match(/\p{Lu}{3,}/gu)?.length ?? 0) >= 3 ? tidy(found) : null;
}

/** The title of the thesis at a place, looked for up to the theses beside it. */
export function titleNear(
  text: string,
  { start, end }: { start: number; end: number },
  from: number,
  to: number,
): string | null {
  const quoted = QUOTED_BEFORE.exec(text.slice(Math.max(from, start - REACH), start))?.[1];
  if (quoted && (quoted.match(/\p{Lu}{3,}/gu)?.length ?? 0) > 1) return tidy(quoted);
  const after = text.slice(end, Math.min(to, end + REACH));
  const inside = text.slice(start, end);
  const announced = ANNOUNCED.exec(inside) ?? ANNOUNCED.exec(after.split('\n\n')[0] ?? '');
  if (announced?.[1]) return tidy(announced[1]);
  const before = text.slice(Math.max(from, start - REACH), start);
  return capitalsIn(inside.slice(0, REACH)) ?? capitalsIn(after.slice(0, 300)) ?? capitalsIn(before.slice(-400));
}
