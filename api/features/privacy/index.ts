export { mayBeEvaluated } from './choices.service.ts';
export { mayUseModel, recordModelCall, requireModelUse } from './model-calls.service.ts';
export { answerRequest, listOpenRequests } from './requests.service.ts';
