import { printText as text } from '#schema/text/reading.ts';

interface PrintFooterProps {
  citation: string;
  /** When more than one article is printed. */
  partCitation?: string;
  source: string | null;
}

/** Print only, at the foot of every page: how to cite the text, its date and its source. */
export const PrintFooter = ({ citation, partCitation, source }: PrintFooterProps) => (
  <div className="print-foot hidden">
    <p className="print-citation">{citation}</p>
    {partCitation && <p className="print-part-citation">{partCitation}</p>}
    {source && <p>{text.source(source)}</p>}
    <p>{text.foot(window.location.origin + window.location.pathname)}</p>
  </div>
);
