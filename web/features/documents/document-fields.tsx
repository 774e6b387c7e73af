import { CircleAlert, CircleCheck, CircleSlash2, Clock, LoaderCircle, type LucideIcon } from 'lucide-react';
import type { DocumentAnalysisStatus } from '#schema/generated/contract.ts';
import { documentKindText, documentListText as text, documentStatusText } from '#schema/text/documents-screen.ts';
import type { DocumentRowFieldsFragment } from '#web/shared/documents/analyze.generated.ts';
import { StateBadge, type BadgeTone } from '#web/shared/ui/state-badge.tsx';

const STATUS: Record<DocumentAnalysisStatus, { tone: BadgeTone; icon: LucideIcon }> = {
  QUEUED: { tone: 'neutral', icon: Clock },
  RUNNING: { tone: 'info', icon: LoaderCircle },
  DONE: { tone: 'positive', icon: CircleCheck },
  FAILED: { tone: 'danger', icon: CircleAlert },
  CANCELLED: { tone: 'neutral', icon: CircleSlash2 },
};

export const isUnderWay = ({ status }: Pick<DocumentRowFieldsFragment, 'status'>): boolean =>
  status === 'QUEUED' || status === 'RUNNING';

export const StatusBadge = ({ status, progress }: Pick<DocumentRowFieldsFragment, 'status' | 'progress'>) => (
  <StateBadge {...STATUS[status]}>
    {status === 'RUNNING' ? `${documentStatusText.RUNNING} · ${text.progress(progress)}` : documentStatusText[status]}
  </StateBadge>
);

/** `Contrato · 97 % de confianza`. */
export const typeLine = ({ type, confidence }: Pick<DocumentRowFieldsFragment, 'type' | 'confidence'>): string =>
  type ? [documentKindText[type], ...(confidence === null ? [] : [text.confidence(confidence)])].join(' · ') : '';
