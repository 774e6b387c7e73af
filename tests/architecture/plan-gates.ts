import type { SourceFile } from './house-rules.ts';

/** The gates of plans in the code: where a plan or a meter decides whether something may be done. */

/** What each place of the code asks for, by `file: call`. Each gate is a row of `api/subscriptions/gates.test.ts`. */
export const GATES = {
  'api/features/chat/chat.service.ts: usage.spend': 'chat_messages',
  'api/features/contracts/drafting/draft-clause.service.ts: usage.spend': 'chat_messages',
  'api/features/documents/running/charge.service.ts: usage.spend': 'documents_analyzed',
  'api/features/documents/asking/ask.service.ts: usage.spend': 'chat_messages',
  'api/features/contracts/templates/templates.service.ts: usage.planOf': 'premium_templates',
  'api/features/cases/case-file/cases.service.ts: takeRoomForCase': 'cases',
  'api/features/cases/case-file/case-status.service.ts: takeRoomForCase': 'cases',
  'api/features/estimates/estimates.service.ts: usage.spend': 'quantum_analyses',
  "api/features/estimates/estimates.service.ts: usage.includes 'neural_premium'": 'neural_premium',
  "api/features/research/reading/case-law.service.ts: usage.includes 'full_texts'": 'full_texts',
  'api/features/cases/people/seats.service.ts: usage.planOf': 'collaborators',
  'api/features/subscriptions/seats/seats.service.ts: hasSeats': 'seats',
  "api/features/api-keys/api-key-authority.service.ts: usage.includes 'api'": 'api',
  // Whether a key is shown as accepted.
  "api/features/api-keys/api-keys.service.ts: usage.includes 'api'": 'api',
  "api/features/api-keys/api-keys.service.ts: usage.includes 'api-5000'": 'api-5000',
  "api/features/integrations/integration-consent.service.ts: usage.includes 'integrations'": 'full_texts',
  // Whether it is shown as locked.
  "api/features/integrations/integrations.service.ts: usage.includes 'integrations'": 'full_texts',
  "api/features/integrations/meetings.service.ts: usage.includes 'integrations'": 'full_texts',
  "api/features/webhooks/webhooks.service.ts: usage.includes 'api'": 'api',
  // Whether what happened is told.
  "api/features/webhooks/webhook-bodies.service.ts: usage.includes 'api'": 'api',
  // What the event tells.
  'api/features/webhooks/webhook-snapshots.service.ts: usage.planOf': 'api',
} as const;

/** Features of plans that root fields ask for with `@Plan`. */
type PlanFeature = 'analytics' | 'contracts' | 'neural';

export type Gate = (typeof GATES)[keyof typeof GATES] | PlanFeature;

/** What answers these calls is no gate itself. */
const ANSWERS =
  /^api\/features\/subscriptions\/(?:usage\.service|seat-plan\.rules|seat-rows\.service|plans\.rules|index)\.ts$/;
const CALL =
  /\b(usage\.spend|usage\.planOf|usage\.includes|takeRoomForCase|hasSeats)\b(?:\([^'()]*(?:\([^()]*\)[^'()]*)*(?:'([\w-]+)')?)?/g;

/** The gates of a file as `file: call`, each once. Imports and texts of the contract are none. */
export function gateCalls({ file, text }: SourceFile): string[] {
  if (ANSWERS.test(file)) return [];
  const code = text
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replace(/^(?:import|export)\b[^;]*?\bfrom\s*'[^']*';/gm, '');
  return [
    ...new Set(
      [...code.matchAll(CALL)].map(
        ([, call = '', feature]) => `${file}: ${call}${call === 'usage.includes' && feature ? ` '${feature}'` : ''}`,
      ),
    ),
  ];
}
