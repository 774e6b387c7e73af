import { privacyScreenText as text } from '#schema/text/privacy-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { formatInstant } from '#web/shared/format/format.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import { Group } from '../group.tsx';
import { useOwnModelCallsQuery } from './privacy.generated.ts';

/** What was sent to an outside model, newest first. */
export function ModelCalls() {
  const { data, error, refetch, fetchMore } = useOwnModelCallsQuery({
    variables: { first: 10, after: null },
    fetchPolicy: 'cache-and-network',
  });
  const page = data?.modelCalls;
  const failure = error && !page ? readFailure(error) : null;
  const more = () =>
    void fetchMore({
      variables: { after: page?.pageInfo.endCursor ?? null },
      updateQuery: (before, { fetchMoreResult: { modelCalls: next } }) => ({
        modelCalls: { ...next, nodes: [...before.modelCalls.nodes, ...next.nodes] },
      }),
    });
  return (
    <Group title={text.calls}>
      {failure && (
        <ErrorState
          title={text.callsFailed}
          message={failure.message}
          requestId={failure.requestId}
          onRetry={() => void refetch()}
        />
      )}
      {!page && !failure && <Skeleton className="h-16 rounded-md" />}
      {page?.nodes.length === 0 && <p className="text-muted">{text.callsEmpty}</p>}
      {page && page.nodes.length > 0 && (
        <ul className="rounded-md border border-line bg-surface">
          {page.nodes.map(({ id, at, purpose, model, characters, replaced }) => (
            <li key={id} className="grid gap-0.5 border-t border-line px-4 py-3 first:border-t-0">
              <span className="font-medium">{purpose}</span>
              <span className="text-sm wrap-anywhere text-muted">
                {formatInstant(at)} · {model} · {text.callSize(characters, replaced)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {page?.pageInfo.hasNextPage && (
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={more}>
          {text.more}
        </Button>
      )}
    </Group>
  );
}
