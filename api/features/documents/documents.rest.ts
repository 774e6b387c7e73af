import type { LegalDocumentKind } from '#schema/generated/contract.ts';
import { documentText, restDocumentType } from '#schema/text/documents.ts';
import { optionalText, restRoute, type RestRoute } from '#api/kernel/http/rest-route.ts';
import { RestAnalyzeDocumentDocument, RestDocumentsDocument } from './documents.rest.generated.ts';

const typeOf = (type: LegalDocumentKind | null | undefined): string => restDocumentType[type ?? 'UNKNOWN'];

const MAX_ROWS = 100;
const pageOf = (given: string | undefined): number => (/^[1-9]\d{0,2}$/.test(given ?? '') ? Number(given) : MAX_ROWS);

export const documentsRest: RestRoute[] = [
  restRoute({
    method: 'POST',
    path: '/api/documents/smart-analysis',
    document: RestAnalyzeDocumentDocument,
    opensDemo: true,
    file: ['file', 'document'],
    variables: ({ uploadId }) => ({ input: { uploadId: uploadId ?? '', caseDocumentId: null, caseId: null } }),
    reply: ({ analyzeDocument: { document, finishedDocument: finished } }) => {
      const error = null;
      // It goes on in the background, and will be in the list.
      if (!finished)
        return {
          status: 202,
          body: {
            success: true,
            error,
            status: 'processing',
            document_id: document?.id,
            message: documentText.notReadInTime,
          },
        };
      const { id, fileName, status, problem, type, confidence, createdAt, openFindings } = finished;
      if (status !== 'DONE')
        return {
          status: 422,
          body: {
            success: false,
            error: status === 'CANCELLED' ? documentText.cancelled : (problem ?? documentText.failed),
            code: 'VALIDATION',
            document_id: id,
            mcps_detection: null,
          },
        };
      return {
        body: {
          success: true,
          error,
          document_id: id,
          file_name: fileName,
          created_at: createdAt,
          mcps_detection: { document_type: typeOf(type), confidence: confidence ?? 0 },
          open_findings: openFindings,
        },
      };
    },
  }),
  restRoute({
    method: 'GET',
    path: '/api/documents',
    document: RestDocumentsDocument,
    variables: ({ query }) => ({
      first: pageOf(query['limit'] ?? query['first']),
      after: optionalText(query['after']),
    }),
    reply: ({ documents: { nodes, pageInfo, totalCount } }) => ({
      body: {
        error: null,
        data: nodes.map(({ id, fileName, status, type, confidence, createdAt }) => ({
          id,
          file_name: fileName,
          status: status.toLowerCase(),
          document_type: status === 'DONE' ? typeOf(type) : null,
          confidence: confidence ?? null,
          created_at: createdAt,
        })),
        total: totalCount,
        next: pageInfo.hasNextPage ? pageInfo.endCursor : null,
      },
    }),
  }),
];
