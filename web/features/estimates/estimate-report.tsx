import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { Download } from 'lucide-react';
import type { DocumentFormat, EstimateAudience } from '#schema/generated/contract.ts';
import { estimateReportText } from '#schema/text/estimate-report.ts';
import { estimateKindText } from '#schema/text/estimates.ts';
import { estimatesScreenText as text } from '#schema/text/estimates-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { saveDocument } from '#web/shared/browser/save-document.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { RowsSkeleton } from '#web/shared/ui/rows-skeleton.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { EstimateInputs, EstimateResult } from './estimate-result.tsx';
import { EstimateFileDocument, useEstimatePlainQuery } from './estimates.generated.ts';
import type { ShownEstimate } from './figure.rules.ts';

interface ReportProps {
  estimate: ShownEstimate;
  onClose: () => void;
}

const FORMATS = { PDF: text.pdf, DOCX: text.word } as const satisfies Partial<Record<DocumentFormat, string>>;

/** Print and files of what the dialog shows. */
function Files({ id, audience }: { id: string; audience: EstimateAudience }) {
  const client = useApolloClient();
  const [preparing, setPreparing] = useState<DocumentFormat | null>(null);
  const download = async (format: DocumentFormat) => {
    setPreparing(format);
    try {
      const variables = { id, audience, format };
      const { data } = await client.query({ query: EstimateFileDocument, variables, fetchPolicy: 'no-cache' });
      if (data) saveDocument(data.estimateDocument);
    } catch (error) {
      showToast({ title: text.fileFailed, message: readFailure(error).message, tone: 'danger' });
    } finally {
      setPreparing(null);
    }
  };
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      {(['PDF', 'DOCX'] as const).map((format) => (
        <Button
          key={format}
          variant={format === 'PDF' ? 'primary' : 'secondary'}
          disabled={preparing !== null}
          onClick={() => void download(format)}
        >
          <Download size={16} aria-hidden="true" />
          {preparing === format ? text.preparing : FORMATS[format]}
        </Button>
      ))}
      <Button variant="quiet" onClick={() => window.print()}>
        {text.print}
      </Button>
    </div>
  );
}

/** How figures come about, and what they are not. */
export const Method = () => (
  <section className="grid content-start gap-3">
    <h2 className="text-xl font-semibold">{text.methodTitle}</h2>
    {text.method.map((paragraph) => (
      <p key={paragraph} className="max-w-[72ch] text-muted">
        {paragraph}
      </p>
    ))}
  </section>
);

/** The detailed report: what was entered, every figure, the method. */
export const Report = ({ estimate, onClose }: ReportProps) => (
  <Dialog
    open
    onOpenChange={(open) => !open && onClose()}
    title={estimateKindText[estimate.kind]}
    className="w-[min(60rem,calc(100vw-2rem))]"
  >
    <div className="grid gap-8 px-6 pb-6 pt-4">
      <Files id={estimate.id} audience="LAWYER" />
      <section className="grid gap-3">
        <h3 className="font-semibold">{text.inputs}</h3>
        <EstimateInputs estimate={estimate} />
      </section>
      <EstimateResult estimate={estimate} />
      <Method />
    </div>
  </Dialog>
);

function PlainParts({ id }: { id: string }) {
  const { data, error, refetch } = useEstimatePlainQuery({ variables: { id } });
  if (error && !data)
    return <ErrorState title={text.readFailed} {...readFailure(error)} onRetry={() => void refetch()} />;
  if (!data) return <RowsSkeleton rows={4} />;
  return (
    <div className="grid gap-5">
      {data.estimate?.plain.map((part) => (
        <section key={part.title} className="grid gap-1">
          <h3 className="font-semibold">{part.title}</h3>
          <p className="max-w-[60ch] font-serif text-lg">{part.text}</p>
        </section>
      ))}
    </div>
  );
}

/** One page in plain words, for the client. */
export const ClientPage = ({ estimate, onClose }: ReportProps) => (
  <Dialog
    open
    onOpenChange={(open) => !open && onClose()}
    title={estimateReportText.clientTitle}
    className="w-[min(44rem,calc(100vw-2rem))]"
  >
    <div className="grid gap-6 px-6 pb-6 pt-4">
      <p className="text-muted print:hidden">{text.clientLead}</p>
      <PlainParts id={estimate.id} />
      <Files id={estimate.id} audience="CLIENT" />
    </div>
  </Dialog>
);
