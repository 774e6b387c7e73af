import { findingText as text } from '#schema/text/citation-review.ts';
import type { Finding } from './review.ts';

/** Width of a drawn page, in its own units. */
const PAGE_WIDTH = 100;
/** A line of print is too thin to be seen so small. */
const MIN_HEIGHT = 3.5;

type Place = NonNullable<Finding['place']>;

/** A page in outline, with the lines of the citation. */
function PageSketch({ page, place }: { page: number; place: Place }) {
  const height = PAGE_WIDTH / (place.pageRatio || 1);
  return (
    <svg
      viewBox={`-1 -1 ${PAGE_WIDTH + 2} ${height + 2}`}
      className="h-24 w-auto rounded-sm text-muted"
      role="img"
      aria-label={text.placeOnPage(`${page}`)}
    >
      <rect width={PAGE_WIDTH} height={height} rx={1} className="fill-surface stroke-line-strong" />
      {place.boxes
        .filter((box) => box.page === page)
        .map(({ left, top, right, bottom }) => (
          <rect
            key={`${left}-${top}`}
            x={left * PAGE_WIDTH}
            y={top * height}
            width={Math.max((right - left) * PAGE_WIDTH, MIN_HEIGHT)}
            height={Math.max((bottom - top) * height, MIN_HEIGHT)}
            className="fill-accent"
          />
        ))}
    </svg>
  );
}

/** Where a citation stands in the uploaded file; on its page too where the file has pages. */
export function FindingPlace({ place }: Pick<Finding, 'place'>) {
  if (!place) return null;
  const pages = [...new Set(place.boxes.map(({ page }) => page))];
  return (
    <div className="grid gap-2">
      <p className="text-sm text-muted">{text.place(place.label)}</p>
      {pages.length > 0 && (
        <div className="flex gap-2">
          {pages.map((page) => (
            <PageSketch key={page} page={page} place={place} />
          ))}
        </div>
      )}
    </div>
  );
}
