import { readingFrameText, thesisText as text } from '#schema/text/reading.ts';
import { kindLabel } from '#schema/text/search.ts';
import { formatDay } from '#web/shared/format/format.ts';
import { useDocumentTitle } from '#web/shared/hooks/use-document-title.ts';
import { useReadThesisQuery, type ReadThesisQuery } from './reading.generated.ts';
import { CitedArticles } from './cited-articles.tsx';
import { Facts } from './facts.tsx';
import { PrintFooter } from './print-footer.tsx';
import { RecordActions } from './record-actions.tsx';
import { FailedPage, NotFound, RecordMain, RecordSkeleton } from './record-states.tsx';
import { UpgradeNotice } from './upgrade-notice.tsx';

type Thesis = NonNullable<ReadThesisQuery['thesis']>;

/** Since the eleventh epoch, each part of a thesis starts with its name. */
const PART = /^(Hechos|Criterios? jur[ií]dicos?|Justificaci[óo]n)\s*:\s*/;

function ThesisWords({ words }: { words: string }) {
  return words
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, at) => {
      const part = PART.exec(line);
      return (
        // Paragraphs of one text keep their order.
        <p key={at}>
          {part && <strong>{part[0].trim()} </strong>}
          {part ? line.slice(part[0].length) : line}
        </p>
      );
    });
}

const MONTH = /^\d{4}-\d{2}$/;

/** `2018-06` → `junio de 2018`. */
function publishedOf({ publishedOn, publishedText }: Thesis): string | null {
  if (publishedOn) return formatDay(publishedOn);
  if (publishedText && MONTH.test(publishedText)) return formatDay(`${publishedText}-01`).replace(/^1 de /, '');
  return publishedText;
}

const factsOf = (thesis: Thesis): [string, string | null][] => [
  [text.registry, thesis.registry],
  [text.kind, kindLabel[thesis.kind]],
  [text.key, thesis.key],
  [text.epoch, thesis.epoch],
  [text.instance, thesis.instance],
  [text.body, thesis.body],
  [text.subjects, thesis.subjects.join(', ')],
  [text.location, thesis.location],
  [text.published, publishedOf(thesis)],
  [text.bindingFrom, thesis.bindingFrom && formatDay(thesis.bindingFrom)],
];

function ThesisView({ thesis }: { thesis: Thesis }) {
  const isWhole = thesis.text !== null;
  return (
    <RecordMain>
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid min-w-0 max-w-[44rem] content-start gap-6">
          <header className="grid gap-4">
            <p className="text-sm text-muted">
              {[kindLabel[thesis.kind], thesis.epoch, thesis.body ?? thesis.instance].filter(Boolean).join(' · ')}
            </p>
            <h1 className="text-xl font-semibold leading-snug text-pretty">{thesis.title}</h1>
            <RecordActions citation={thesis.citation} officialUrl={thesis.officialUrl} />
          </header>
          <section aria-labelledby="thesis-text" className="grid gap-3">
            <h2 id="thesis-text" className="font-sans text-base font-semibold">
              {isWhole ? text.text : text.excerpt}
            </h2>
            <div className="reading">
              <ThesisWords words={thesis.text ?? thesis.excerpt} />
            </div>
          </section>
          {thesis.access === 'UPGRADE_REQUIRED' && <UpgradeNotice officialUrl={thesis.officialUrl} />}
          {thesis.precedents && (
            <section aria-labelledby="thesis-precedents" className="grid gap-3 border-t border-line pt-6">
              <h2 id="thesis-precedents" className="font-sans text-base font-semibold">
                {text.precedents}
              </h2>
              <div className="reading text-muted">
                <ThesisWords words={thesis.precedents} />
              </div>
            </section>
          )}
        </div>
        <aside aria-label={text.facts} className="grid content-start gap-8">
          <Facts title={text.facts} facts={factsOf(thesis)} />
          <section className="grid gap-1.5">
            <h2 className="font-sans text-base font-semibold">{text.verification}</h2>
            <p className="text-sm text-muted">{thesis.verification}</p>
          </section>
          {thesis.cites.length > 0 && (
            <section className="grid gap-1.5 print:hidden">
              <h2 className="font-sans text-base font-semibold">{readingFrameText.cites}</h2>
              <CitedArticles articles={thesis.cites} />
            </section>
          )}
        </aside>
      </div>
      <PrintFooter citation={thesis.citation} source={thesis.officialUrl} />
    </RecordMain>
  );
}

/** A criterion of the federal courts: rubro, ficha, text, precedents. */
export function ThesisPage({ registry, missingTitle }: { registry: string; missingTitle: string }) {
  const { data, error, refetch } = useReadThesisQuery({ variables: { registry } });
  const thesis = data?.thesis;
  useDocumentTitle(thesis ? text.pageTitle(thesis.registry) : missingTitle);
  if (error && !thesis)
    return <FailedPage title={readingFrameText.failed.thesis} error={error} onRetry={() => refetch()} />;
  if (thesis === null) return <NotFound title={missingTitle} />;
  return thesis ? <ThesisView thesis={thesis} /> : <RecordSkeleton />;
}
