import { webhooksScreenText as text } from '#schema/text/webhooks-screen.ts';
import type { WebhookRowFragment } from './webhooks.generated.ts';

/** The form of a webhook. */
export interface WebhookForm {
  url: string;
  description: string;
  eventTypes: string[];
}

export const formOfWebhook = (endpoint: WebhookRowFragment | null): WebhookForm => ({
  url: endpoint?.url ?? '',
  description: endpoint?.description ?? '',
  eventTypes: endpoint ? [...endpoint.eventTypes] : [],
});

export function webhookProblem({ url, eventTypes }: WebhookForm): { field: string; message: string } | null {
  if (!url.trim()) return { field: 'url', message: text.urlRequired };
  return eventTypes.length === 0 ? { field: 'eventTypes', message: text.eventsRequired } : null;
}

/** What stands for an endpoint on the screen. */
export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url);
