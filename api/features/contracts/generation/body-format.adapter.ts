import { z } from 'zod';
import type { BodyBlock, ContractBody } from '#schema/lib/contract-body.ts';
import { isWritable } from './form/scalars.rules.ts';

/** The document that an editor sends: only the nodes of `schema/lib/contract-body.ts`, of a size that can be printed. */

const MOST_CHARACTERS = 1_000_000;
const MOST_NODES = 50_000;
const MOST_DEPTH = 24;
/** As many as Word allows: a template that somebody brought may have them. */
const MOST_COLUMNS = 63;

const line = z.string().max(500).refine(isWritable);
const mark = z.object({ type: z.enum(['bold', 'italic', 'underline']) });
const text = z.object({
  type: z.literal('text'),
  text: z
    .string()
    .min(1)
    .refine(isWritable)
    .transform((value) => value.replace(/[\r\n]+/g, ' ')),
  marks: z.array(mark).max(3).optional(),
});
const inline = z.array(z.union([text, z.object({ type: z.literal('hardBreak') })])).optional();
const clauseId = z.string().regex(/^[a-z0-9_]{1,80}$/);

const title = z.object({ type: z.literal('title'), content: inline });
const heading = z.object({
  type: z.literal('heading'),
  attrs: z.object({
    level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    pageBreakBefore: z.boolean().optional(),
  }),
  content: inline,
});
const clauseHeading = z.object({ type: z.literal('clauseHeading'), attrs: z.object({ clauseId }), content: inline });
const paragraph = z.object({
  type: z.literal('paragraph'),
  attrs: z
    .object({
      align: z.enum(['LEFT', 'RIGHT', 'CENTER', 'JUSTIFY']).default('JUSTIFY'),
      clauseId: clauseId.nullable().default(null),
    })
    .default({ align: 'JUSTIFY', clauseId: null }),
  content: inline,
});
const signer = z.object({ role: line, name: line, onBehalfOf: line.nullable(), capacity: line.nullable() });
const signatures = z.object({
  type: z.literal('signatures'),
  attrs: z.object({ parties: z.array(signer).min(1).max(100) }),
});

const listItem = z.object({
  type: z.literal('listItem'),
  get content() {
    return z.array(block).min(1);
  },
});
const bulletList = z.object({ type: z.literal('bulletList'), content: z.array(listItem).min(1) });
const orderedList = z.object({
  type: z.literal('orderedList'),
  attrs: z.object({ style: z.enum(['DECIMAL', 'ALPHA', 'ROMAN']), start: z.int().min(1).max(10_000) }),
  content: z.array(listItem).min(1),
});
const cell = z.object({
  type: z.enum(['tableHeader', 'tableCell']),
  get content() {
    return z.array(block).min(1);
  },
});
const table = z.object({
  type: z.literal('table'),
  content: z.array(z.object({ type: z.literal('tableRow'), content: z.array(cell).min(1).max(MOST_COLUMNS) })).min(1),
});
const block: z.ZodType<BodyBlock> = z.lazy(() =>
  z.discriminatedUnion('type', [title, heading, clauseHeading, paragraph, bulletList, orderedList, table, signatures]),
);
const doc = z.object({ type: z.literal('doc'), content: z.array(block).min(1) });

/** Nodes and depth are counted before anything walks down the tree. */
function isSmall(root: unknown): boolean {
  const open: [node: unknown, depth: number][] = [[root, 0]];
  let nodes = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    const [node, depth] = next;
    nodes += 1;
    if (nodes > MOST_NODES * 4 || depth > MOST_DEPTH * 2) return false;
    if (typeof node === 'object' && node !== null)
      for (const child of Object.values(node)) open.push([child, depth + 1]);
  }
  return true;
}

/** `null`: it is no document, or one that is too large. Attributes that we do not know are left out. */
export function readBody(json: string): ContractBody | null {
  if (json.length > MOST_CHARACTERS) return null;
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    return null;
  }
  if (!isSmall(parsed)) return null;
  const read = doc.safeParse(parsed);
  return read.success ? (read.data as ContractBody) : null;
}
