import { answerStyleText, chatText as text } from '#schema/text/chat.ts';
import { areaLabel } from '#schema/text/search.ts';
import { formatInstant } from '#web/shared/format/format.ts';
import type { Message } from './reply-follower.ts';

/** The choices of a question that are not the default. */
const choicesOf = ({ area, style }: Message): string =>
  [area && areaLabel[area], style !== 'STANDARD' && answerStyleText.styles[style]].filter(Boolean).join(' · ');

/** A question of the user. */
export const QuestionMessage = ({ message }: { message: Message }) => (
  <article
    aria-label={text.you}
    className="ml-auto w-fit max-w-[92%] rounded-lg rounded-br-sm bg-accent-soft px-4 py-3 md:max-w-[85%]"
  >
    <p className="whitespace-pre-wrap font-serif text-lg wrap-anywhere">{message.text}</p>
    {choicesOf(message) && <p className="mt-1 text-right text-sm text-muted">{choicesOf(message)}</p>}
    <time dateTime={message.createdAt} className="sr-only">
      {formatInstant(message.createdAt)}
    </time>
  </article>
);
