import type { NonEmptyArray } from 'type-graphql';
import type { Feature } from '#api/kernel/feature.ts';
import { costOfList } from '#api/kernel/graphql/cost.ts';
import { oneByOne } from '#api/kernel/graphql/one-by-one.ts';
import type { AnyJob } from '#api/kernel/jobs/jobs.ts';
import { DOCUMENT_FILES } from './analysis/files.rules.ts';
import { DOCUMENT_FIELD_RESOLVERS } from './document-fields.resolver.ts';
import { DocumentsResolver } from './documents.resolver.ts';
import { documentsRest } from './documents.rest.ts';
import { DOCUMENT_OUTPUT_RESOLVERS } from './outputs.resolver.ts';
import { documentById } from './keeping/document-rows.service.ts';
import { loadDocumentFile } from './keeping/documents.service.ts';
import { tableById } from './tables/table-rows.service.ts';
import { analyzeDocumentJob } from './running/analyze.jobs.ts';

export const documentsFeature: Feature = {
  name: 'documents',
  resolvers: [DocumentsResolver, ...DOCUMENT_FIELD_RESOLVERS, ...DOCUMENT_OUTPUT_RESOLVERS] as NonEmptyArray<
    new () => object
  >,
  costs: {
    'DocumentAnalysis.sections': costOfList(10),
    'DocumentAnalysis.facts': costOfList(20),
    'DocumentAnalysis.findings': costOfList(10),
    'DocumentAnalysis.requirements': costOfList(8),
    'DocumentAnalysis.pages': costOfList(10),
    'DocumentAnalysis.typeFeatures': costOfList(5),
    'DocumentFact.spans': costOfList(2),
  },
  rest: documentsRest,
  jobs: [analyzeDocumentJob] as unknown as AnyJob[],
  // Their bytes are swept after their row.
  retention: [{ table: 'legal_document', days: 1, isOver: 'r.deleted_at < ?', every: 'HOUR', batch: 50 }],
  keptFiles: [
    {
      prefix: DOCUMENT_FILES,
      known: 'select storage_key as key from legal_document where storage_key = any(?::text[])',
    },
  ],
  nodes: {
    doc: { typeName: 'LegalDocument', permission: 'document:read', load: oneByOne(documentById) },
    dtb: { typeName: 'DocumentTable', permission: 'document:read', load: oneByOne(tableById) },
  },
  files: { doc: { permission: 'document:read', load: loadDocumentFile } },
};
