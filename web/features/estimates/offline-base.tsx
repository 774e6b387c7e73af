import { useState } from 'react';
import type { EvidenceQuality } from '#schema/generated/contract.ts';
import { evidenceQualityText } from '#schema/text/estimates.ts';
import { estimatesScreenText as text } from '#schema/text/estimates-screen.ts';
import { Button } from '#web/shared/ui/button.tsx';

/** Fixed starting points by the quality of the evidence: they come from no cases. */
const OFFLINE_BASE: Record<EvidenceQuality, number> = {
  EXCELLENT: 85,
  GOOD: 70,
  AVERAGE: 55,
  POOR: 40,
  VERY_POOR: 25,
};

/** What may be shown while the server does not answer: labelled, and kept nowhere. */
export function OfflineBase({ evidence }: { evidence: EvidenceQuality }) {
  const [isShown, setShown] = useState(false);
  if (!isShown)
    return (
      <Button type="button" variant="secondary" className="justify-self-start" onClick={() => setShown(true)}>
        {text.offline.show}
      </Button>
    );
  return (
    <section aria-label={text.offline.title} className="grid gap-1.5 rounded-md border border-line-strong px-4 py-3">
      <h3 className="font-semibold">{text.offline.title}</h3>
      <p className="font-serif text-2xl font-semibold tabular">{text.percent(String(OFFLINE_BASE[evidence]))}</p>
      <p className="text-sm text-muted">{text.offline.explained(evidenceQualityText[evidence])}</p>
    </section>
  );
}
