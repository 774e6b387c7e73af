import { printText as text } from '#schema/text/reading.ts';

interface PrintFootProps {
  citation: string;
  /** When more than the article is printed. */
  partCitation?: string;
  source: string | null;
}

/** On paper only, at the foot of every sheet: how to cite what is printed, its date and where it comes from. */
export const PrintFoot = ({ citation, partCitation, source }: PrintFootProps) => (
  <div className="print-foot hidden">
    <p className="print-citation">{citation}</p>
    {partCitation && <p className="print-part-citation">{partCitation}</p>}
    {source && <p>{text.source(source)}</p>}
    <p>{text.foot(window.location.origin + window.location.pathname)}</p>
  </div>
);
