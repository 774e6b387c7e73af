import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { monthsAfter } from '#schema/lib/months.ts';
import {
  StripeObjects,
  textOf,
  type Form,
  type StripeSession,
  type StripeSubscription,
} from './fake-stripe-objects.ts';

/** A fake of Stripe's HTTP API, as much of it as the provider uses: objects in memory, and the hands of the buyer. */

export interface StripeCall {
  method: string;
  path: string;
  form: Form;
  idempotencyKey: string | null;
}

/** `a[b][0]=c` → `{ a: { b: { 0: 'c' } } }`. */
function formOf(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = name.replaceAll(']', '').split('[');
    let at = form;
    for (const key of keys.slice(0, -1)) at = (at[key] ??= {}) as Form;
    at[keys.at(-1) ?? ''] = value;
  }
  return form;
}

const missing = (): Response =>
  HttpResponse.json(
    { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such object' } },
    { status: 404 },
  );

export const stripeFailure = (status: number, error: object): Response => HttpResponse.json({ error }, { status });

export class FakeStripe extends StripeObjects {
  readonly calls: StripeCall[] = [];
  /** Answers instead of the normal one. */
  fault: (call: StripeCall) => Response | 'HANG' | null = () => null;
  private readonly answered = new Map<string, unknown>();

  readonly server = setupServer(
    http.all('https://api.stripe.com/v1/*', async ({ request }) => {
      const url = new URL(request.url);
      const isGet = request.method === 'GET';
      const call: StripeCall = {
        method: request.method,
        path: url.pathname.replace('/v1', ''),
        form: formOf(isGet ? url.search.slice(1) : await request.text()),
        idempotencyKey: request.headers.get('idempotency-key'),
      };
      this.calls.push(call);
      const fault = this.fault(call);
      if (fault === 'HANG') return new Promise<Response>(() => undefined);
      if (fault) return fault;
      const known = isGet || !call.idempotencyKey ? undefined : this.answered.get(call.idempotencyKey);
      const answer = known ?? this.answer(call);
      if (answer instanceof Response) return answer;
      if (answer === null) return missing();
      if (call.idempotencyKey) this.answered.set(call.idempotencyKey, structuredClone(answer));
      return HttpResponse.json(answer as object);
    }),
  );

  private answer({ method, path, form }: StripeCall): unknown {
    const [, kind = '', a = '', b = ''] = path.split('/');
    const id = kind === 'checkout' || kind === 'billing_portal' ? b : a;
    const act = path.split('/').at(-1);
    const isNew = method === 'POST';
    const list = (data: unknown[]) => ({ object: 'list', data, has_more: false, url: path });
    switch (kind) {
      case 'prices':
        return isNew ? this.createPrice(form) : list(this.pricesBy(Object.values((form['lookup_keys'] ?? {}) as Form)));
      case 'customers':
        return this.createCustomer(form);
      case 'checkout':
        if (!isNew && !id) return list(this.sessionsOf(textOf(form['payment_intent'])));
        if (!isNew) return this.sessions.get(id) ?? null;
        return act === 'expire' ? this.expire(id) : this.createSession(form);
      case 'billing_portal':
        return { object: 'billing_portal.session', url: `https://billing.stripe.com/p/${textOf(form['customer'])}` };
      case 'subscriptions':
        if (method === 'DELETE') return this.end(id);
        return isNew ? this.updateSubscription(id, form) : (this.subscriptions.get(id) ?? null);
      case 'subscription_schedules':
        if (act === 'release') return this.release(id);
        if (isNew) return id ? this.updateSchedule(id, form) : this.createSchedule(textOf(form['from_subscription']));
        return this.schedules.get(id) ?? null;
      case 'invoices':
        return act === 'create_preview' ? this.preview(form) : list(this.invoicesOf(textOf(form['subscription'])));
      case 'invoice_payments':
        return list(this.invoicePayments(form));
      case 'charges':
        return list(this.charges.filter(({ customer }) => customer === form['customer']));
      case 'refunds':
        return this.refund(textOf(form['payment_intent']));
      case 'payment_intents':
        return this.updateIntent(id, form);
      default:
        return null;
    }
  }

  /** A session that is made although its answer is lost. */
  takes(form: Form): string {
    return this.createSession(form).id;
  }

  /** What the buyer does on Stripe's page. */
  pays(sessionId: string): void {
    const session = this.sessions.get(sessionId) as StripeSession;
    session.status = 'complete';
    if (session.mode === 'subscription') this.startSubscription(session);
    else {
      session.payment_status = 'unpaid';
      session.payment_intent = this.createIntent(session, 'requires_action');
    }
  }

  moneyArrives(sessionId: string): void {
    const session = this.sessions.get(sessionId) as StripeSession;
    const intent = session.payment_intent;
    if (!intent) throw new Error('nothing was begun');
    session.payment_status = 'paid';
    intent.status = 'succeeded';
    intent.latest_charge = this.charge(session.customer, intent.id, session.amount_total);
  }

  moneyNeverArrives(sessionId: string): void {
    const intent = this.sessions.get(sessionId)?.payment_intent;
    if (intent) intent.status = 'requires_payment_method';
  }

  renews(subscriptionId: string, { isRefused }: { isRefused: boolean }): void {
    const subscription = this.subscriptions.get(subscriptionId) as StripeSubscription;
    const [item] = subscription.items.data;
    if (!item) return;
    const schedule = subscription.schedule;
    const [, next] = schedule?.phases ?? [];
    if (next) item.price = next.items[0]?.price ?? item.price;
    if (schedule) this.release(schedule.id);
    item.current_period_start = item.current_period_end;
    item.current_period_end = monthsAfter(new Date(item.current_period_start * 1000), 1).getTime() / 1000;
    subscription.status = isRefused ? 'past_due' : 'active';
    this.invoice(subscription, item.price.unit_amount, !isRefused);
  }

  paysOverdue(subscriptionId: string): void {
    const subscription = this.subscriptions.get(subscriptionId) as StripeSubscription;
    subscription.status = 'active';
    for (const invoice of this.invoicesOf(subscriptionId)) if (invoice.status === 'open') this.settle(invoice);
  }
}
