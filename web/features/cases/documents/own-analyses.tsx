import { FileText } from 'lucide-react';
import { Link } from 'react-router';
import { caseDocumentsScreenText as text } from '#schema/text/case-documents-screen.ts';
import { formatInstant } from '#web/shared/format/format.ts';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { wordsOfAnalysis } from './document-analysis.tsx';
import { useOwnAnalysesOfCaseQuery } from './documents.generated.ts';

const MOST = 100;

interface OwnAnalysesProps {
  caseId: string;
  address: (documentId: string) => string;
}

/** What the caller brought to the section of documents for this case: nobody else of the case sees it. */
export function OwnAnalyses({ caseId, address }: OwnAnalysesProps) {
  const { data } = useOwnAnalysesOfCaseQuery({
    variables: { first: MOST, filter: { caseId } },
    fetchPolicy: 'cache-and-network',
  });
  // Those that were made from a document of the case stand beside it.
  const documents = data?.documents.nodes.filter(({ caseDocumentId }) => caseDocumentId === null) ?? [];
  if (documents.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h3 id="own-analyses" className="font-sans text-base font-semibold">
        {text.ownAnalyses}
      </h3>
      <p className="text-sm text-muted">{text.ownAnalysesNote}</p>
      <ul aria-labelledby="own-analyses" className="card divide-y divide-line">
        {documents.map((document) => (
          <li key={document.id} className="flex min-h-13 items-center gap-3 px-4 py-1 max-sm:py-2.5">
            <FileText size={18} className="text-accent" aria-hidden="true" />
            <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4">
              <Link
                to={address(document.id)}
                className={`${TOUCH_TARGET} inline-flex min-h-6 min-w-0 flex-1 items-center font-medium wrap-anywhere hover:underline`}
              >
                {document.fileName}
              </Link>
              <p className="text-sm text-muted tabular">
                {wordsOfAnalysis(document)} · {formatInstant(document.createdAt)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
