/** Google stores descriptions as HTML once they were edited in its editor; here they are plain text. */

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

const TAG = /<\/?[a-zA-Z][^<>]{0,2000}>/g;

function characterOf(name: string): string | null {
  const known = ENTITIES[name.toLowerCase()];
  if (known !== undefined) return known;
  const number = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(name);
  const code = number ? Number.parseInt(number[1] ?? number[2] ?? '', number[1] ? 16 : 10) : 0;
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : null;
}

/** Plain text of HTML: block tags become line breaks. Text without tags is returned unchanged. */
export function plainOf(text: string): string {
  if (!/<\/?[a-zA-Z]/.test(text)) return text;
  return text
    .replace(/<br\s*\/?>|<\/(?:p|div|li|ul|ol|h[1-6]|tr)>/gi, '\n')
    .replace(/<li[^<>]{0,2000}>/gi, '- ')
    .replace(TAG, '')
    .replace(/&(#?\w{1,8});/g, (whole, name: string) => characterOf(name) ?? whole)
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
