import { SubscriptionInvoice } from '#db/entities/payment.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import type { Row } from '#api/kernel/database/rows.ts';
import { mxn } from '#api/kernel/money.ts';
import { readListing } from '#api/kernel/paging/listing.ts';
import { mapPage, type PageArguments } from '#api/kernel/paging/pages.ts';
import { signedIn } from '#api/kernel/security/access.ts';

const showInvoice = ({ centavos, refunded, ...row }: Row<SubscriptionInvoice>) => ({
  ...row,
  total: mxn(centavos),
  refunded: mxn(refunded),
});

/** Charges of the own subscriptions, newest first. */
export async function listInvoices(ctx: Ctx, args: PageArguments) {
  const page = await readListing(
    ctx,
    {
      entity: SubscriptionInvoice,
      orderBy: 'issuedAt',
      direction: 'desc',
      where: 'r.subscription_id in (select id from paid_subscription where user_id = ?)',
      values: [signedIn(ctx).userId],
    },
    args,
  );
  return mapPage(page, showInvoice);
}
