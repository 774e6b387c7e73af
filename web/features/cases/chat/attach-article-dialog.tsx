import { useEffect, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { BookMarked } from 'lucide-react';
import { attachDialogText as text } from '#schema/text/collab-chat.ts';
import { readFailure, type Failure } from '#web/shared/apollo/failure.ts';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { TextField } from '#web/shared/ui/field.tsx';
import { ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import { ArticlesToAttachDocument, type ArticlesToAttachQuery } from './case-chat.generated.ts';
import type { OutgoingMessage } from './outgoing.ts';

type Found = ArticlesToAttachQuery['search']['nodes'];
type Attachment = OutgoingMessage['attachments'][number];

const DEBOUNCE_MS = 250;
const MAX_RESULTS = 8;

function useArticles(query: string) {
  const client = useApolloClient();
  const [found, setFound] = useState<{ query: string; articles: Found } | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = query !== '';
    if (!isWanted) return;
    const timer = setTimeout(() => {
      client
        .query({ query: ArticlesToAttachDocument, variables: { query, first: MAX_RESULTS }, fetchPolicy: 'no-cache' })
        .then(({ data }) => {
          if (!isWanted) return;
          setFailure(null);
          setFound({ query, articles: (data?.search.nodes ?? []).filter(({ id }) => id.startsWith('art_')) });
        })
        .catch((error: unknown) => isWanted && setFailure(readFailure(error)));
    }, DEBOUNCE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [client, query, attempt]);
  return {
    found,
    failure,
    isBusy: query !== '' && found?.query !== query && !failure,
    retry: () => setAttempt((n) => n + 1),
  };
}

interface AttachArticleDialogProps {
  onChoose: (attachment: Attachment) => void;
  onClose: () => void;
}

/** Searches articles and attaches one to the message as a card. */
export function AttachArticleDialog({ onChoose, onClose }: AttachArticleDialogProps) {
  const [typed, setTyped] = useState('');
  const query = typed.trim();
  const { found, failure, isBusy, retry } = useArticles(query);
  const articles = query && found ? found.articles : [];
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={text.title} description={text.hint}>
      <div className="grid gap-4 px-6 pb-6 pt-4">
        <TextField
          type="search"
          label={text.search}
          placeholder={text.placeholder}
          value={typed}
          maxLength={200}
          onChange={(event) => setTyped(event.target.value)}
        />
        {failure && query ? (
          <ErrorState title={text.failed} {...failure} onRetry={retry} />
        ) : isBusy && articles.length === 0 ? (
          <div className="grid gap-2">
            <Skeleton className="h-14 w-full rounded-md" />
            <Skeleton className="h-14 w-full rounded-md" />
          </div>
        ) : query && articles.length === 0 ? (
          <p role="status" className="text-muted">
            {text.none}
          </p>
        ) : (
          articles.length > 0 && (
            <ul aria-label={text.results} aria-busy={isBusy || undefined} className="grid gap-2">
              {articles.map(({ id, title, summary, source }) => (
                <li key={id}>
                  <button
                    type="button"
                    onClick={() => onChoose({ kind: 'ARTICLE', id, label: title, detail: source ?? summary })}
                    className="flex w-full items-start gap-2.5 rounded-md border border-line px-3 py-2 text-left transition-colors duration-150 hover:border-line-strong"
                  >
                    <BookMarked size={18} aria-hidden="true" className="mt-0.5 text-accent" />
                    <span className="grid min-w-0">
                      <span className="font-medium wrap-anywhere">
                        <span className="sr-only">{text.attach} </span>
                        {title}
                      </span>
                      <span className="line-clamp-2 text-sm text-muted">{summary}</span>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          )
        )}
      </div>
    </Dialog>
  );
}
