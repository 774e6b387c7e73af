import { chatComposerText as text } from '#schema/text/collab-chat.ts';
import { cx } from '#web/shared/ui/class-names.ts';

interface MentionListProps {
  id: string;
  people: readonly { userId: string; name: string; email?: string | null }[];
  active: number;
  onChoose: (person: { userId: string; name: string }) => void;
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

export function MentionList({ id, people, active, onChoose }: MentionListProps) {
  return (
    <>
      {people.length > 0 && (
        <div
          id={id}
          role="listbox"
          aria-label={text.people}
          className="absolute inset-x-2 bottom-full z-20 mb-1 max-h-52 overflow-y-auto rounded-md border border-line bg-surface p-1 shadow-float"
        >
          {people.map((person, place) => (
            // The text area keeps the focus and handles the keyboard.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={person.userId}
              id={optionId(id, place)}
              role="option"
              aria-selected={place === active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onChoose(person)}
              className={cx(
                'flex min-h-9 cursor-pointer items-baseline gap-2 rounded-sm px-2.5 py-1.5',
                place === active && 'bg-accent-soft',
              )}
            >
              <span className="truncate font-medium">{person.name}</span>
              {person.email && <span className="truncate text-sm text-muted">{person.email}</span>}
            </div>
          ))}
        </div>
      )}
      <span role="status" className="sr-only">
        {people.length > 0 ? text.peopleFound(people.length) : ''}
      </span>
    </>
  );
}
