import { BookMarked, BookText, FileCheck, Gavel, Globe, Landmark, Lightbulb, Scale, ScrollText } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { DocumentKind } from '#schema/generated/contract.ts';
import { kindLabel, resultText } from '#schema/text/search.ts';

const ICONS: Record<DocumentKind, LucideIcon> = {
  JURISPRUDENCE: Scale,
  ISOLATED_THESIS: Scale,
  RULING: Gavel,
  ACT: BookText,
  CODE: BookMarked,
  REGULATION: ScrollText,
  DECREE: ScrollText,
  GENERAL_AGREEMENT: Landmark,
  OFFICIAL_STANDARD: FileCheck,
  TREATY: Globe,
};

/** Word and icon of a kind; `null` is a topic of the editors. */
export const kindDisplay = (kind: DocumentKind | null): { word: string; icon: LucideIcon } =>
  kind ? { word: kindLabel[kind], icon: ICONS[kind] } : { word: resultText.topic, icon: Lightbulb };

/** Decisions of courts have a date of their own; the date of an article is that of its version. */
export const isOfCourts = (kind: DocumentKind | null): boolean =>
  kind === 'JURISPRUDENCE' || kind === 'ISOLATED_THESIS' || kind === 'RULING';
