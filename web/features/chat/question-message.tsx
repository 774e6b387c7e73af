import { chatText as text } from '#schema/text/chat.ts';
import { formatInstant } from '#web/shared/format/format.ts';
import type { Message } from './reply-follower.ts';

/** What the person asked: their words, set apart from the answer. */
export const QuestionMessage = ({ message }: { message: Message }) => (
  <article
    aria-label={text.you}
    className="ml-auto w-fit max-w-[92%] rounded-lg rounded-br-sm bg-accent-soft px-4 py-3 md:max-w-[85%]"
  >
    <p className="whitespace-pre-wrap font-serif text-lg wrap-anywhere">{message.text}</p>
    <time dateTime={message.createdAt} className="sr-only">
      {formatInstant(message.createdAt)}
    </time>
  </article>
);
