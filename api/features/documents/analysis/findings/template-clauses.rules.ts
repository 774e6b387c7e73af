import type { ContractTemplate, TemplateBlock } from '#db/content/contracts/contract-template.ts';
import fillers from '#db/content/stop-words.json' with { type: 'json' };
import { documentRequirements } from '#db/content/documents/requirements/index.ts';
import type { TemplateClauseState } from '#schema/generated/contract.ts';
import { foldText } from '#schema/lib/fold-text.ts';
import type { Basis, Span, Understood } from '../analysis.types.ts';
import { contractKindOf } from './contract-kind.rules.ts';
import { plainTextOf } from './plain-text.rules.ts';
import type { ContractKind } from './rule.types.ts';

/** Which clauses of one of our templates a document has, by the likeness of heading and vocabulary; which template fits it. */

export interface TemplateClause {
  heading: string;
  state: TemplateClauseState;
  /** The part of the document that is nearest; null when ABSENT. */
  at: Span | null;
  basis: Basis[];
}

type Clause = Extract<TemplateBlock, { kind: 'CLAUSE' }>;

const EMPTY = new Set([
  ...fillers,
  'presente',
  'contrato',
  'clausula',
  'parte',
  'partes',
  'conforme',
  'cualquier',
  'debera',
  'podra',
  'dia',
  'dias',
]);
/** Six letters tell a word from its forms: «arrendador», «arrendamiento». */
const SAME: Record<string, string> = {
  jurisd: 'tribun',
  fuero: 'tribun',
  jueces: 'tribun',
  compet: 'tribun',
  vigenc: 'plazo',
  duraci: 'plazo',
  moroso: 'mora',
  morato: 'mora',
  aviso: 'notifi',
  avisos: 'notifi',
};
const stemsOf = (text: string): string[] =>
  (foldText(text).match(/[a-z]{3,}/g) ?? [])
    .filter((word) => !EMPTY.has(word))
    .map((word) => SAME[word.slice(0, 6)] ?? word.slice(0, 6));

const withoutLiquid = (text: string): string => text.replace(/\{\{[^}]*\}\}|\{%[^%]*%\}/g, ' ');

type TextInParts = Pick<Understood, 'text' | 'sections'>;

interface Part extends Span {
  heading: Set<string>;
  words: Map<string, number>;
}

const counted = (stems: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
};

/** Clauses of the document; where it has none, its paragraphs. */
function partsOf({ text, sections }: TextInParts): Part[] {
  // What the parties declare before the clauses is none of them.
  const head = sections.find(({ kind, title }) => kind === 'HEADING' && /cl[aá]usulas/i.test(title.replace(/\s/g, '')));
  const clauses: Span[] = sections.filter(({ kind, start }) => kind === 'CLAUSE' && start >= (head?.start ?? 0));
  const paragraphs = [...text.matchAll(/[^\n]+(?:\n(?!\s*\n)[^\n]+)*/g)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
  return (clauses.length >= 3 ? clauses : paragraphs)
    .filter(({ start, end }) => end - start > 30)
    .map(({ start, end }) => {
      const words = text.slice(start, end);
      return { start, end, heading: new Set(stemsOf(words.slice(0, 70))), words: counted(stemsOf(words)) };
    });
}

/** How rare a stem is among the clauses of the template: what all of them say tells none of them. */
function weightsOf(clauses: readonly (readonly string[])[]): Map<string, number> {
  const among = new Map<string, number>();
  for (const stems of clauses) for (const stem of new Set(stems)) among.set(stem, (among.get(stem) ?? 0) + 1);
  return new Map([...among].map(([stem, count]) => [stem, Math.log(1 + clauses.length / count)]));
}

function likeness(stems: readonly string[], part: Part, weights: ReadonlyMap<string, number>): number {
  const own = counted(stems);
  let shared = 0;
  let ownLength = 0;
  let partLength = 0;
  for (const [stem, count] of own) {
    const weight = (1 + Math.log(count)) * (weights.get(stem) ?? 0);
    ownLength += weight ** 2;
    const there = part.words.get(stem);
    if (there) shared += weight * (1 + Math.log(there)) * (weights.get(stem) ?? 0);
  }
  for (const [stem, count] of part.words) partLength += ((1 + Math.log(count)) * (weights.get(stem) ?? 0.7)) ** 2;
  return ownLength === 0 || partLength === 0 ? 0 : shared / Math.sqrt(ownLength * partLength);
}

/** A word of the heading that stands in the text of the part counts half. */
const headingLikeness = (stems: readonly string[], part: Part): number =>
  stems.reduce((sum, stem) => sum + (part.heading.has(stem) ? 1 : part.words.has(stem) ? 0.5 : 0), 0) /
  Math.max(1, stems.length);

/** A heading alone, or many words in common. */
const PRESENT = 0.5;
const UNCERTAIN = 0.28;

/** Articles of the place of the document: those of the capital where it is named, else the federal ones. */
const basisAt = (clause: Clause, isCity: boolean): Basis[] =>
  clause.basis
    .filter(({ when }) => !when?.startsWith('jurisdiccion') || when.startsWith('jurisdiccion == "CDMX"') === isCity)
    .map(({ law, article, reason }) => ({ law, article, reason }));

export function templateClauses(understood: TextInParts, template: ContractTemplate): TemplateClause[] {
  const clauses = template.blocks.filter((block): block is Clause => block.kind === 'CLAUSE');
  const texts = clauses.map(({ text, heading }) => stemsOf(`${heading} ${withoutLiquid(text)}`));
  const weights = weightsOf(texts);
  const parts = partsOf(understood);
  const isCity = /ciudad de mexico|distrito federal/.test(foldText(understood.text.slice(0, 4000)));
  const matches = clauses.map((clause, at) => {
    const headings = stemsOf(clause.heading);
    let best: { part: Part; score: number } | null = null;
    for (const part of parts) {
      const score = 0.5 * headingLikeness(headings, part) + likeness(texts[at] ?? [], part, weights);
      if (!best || score > best.score) best = { part, score };
    }
    const score = best?.score ?? 0;
    const state: TemplateClauseState = score >= PRESENT ? 'PRESENT' : score >= UNCERTAIN ? 'UNCERTAIN' : 'ABSENT';
    return {
      heading: clause.heading,
      state,
      at: state === 'ABSENT' || !best ? null : { start: best.part.start, end: best.part.end },
      basis: basisAt(clause, isCity),
      score,
    };
  });
  // Clauses of one heading are for different cases: the one that is nearest stands for all.
  return matches
    .filter(
      ({ heading, score }, at) =>
        !matches.some(
          (other, place) => other.heading === heading && (other.score > score || (other.score === score && place < at)),
        ),
    )
    .map(({ score: _score, ...match }) => match);
}

const TEMPLATE_OF: Partial<Record<ContractKind, string>> = {
  LEASE: 'arrendamiento',
  LOAN: 'mutuo',
  EMPLOYMENT: 'contrato_trabajo',
  SERVICES: 'servicios_profesionales',
  CONFIDENTIALITY: 'confidencialidad',
  WORKS: 'obra_civil',
  PARTNERSHIP: 'sociedad',
};

/** The template that fits a document best; null: none does. */
export function bestTemplateId({ type, text }: Pick<Understood, 'type' | 'text'>): string | null {
  if (documentRequirements[type].length === 0) return null;
  const { plain } = plainTextOf(text.slice(0, 20_000));
  const isVehicle = /vehiculo|automovil|camion|camioneta|motocicleta|tractocamion/.test(plain);
  const isProperty = /inmueble|casa habitacion|terreno|departamento|predio|\bcasa\b/.test(plain);
  const sale = isVehicle ? 'compraventa_vehiculo' : isProperty ? 'compraventa_casa' : 'compraventa_muebles';
  if (type === 'PROMISSORY_NOTE') return 'pagare';
  if (type === 'POWER_OF_ATTORNEY') return /poder general/.test(plain) ? 'poder_general' : 'poder_especial';
  const kind = contractKindOf(plain);
  if (type === 'DEED') return kind === 'SALE' ? sale : kind === 'PARTNERSHIP' ? 'sociedad' : null;
  if (type !== 'CONTRACT') return null;
  if (kind === 'SETTLEMENT') return /trabajador|patron/.test(plain) ? 'convenio_laboral' : null;
  return kind === 'SALE' ? sale : (TEMPLATE_OF[kind] ?? null);
}
