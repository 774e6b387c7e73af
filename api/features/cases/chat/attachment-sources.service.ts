import type { AttachmentKind } from '#schema/generated/contract.ts';
import type { Ctx } from '#api/kernel/context.ts';

/** What a card shows of something of another feature, as its viewer may see it. */
interface AttachedThing {
  label: string;
  detail: string;
  /** The matter that it belongs to, if any: it is attached in its chat only. */
  caseId: string | null;
  isDeleted: boolean;
}

/** Things by id, those that the caller may see and those that were deleted among them; one statement for all. */
export type AttachmentSource = (ctx: Ctx, ids: readonly string[]) => Promise<ReadonlyMap<string, AttachedThing>>;

declare module '../../../kernel/feature.ts' {
  interface Offers {
    /** What can be attached to a message of a matter, by its kind. */
    attachments: Partial<Record<AttachmentKind, AttachmentSource>>;
  }
}

/** The feature that offers things of that kind. */
export const attachmentSource = ({ runtime }: Ctx, kind: AttachmentKind): AttachmentSource | undefined =>
  runtime.offers.find(({ attachments }) => attachments?.[kind])?.attachments?.[kind];
