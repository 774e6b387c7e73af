import { CircleCheck, Wrench } from 'lucide-react';
import { landingText as text } from '#schema/text/landing.ts';
import { useHealth } from '#web/shared/health/use-health.ts';

/** What the last health poll found. */
export function ServerStatus() {
  const { state, endpoints } = useHealth();
  if (state !== 'online') {
    return (
      <p role="status" className="flex items-center gap-2 font-medium text-warning">
        <Wrench size={16} aria-hidden="true" />
        {text.statusMaintenance}
      </p>
    );
  }
  return (
    <p role="status" className="flex items-center gap-2 tabular">
      <CircleCheck size={16} className="text-positive" aria-hidden="true" />
      <span className="font-medium text-ink">{text.statusOk}</span>
      {endpoints !== null && <span>{text.endpoints(endpoints)}</span>}
    </p>
  );
}
