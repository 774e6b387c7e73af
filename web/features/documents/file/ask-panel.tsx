import { useId, useState } from 'react';
import { Info } from 'lucide-react';
import { documentAskText as text, documentTabText } from '#schema/text/document-file-screen.ts';
import { mutationResult, type Refusal } from '#web/shared/apollo/mutation-result.ts';
import type { DocumentSpan } from '#web/shared/documents/places.ts';
import { formatInstant } from '#web/shared/format/format.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { TextField } from '#web/shared/ui/field.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import type { AnalysedDocument } from './analysis.rules.ts';
import {
  useAskLegalDocumentMutation,
  useSummarizeLegalDocumentMutation,
  type AnswerPointFieldsFragment,
} from './file.generated.ts';
import { PlaceButton } from './finding-card.tsx';

const QUESTION_MIN = 3;
const QUESTION_MAX = 500;

interface PanelProps {
  document: AnalysedDocument;
  onShow: (span: DocumentSpan) => void;
}

/** Sentences, each with the words of the document that carry it. */
const Points = ({ points, onShow }: { points: readonly AnswerPointFieldsFragment[]; onShow: PanelProps['onShow'] }) => (
  <ul className="grid gap-3">
    {points.map((point) => (
      <li key={point.text} className="grid gap-0.5">
        <span>{point.text}</span>
        <span className="flex flex-wrap gap-x-3">
          {point.spans.map((span) => (
            <PlaceButton
              key={`${span.start}-${span.end}`}
              span={span}
              label={text.quote(`«${span.quote.slice(0, 80)}»`)}
              onShow={() => onShow(span)}
            />
          ))}
        </span>
      </li>
    ))}
  </ul>
);

/** Without a model nothing failed: it says what works all the same. */
function Problem({ refusal }: { refusal: Refusal }) {
  if (refusal.code !== 'NOT_CONFIGURED')
    return <ErrorState title={text.failed} message={refusal.message} requestId={refusal.requestId} />;
  return (
    <div role="status" className="flex items-start gap-2.5 rounded-md bg-sunken px-4 py-3">
      <Info size={18} className="mt-0.5 shrink-0 text-info" aria-hidden="true" />
      <div className="grid gap-1">
        <p className="font-medium">{text.notConfigured}</p>
        <p className="text-muted">{text.stillWorks}</p>
      </div>
    </div>
  );
}

/** What a model writes about the document; every sentence has its place. */
export function AskPanel({ document, onShow }: PanelProps) {
  const [summarize] = useSummarizeLegalDocumentMutation();
  const [ask] = useAskLegalDocumentMutation();
  const [question, setQuestion] = useState('');
  const [busy, setBusy] = useState<'SUMMARY' | 'QUESTION' | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const id = useId();
  const { summary, questions } = document;
  const onSummarize = async () => {
    setBusy('SUMMARY');
    setRefusal(null);
    const answer = await mutationResult(
      summarize({ variables: { input: { documentId: document.id } } }),
      ({ summarizeDocument }) => summarizeDocument,
    );
    setBusy(null);
    if (answer.is === 'refused') setRefusal(answer.refusal);
  };
  const onAsk = async () => {
    const words = question.trim();
    if (words.length < QUESTION_MIN || busy) return;
    setBusy('QUESTION');
    setRefusal(null);
    const answer = await mutationResult(
      ask({ variables: { input: { documentId: document.id, question: words } } }),
      ({ askDocument }) => askDocument,
    );
    setBusy(null);
    if (answer.is === 'refused') setRefusal(answer.refusal);
    else setQuestion('');
  };
  return (
    <div className="grid grid-cols-1 gap-6">
      <h2 className="sr-only">{documentTabText.ask}</h2>
      {refusal && <Problem refusal={refusal} />}
      <section aria-labelledby={`${id}-summary`} className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 id={`${id}-summary`} className="font-sans font-semibold">
            {text.summary}
          </h3>
          <Button
            variant="secondary"
            size="sm"
            className={TOUCH_TARGET}
            disabled={busy !== null}
            onClick={() => void onSummarize()}
          >
            {busy === 'SUMMARY' ? text.summarizing : text.summarize}
          </Button>
        </div>
        {summary ? <Points points={summary.points} onShow={onShow} /> : <p className="text-muted">{text.noSummary}</p>}
      </section>
      <section aria-labelledby={`${id}-questions`} className="grid gap-3">
        <h3 id={`${id}-questions`} className="font-sans font-semibold">
          {text.questions}
        </h3>
        <form
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            void onAsk();
          }}
        >
          <TextField
            label={text.question}
            hint={text.questionHint}
            value={question}
            maxLength={QUESTION_MAX}
            autoComplete="off"
            onChange={({ target }) => setQuestion(target.value)}
          />
          <Button
            type="submit"
            size="sm"
            className={`${TOUCH_TARGET} w-fit`}
            disabled={busy !== null || question.trim().length < QUESTION_MIN}
          >
            {busy === 'QUESTION' ? text.asking : text.ask}
          </Button>
        </form>
        {questions.length === 0 && <p className="text-muted">{text.noQuestions}</p>}
        <ul aria-live="polite" className="grid divide-y divide-line">
          {questions.map((asked) => (
            <li key={asked.id} className="grid gap-2 py-3">
              <p className="font-medium wrap-anywhere">{asked.question}</p>
              <p className="text-xs text-muted tabular">{formatInstant(asked.createdAt)}</p>
              {asked.answer.length > 0 ? (
                <Points points={asked.answer} onShow={onShow} />
              ) : (
                <p className="text-muted">{text.notSaid}</p>
              )}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
