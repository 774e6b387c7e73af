import type { DocumentFormat } from '#schema/generated/contract.ts';
import { contractText as say } from '#schema/text/contracts.ts';
import {
  RestContractDocumentDocument,
  RestContractStatsDocument,
  RestGenerateContractDocument,
  RestSendContractDocument,
  type RestContractFragment,
  type RestContractStatsQuery,
} from './contracts.rest.generated.ts';
import { Refusal } from '#api/kernel/errors.ts';
import {
  optionalText,
  restRoute,
  textOf,
  type RawReply,
  type RestRequest,
  type RestRoute,
} from '#api/kernel/http/rest-route.ts';
import { templateOf } from './generation/index.ts';
import { formOfData } from './rest-form.rules.ts';

/** Bytes: room for a form with its longest texts. */
const MAX_FORM = 1024 * 1024;

/** As the specification names the states. */
const STATUS = { DRAFT: 'draft', ARCHIVED: 'archived' } as const;

const contractOf = ({
  id,
  title,
  templateId,
  status,
  createdAt,
  updatedAt,
  jurisdiction,
  latest,
}: RestContractFragment) => ({
  id,
  title,
  content: latest.text,
  template: templateId,
  status: STATUS[status],
  jurisdiction: jurisdiction.toLowerCase(),
  version: latest.number,
  sha256: latest.sha256,
  createdAt,
  created_at: createdAt,
  updatedAt,
  updated_at: updatedAt,
});

function formOf({ body }: RestRequest) {
  const templateId = textOf(body['template_id']);
  const form = formOfData(body['data'], templateOf(templateId));
  if (!form) throw new Refusal('VALIDATION', say.jurisdictionUnknown, { field: 'jurisdiction' });
  return { templateId, ...form };
}

const statsOf = (stats: RestContractStatsQuery['contractStats']) => ({
  available_templates: stats.availableTemplates,
  user_contracts: stats.userContracts,
  ai_confidence_avg: stats.aiConfidenceAvg,
  generation_time_avg: stats.generationTimeAvg,
  popular_templates: stats.popularTemplates.map(({ templateId, name, usageCount }) => ({
    template_id: templateId,
    name,
    usage_count: usageCount,
  })),
  recent_generations: stats.recentGenerations.map(({ id, title, templateId, templateName, createdAt }) => ({
    id,
    title,
    type: templateName,
    template: templateId,
    date: createdAt,
  })),
});

/** `?version=2`; what is no number is no version. */
function versionOf({ query }: RestRequest): number | null {
  const { version } = query;
  if (version === undefined) return null;
  if (!/^\d{1,6}$/.test(version)) throw new Refusal('VALIDATION', say.versionUnknown, { field: 'version' });
  return Number(version);
}

const asFile = (file: { fileName: string; mediaType: string; content: string }): RawReply => ({
  status: 200,
  headers: {
    'content-type': file.mediaType,
    'content-disposition': `attachment; filename="${file.fileName}"`,
    'x-content-type-options': 'nosniff',
  },
  content: Buffer.from(file.content, 'base64'),
});

const documentRoute = (path: string, format: DocumentFormat): RestRoute =>
  restRoute({
    method: 'GET',
    path,
    document: RestContractDocumentDocument,
    variables: (request) => ({
      id: request.params['id'] ?? '',
      format,
      version: versionOf(request),
      fillLines: request.query['fill_lines'] === 'true',
    }),
    reply: ({ contractDocument }) => asFile(contractDocument),
  });

/** One address, or several: a list, or one text with commas. */
const addressesOf = (given: unknown): string[] =>
  (Array.isArray(given) ? given.map(textOf) : textOf(given).split(/[,;]/)).map((each) => each.trim()).filter(Boolean);

export const contractsRest: RestRoute[] = [
  restRoute({
    method: 'POST',
    path: '/api/contracts/generate',
    document: RestGenerateContractDocument,
    maxBytes: MAX_FORM,
    fields: { templateId: 'template_id', caseId: 'case_id' },
    variables: (request) => ({
      input: {
        ...formOf(request),
        title: optionalText(request.body['title']),
        caseId: optionalText(request.body['case_id']),
      },
    }),
    reply: ({ generateContract: { contract, checks } }) => ({
      body: {
        contract: contract && contractOf(contract),
        checks: checks.map(({ severity, ...check }) => ({ ...check, severity: severity.toLowerCase() })),
      },
    }),
  }),
  restRoute({
    method: 'GET',
    path: '/api/contracts',
    document: RestContractStatsDocument,
    variables: () => ({}),
    reply: ({ contractStats }) => ({ body: { ...statsOf(contractStats), data: statsOf(contractStats) } }),
  }),
  documentRoute('/api/contracts/:id/pdf', 'PDF'),
  documentRoute('/api/contracts/:id/docx', 'DOCX'),
  restRoute({
    method: 'POST',
    path: '/api/contracts/:id/email',
    document: RestSendContractDocument,
    variables: ({ params, body }) => ({
      input: {
        id: params['id'] ?? '',
        to: addressesOf(body['to'] ?? body['email']),
        format: textOf(body['format']).toLowerCase() === 'docx' ? ('DOCX' as const) : ('PDF' as const),
        message: textOf(body['message']),
      },
    }),
    reply: ({ sendContract: { contract } }) => ({
      body: {
        mails: (contract?.mails ?? []).map(({ to, versionNumber, format, state, at }) => ({
          to,
          version: versionNumber,
          format: format.toLowerCase(),
          state: state.toLowerCase(),
          at,
        })),
      },
    }),
  }),
];
