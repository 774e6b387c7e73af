import Builder from 'fast-xml-builder';
import type { XmlElement } from './cfdi.rules.ts';

/** The XML of elements, by `fast-xml-builder`. */

const builder = new Builder({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  format: true,
  indentBy: '  ',
  suppressEmptyNode: true,
  // A comment is told from an element by this name.
  commentPropName: '#comment',
});

const nodeOf = ({ name, attributes, children }: XmlElement): Record<string, unknown> => ({
  [name]: children.map(nodeOf),
  ':@': attributes,
});

/** A file of UTF-8 with its comments above the root. */
export const xmlOf = (root: XmlElement, comments: readonly string[]): string =>
  `${builder
    .build([
      { '?xml': [{ '#text': '' }], ':@': { version: '1.0', encoding: 'UTF-8' } },
      ...comments.map((comment) => ({ '#comment': [{ '#text': ` ${comment} ` }] })),
      nodeOf(root),
    ])
    .trim()}\n`;
