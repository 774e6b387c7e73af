import { ArrowUpRight } from 'lucide-react';
import { welcomeText as text } from '#schema/text/chat.ts';
import { formatCount, formatDay } from '#web/shared/format/format.ts';
import { Skeleton } from '#web/shared/ui/states.tsx';
import { useChatStockQuery, type ChatStockQuery } from './chat.generated.ts';

type StockCounts = ChatStockQuery['chatStock'];

const Stock = ({ stock }: { stock: StockCounts }) => (
  <div className="grid gap-1 text-sm text-muted tabular">
    <p>
      {text.stock(
        formatCount(stock.statuteCount),
        formatCount(stock.articleCount),
        stock.officialTextCount > 0
          ? { count: formatCount(stock.officialTextCount), isAll: stock.officialTextCount === stock.articleCount }
          : null,
        stock.textAsOf ? formatDay(stock.textAsOf) : null,
      )}{' '}
      {stock.officialTextCount === 0 && text.noOfficialTexts}
    </p>
    <p>{text.engines[stock.engine]}</p>
  </div>
);

/** Same height as the content, so that the layout does not shift. */
const StockSkeleton = () => (
  <div className="grid gap-2">
    <Skeleton className="mb-1 h-4 w-28" />
    {[1, 2, 3, 4].map((row) => (
      <span key={row} className="flex h-[50px] items-center border-b border-line">
        <Skeleton className="h-4 w-3/4" />
      </span>
    ))}
    <Skeleton className="mt-5 h-4 w-full" />
    <Skeleton className="h-4 w-2/3" />
  </div>
);

/** The chat before the first question: examples, and what the stock holds. */
export function Welcome({ onAsk, isBusy }: { onAsk: (text: string) => void; isBusy: boolean }) {
  const { data, error } = useChatStockQuery();
  const stock = data?.chatStock;
  return (
    <div className="relative flex min-h-0 flex-1 overflow-y-auto">
      <div className="mx-auto grid w-full content-start md:my-auto max-w-[46rem] gap-7 px-4 py-8 md:px-6">
        <div className="grid gap-2">
          <h1 className="text-3xl font-semibold tracking-tight">{text.title}</h1>
          <p className="font-serif text-lg text-muted">{text.body}</p>
        </div>
        {stock && stock.examples.length > 0 && (
          <section aria-labelledby="examples" className="grid gap-2">
            <h2 id="examples" className="font-sans text-sm font-medium text-muted">
              {text.examples}
            </h2>
            <ul className="divide-y divide-line border-y border-line">
              {stock.examples.slice(0, 4).map((example) => (
                <li key={example}>
                  <button
                    type="button"
                    disabled={isBusy}
                    onClick={() => onAsk(example)}
                    className="group flex min-h-12 w-full items-center justify-between gap-4 py-3 text-left font-serif text-lg transition-colors duration-150 hover:text-accent disabled:text-muted"
                  >
                    {example}
                    <ArrowUpRight size={18} className="text-muted group-hover:text-accent" aria-hidden="true" />
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
        {stock ? (
          <Stock stock={stock} />
        ) : error ? (
          <p className="text-sm text-muted">{text.stockFailed}</p>
        ) : (
          <StockSkeleton />
        )}
      </div>
    </div>
  );
}
