import { createRequire } from 'node:module';
import type { XmlElement } from '#api/features/invoicing/cfdi.rules.ts';

/** jsdom comes without types. */
interface XmlReader {
  new (text: string, options: { contentType: string }): { window: { document: Document } };
}
const { JSDOM } = createRequire(import.meta.url)('jsdom') as { JSDOM: XmlReader };

const treeOf = (element: Element): XmlElement => ({
  name: element.nodeName,
  attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
  children: [...element.children].map(treeOf),
});

/** An XML file as a strict parser reads it; throws when it is not well formed. */
export function readXml(text: string): { root: XmlElement; comments: string[] } {
  const { document } = new JSDOM(text, { contentType: 'application/xml' }).window;
  const comments = [...document.childNodes].filter(({ nodeType }) => nodeType === 8);
  return { root: treeOf(document.documentElement), comments: comments.map(({ textContent }) => textContent ?? '') };
}

/** The elements below one, by their names without prefix. */
export const elementsOf = (root: XmlElement, ...path: string[]): XmlElement[] =>
  path.reduce<XmlElement[]>(
    (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === `cfdi:${name}`)),
    [root],
  );
