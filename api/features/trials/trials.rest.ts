import { optionalText, restRoute, textOf, type RestRoute } from '#api/kernel/http/rest-route.ts';
import { RestActivateTrialDocument, type RestActivateTrialMutation } from './trials.rest.generated.ts';

function restTrial(trial: RestActivateTrialMutation['activateTrial']['trial']) {
  if (!trial) return null;
  return {
    id: trial.id,
    name: trial.name,
    email: trial.email,
    started_at: trial.startedAt,
    expires_at: trial.expiresAt,
    is_expired: trial.isExpired,
    days_left: trial.daysLeft,
    usage: { chat_messages: trial.usage.chatMessages, documents_analyzed: trial.usage.documentsAnalyzed },
  };
}

export const trialsRest: RestRoute[] = [
  restRoute({
    method: 'POST',
    path: '/api/trial/activate-trial',
    document: RestActivateTrialDocument,
    variables: ({ body }) => ({ input: { email: textOf(body['email']), name: optionalText(body['name']) } }),
    reply: ({ activateTrial }) => ({ body: { trial: restTrial(activateTrial.trial) } }),
  }),
];
