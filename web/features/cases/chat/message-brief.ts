import { collabChatText as text } from '#schema/text/collab-chat.ts';

interface BriefMessage {
  authorId: string;
  authorName: string;
  text: string;
}

/** Who wrote and what, in one line; `otherwise` where there is no text. */
export function briefOf(
  { authorId, authorName, text: words }: BriefMessage,
  userId: string,
  otherwise: string,
): string {
  const author = authorId === userId ? text.you : (authorName.split(' ')[0] ?? '');
  return `${author}: ${words.replace(/\s+/g, ' ') || otherwise}`;
}
