import type { AttachmentKind } from '#schema/generated/contract.ts';
import type { Ctx } from '#api/kernel/context.ts';

/** What the card of an attachment shows of an object of another feature, as the viewer may see it. */
interface AttachedItem {
  label: string;
  detail: string;
  /** Its case, if any: it can be attached in the chat of that case only. */
  caseId: string | null;
  isDeleted: boolean;
}

/** Loads objects by id in one statement: those that the caller may see, deleted ones included. */
export type AttachmentSource = (ctx: Ctx, ids: readonly string[]) => Promise<ReadonlyMap<string, AttachedItem>>;

declare module '../../../kernel/feature.ts' {
  interface Offers {
    /** Objects of the feature that can be attached to a message of a case, by kind. */
    attachments: Partial<Record<AttachmentKind, AttachmentSource>>;
  }
}

/** The source of attachments of that kind; `undefined`: no feature offers it. */
export const attachmentSource = ({ runtime }: Ctx, kind: AttachmentKind): AttachmentSource | undefined =>
  runtime.offers.find(({ attachments }) => attachments?.[kind])?.attachments?.[kind];
