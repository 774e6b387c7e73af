/** The XML of a run of Word, cut in parts, each with the properties of the whole. */

/** A child of a run: its properties, a text, a tab, a break. */
interface RunChild {
  start: number;
  end: number;
  name: string;
}

export interface RunXml {
  /** `w`. */
  prefix: string;
  open: string;
  properties: string;
  close: string;
  children: readonly RunChild[];
}

const TAG = /<(\/?)([\w.-]+):([\w.-]+)((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>/g;

/** The children of a run whose XML begins at `offset` of its part; `null` for a run of another kind. */
export function readRun(xml: string, offset: number): RunXml | null {
  const children: RunChild[] = [];
  let [depth, start, name, prefix, open, close] = [0, 0, '', '', '', ''];
  for (const tag of xml.matchAll(TAG)) {
    const [all, slash, space = '', local = '', , self] = tag;
    const end = tag.index + all.length;
    if (slash !== '/') {
      if (depth === 0) [prefix, open] = [space, all];
      if (depth === 1) [start, name] = [tag.index, space === prefix ? local : ''];
      depth += 1;
    }
    if (slash === '/' || self === '/') {
      depth -= 1;
      if (depth === 1) children.push({ start: start + offset, end: end + offset, name });
      if (depth === 0) close = all;
    }
  }
  if (depth !== 0 || close === '' || !/^<[\w.-]+:r[\s>]/.test(open)) return null;
  const first = children[0];
  const properties = first?.name === 'rPr' ? xml.slice(first.start - offset, first.end - offset) : '';
  return { prefix, open, properties, close, children: properties === '' ? children : children.slice(1) };
}

const ENTITY = /&(?:#x([0-9a-f]+)|#(\d+)|(\w+));|[\s\S]/gi;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The letters of an XML text, each with how it is written there. */
export function lettersOfXml(xml: string): { written: string; text: string }[] {
  return [...xml.matchAll(ENTITY)].map(([written, hex, digits, name]) => {
    if (hex) return { written, text: String.fromCodePoint(Number.parseInt(hex, 16)) };
    if (digits) return { written, text: String.fromCodePoint(Number.parseInt(digits, 10)) };
    return { written, text: name ? (NAMED[name] ?? written) : written };
  });
}

/** Control characters cannot stand in XML. */
export const escapeXml = (text: string): string =>
  text
    // eslint-disable-next-line no-control-regex -- control characters are what must go
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** Words as children of a run; a line break and a tab are elements of their own. `name`: `t`, or `delText`. */
export const writtenWords = (prefix: string, text: string, name: 't' | 'delText'): string =>
  text
    .split(/(\n|\t)/)
    .filter((part) => part !== '')
    .map((part) => {
      if (part === '\n') return `<${prefix}:br/>`;
      return part === '\t' ? `<${prefix}:tab/>` : textElement(prefix, escapeXml(part), name);
    })
    .join('');

/** `xml`: escaped already. */
export const textElement = (prefix: string, xml: string, name: 't' | 'delText'): string =>
  `<${prefix}:${name} xml:space="preserve">${xml}</${prefix}:${name}>`;
