import { CircleAlert, CircleCheck } from 'lucide-react';
import { landingSectionsText as text } from '#schema/text/landing-sections.ts';
import { useConnection } from '#web/shared/connection/use-connection.ts';
import { useHealth } from '#web/shared/health/use-health.ts';

/** The state of the connection, and what the last health poll counted. */
export function ServerStatus() {
  const { endpoints } = useHealth();
  const { reach } = useConnection();
  if (reach !== 'online') {
    return (
      <p role="status" className="flex items-center gap-2 font-medium text-warning">
        <CircleAlert size={16} aria-hidden="true" />
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
