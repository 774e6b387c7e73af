import { useEffect, useRef, useState } from 'react';
import { newClientId } from '#web/shared/browser/client-id.ts';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { useChatDraft } from './chat-draft.ts';
import { ATTACHMENTS_MAX } from './chat-limits.ts';
import type { ChatMessage } from './message-feed.ts';
import type { Outgoing, OutgoingMessage } from './outgoing.ts';
import { useDocumentUploads } from './use-document-uploads.ts';
import { useTypingSignal } from './use-typing-signal.ts';

interface CompositionOptions {
  caseId: string;
  outgoing: Outgoing;
  /** Saves an edited message; returns the error text, or `null`. */
  onEdit: (messageId: string, words: string) => Promise<string | null>;
}

/** State of the message being written: text, quoted message, attachments, or the message it edits. */
export function useComposition({ caseId, outgoing, onEdit }: CompositionOptions) {
  const [draft, setDraft] = useChatDraft(caseId);
  const [replyTo, setReplyTo] = useState<OutgoingMessage['replyTo']>(null);
  const [attachments, setAttachments] = useState<OutgoingMessage['attachments']>([]);
  const [edited, setEdited] = useState<{ message: ChatMessage; words: string } | null>(null);
  const [isSaving, setSaving] = useState(false);
  const attach = (attachment: OutgoingMessage['attachments'][number]) =>
    setAttachments((before) =>
      before.some(({ id }) => id === attachment.id) ? before : [...before, attachment].slice(0, ATTACHMENTS_MAX),
    );
  const documents = useDocumentUploads(attachments.length, attach);
  const { typed, stopped } = useTypingSignal(caseId);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const save = async () => {
    if (!edited) return;
    const words = edited.words.trim();
    if (words === edited.message.text) return setEdited(null);
    setSaving(true);
    const problem = await onEdit(edited.message.id, words);
    if (!isOpen.current) return;
    setSaving(false);
    if (problem !== null) showToast({ message: problem, tone: 'danger' });
    else setEdited(null);
  };
  const send = () => {
    stopped();
    if (edited) return void save();
    outgoing.add({
      clientId: newClientId(),
      text: draft.trim(),
      replyTo,
      attachments,
      createdAt: new Date().toISOString(),
    });
    setDraft('');
    setReplyTo(null);
    setAttachments([]);
    documents.clearProblem();
  };
  return {
    value: edited ? edited.words : draft,
    change: (words: string) => {
      if (words.trim() === '') stopped();
      else typed();
      if (edited) setEdited({ ...edited, words });
      else setDraft(words);
    },
    send,
    isSaving,
    replyTo,
    setReplyTo,
    attachments,
    attach,
    documents,
    detach: (id: string) => setAttachments((before) => before.filter((each) => each.id !== id)),
    isEditing: edited !== null,
    edit: (message: ChatMessage) => setEdited({ message, words: message.text }),
    cancelEdit: () => setEdited(null),
    /** Returns a refused message to the composer. */
    takeBack: (message: OutgoingMessage) => {
      outgoing.drop(message.clientId);
      setEdited(null);
      setDraft(message.text);
      setReplyTo(message.replyTo);
      setAttachments(message.attachments);
    },
  };
}
