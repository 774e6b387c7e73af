/** Splits long texts (rulings) into pieces that are indexed and found separately. */

/** In characters. */
const CHUNK_LENGTH = 1800;

/** Pieces of whole paragraphs, about 300 words each. A longer paragraph is not split. */
export function chunksOf(text: string): string[] {
  const chunks: string[] = [];
  let open = '';
  for (const paragraph of text.split(/\n+/)) {
    if (open && open.length + paragraph.length > CHUNK_LENGTH) {
      chunks.push(open);
      open = '';
    }
    open = open ? `${open}\n${paragraph}` : paragraph;
  }
  if (open.trim()) chunks.push(open);
  return chunks;
}
