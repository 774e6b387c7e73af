import type { NonEmptyArray } from 'type-graphql';
import type { Feature } from '#api/kernel/feature.ts';
import type { AnyJob } from '#api/kernel/jobs/jobs.ts';
import { CASE_CHAT_RESOLVERS } from './chat/case-chat.resolver.ts';
import { caseChatRest } from './chat/case-chat.rest.ts';
import { CASE_DOCUMENT_RESOLVERS } from './documents/case-documents.resolver.ts';
import { DOCUMENT_FILES } from './documents/case-documents.rules.ts';
import { loadCaseDocument } from './documents/case-documents.service.ts';
import { moveDocuments } from './documents/move-documents.jobs.ts';
import { caseToasts } from './toasts/case-toasts.service.ts';
import { CaseFeedResolver } from './feed/case-feed.resolver.ts';
import { ChatFeedResolver } from './feed/chat-feed.resolver.ts';
import {
  CaseFieldsResolver,
  CaseNoteFieldsResolver,
  ConflictHitFieldsResolver,
} from './case-file/case-fields.resolver.ts';
import { caseNodes } from './case-nodes.service.ts';
import { CASE_PEOPLE_JOBS, CASE_PEOPLE_RETENTION } from './people/case-people.jobs.ts';
import { CASE_PEOPLE_RESOLVERS } from './people/case-people.resolver.ts';
import { CASE_RULE_RESOLVERS } from './checks/case-rules.resolver.ts';
import { CasesResolver } from './case-file/cases.resolver.ts';
import { casesRest } from './cases.rest.ts';

export const casesFeature: Feature = {
  name: 'cases',
  resolvers: [
    CasesResolver,
    CaseFieldsResolver,
    CaseNoteFieldsResolver,
    ConflictHitFieldsResolver,
    ...CASE_PEOPLE_RESOLVERS,
    ...CASE_RULE_RESOLVERS,
    ...CASE_DOCUMENT_RESOLVERS,
    ...CASE_CHAT_RESOLVERS,
    CaseFeedResolver,
    ChatFeedResolver,
  ] as NonEmptyArray<new () => object>,
  rest: [...casesRest, ...caseChatRest],
  jobs: [...CASE_PEOPLE_JOBS, moveDocuments as AnyJob],
  retention: CASE_PEOPLE_RETENTION,
  nodes: caseNodes,
  toasts: caseToasts,
  keptFiles: [
    {
      prefix: DOCUMENT_FILES,
      known: `select '${DOCUMENT_FILES}' || d.id as key from case_document d
        where d.id = any(select substr(k, ${DOCUMENT_FILES.length + 1}) from unnest(?::text[]) k)`,
    },
  ],
  files: { cdo: { permission: 'case-chat:read', load: loadCaseDocument } },
};
