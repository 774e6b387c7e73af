import { ConcreteHyperlink, TextRun, type IContext, type IXmlableObject } from 'docx';
import { escapeHtml } from '../escape-html.rules.ts';

/** Makes a Word file byte-identical for the same source: the docx package uses random ids and the current time. */

const HYPERLINK = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink';

/** A link with a given id instead of a random one. */
export class DeterministicLink extends ConcreteHyperlink {
  constructor(
    children: TextRun[],
    private readonly id: string,
    private readonly target: string,
  ) {
    super(children, id);
  }

  override prepForXml(context: IContext): IXmlableObject | undefined {
    context.viewWrapper.Relationships.addRelationship(this.id, HYPERLINK, this.target, 'External');
    return super.prepForXml(context);
  }
}

/** The file's properties: title, creator, language and creation day. */
export function coreProperties(title: string, creator: string, createdOn: string): { path: string; data: string } {
  const at = `${createdOn}T18:00:00Z`;
  const data = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:dcmitype="http://purl.org/dc/dcmitype/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escapeHtml(title)}</dc:title><dc:creator>${escapeHtml(creator)}</dc:creator><dc:language>es-MX</dc:language><dcterms:created xsi:type="dcterms:W3CDTF">${at}</dcterms:created><dcterms:modified xsi:type="dcterms:W3CDTF">${at}</dcterms:modified></cp:coreProperties>`;
  return { path: 'docProps/core.xml', data };
}

const CENTRAL = 0x02014b50;
const END_OF_CENTRAL = 0x06054b50;
const END_SIZE = 22;

/** Sets the modification time of every file in a zip to noon of one day. The zip must have no comment. */
export function setZipDates(zip: Buffer, day: string): Buffer {
  const [year = 1980, month = 1, date = 1] = day.split('-').map(Number);
  const dosDate = ((Math.max(1980, year) - 1980) << 9) | (month << 5) | date;
  const dosTime = 12 << 11;
  const stamp = (at: number): void => {
    zip.writeUInt16LE(dosTime, at);
    zip.writeUInt16LE(dosDate, at + 2);
  };
  const end = zip.length - END_SIZE;
  if (zip.readUInt32LE(end) !== END_OF_CENTRAL) throw new Error('a zip file without a comment was expected');
  let at = zip.readUInt32LE(end + 16);
  while (zip.readUInt32LE(at) === CENTRAL) {
    stamp(at + 12);
    stamp(zip.readUInt32LE(at + 42) + 10);
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return zip;
}
