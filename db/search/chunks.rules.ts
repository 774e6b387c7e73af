/** Long texts are indexed and found by the piece: a ruling of a hundred pages is not one passage. */

const USUAL = 1800;

/** Pieces of whole paragraphs, each about 300 words; a paragraph that is longer stays whole. */
export function chunksOf(text: string): string[] {
  const chunks: string[] = [];
  let open = '';
  for (const paragraph of text.split(/\n+/)) {
    if (open && open.length + paragraph.length > USUAL) {
      chunks.push(open);
      open = '';
    }
    open = open ? `${open}\n${paragraph}` : paragraph;
  }
  if (open.trim()) chunks.push(open);
  return chunks;
}
