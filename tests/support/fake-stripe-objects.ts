import { HttpResponse } from 'msw';
import { monthsAfter } from '#schema/lib/months.ts';

/** The objects of Stripe that the provider reads, with as many fields as it uses. */

export interface Form {
  [name: string]: string | Form;
}

export interface StripePrice {
  id: string;
  object: 'price';
  active: boolean;
  currency: string;
  unit_amount: number;
  lookup_key: string | null;
  recurring: { interval: string; interval_count: number };
  product: string;
  metadata: Record<string, string>;
}

interface StripeCharge {
  id: string;
  customer: string | null;
  payment_intent: string;
  amount: number;
  amount_refunded: number;
  refunded: boolean;
  created: number;
  receipt_number: string | null;
  receipt_url: string | null;
}

interface StripeIntent {
  id: string;
  status: string;
  metadata: Record<string, string>;
  latest_charge: StripeCharge | null;
}

export interface StripeSession {
  id: string;
  object: 'checkout.session';
  mode: 'subscription' | 'payment';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  url: string | null;
  created: number;
  expires_at: number;
  amount_total: number;
  client_reference_id: string;
  customer: string | null;
  metadata: Record<string, string>;
  subscription: string | null;
  payment_intent: StripeIntent | null;
  form: Form;
}

interface StripeSchedule {
  id: string;
  status: string;
  subscription: string;
  current_phase: { start_date: number; end_date: number } | null;
  phases: { start_date: number; items: { price: StripePrice }[] }[];
}

export interface StripeSubscription {
  id: string;
  object: 'subscription';
  status: string;
  customer: string;
  metadata: Record<string, string>;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  ended_at: number | null;
  trial_end: number | null;
  schedule: StripeSchedule | null;
  items: {
    data: { id: string; price: StripePrice; current_period_start: number; current_period_end: number }[];
  };
}

interface StripeInvoice {
  id: string;
  object: 'invoice';
  status: 'open' | 'paid' | 'void';
  total: number;
  number: string;
  created: number;
  customer: string;
  period_start: number;
  period_end: number;
  hosted_invoice_url: string;
  status_transitions: { paid_at: number | null };
  parent: { subscription_details: { subscription: string } };
  payments: { data: { payment: { type: string; payment_intent: string } }[] };
  lines: { data: { amount: number; period: { start: number; end: number } }[] };
}

export const textOf = (value: Form[string] | undefined): string => (typeof value === 'string' ? value : '');
const partOf = (value: Form[string] | undefined): Form => (typeof value === 'object' ? value : {});
const textsOf = (value: Form[string] | undefined): Record<string, string> => partOf(value) as Record<string, string>;

export class StripeObjects {
  readonly prices = new Map<string, StripePrice>();
  readonly sessions = new Map<string, StripeSession>();
  readonly subscriptions = new Map<string, StripeSubscription>();
  readonly schedules = new Map<string, StripeSchedule>();
  readonly invoices: StripeInvoice[] = [];
  readonly charges: StripeCharge[] = [];
  /** Whether the bank refuses the next charge of a change. */
  refusesCard = false;
  private count = 0;

  constructor(private readonly now: () => Date) {}

  protected seconds = (): number => Math.floor(this.now().getTime() / 1000);
  private id = (prefix: string): string => `${prefix}_test_${++this.count}`;

  protected pricesBy(keys: unknown[]): StripePrice[] {
    return [...this.prices.values()].filter((price) => price.active && keys.includes(price.lookup_key));
  }

  protected createPrice(form: Form): StripePrice {
    const key = textOf(form['lookup_key']);
    for (const other of this.prices.values()) if (other.lookup_key === key) other.lookup_key = null;
    const price: StripePrice = {
      id: this.id('price'),
      object: 'price',
      active: true,
      currency: textOf(form['currency']),
      unit_amount: Number(form['unit_amount']),
      lookup_key: key,
      recurring: { interval: textOf(partOf(form['recurring'])['interval']), interval_count: 1 },
      product: textOf(form['product']) || this.id('prod'),
      metadata: textsOf(form['metadata']),
    };
    this.prices.set(price.id, price);
    return price;
  }

  protected createCustomer = (form: Form) => ({ id: this.id('cus'), object: 'customer', email: form['email'] });

  protected createSession(form: Form): StripeSession {
    const line = partOf(partOf(form['line_items'])['0']);
    const price = this.prices.get(textOf(line['price']));
    const id = this.id('cs');
    const session: StripeSession = {
      id,
      object: 'checkout.session',
      mode: form['mode'] === 'payment' ? 'payment' : 'subscription',
      status: 'open',
      payment_status: 'unpaid',
      url: `https://checkout.stripe.com/c/pay/${id}`,
      created: this.seconds(),
      expires_at: Number(form['expires_at']),
      amount_total: price?.unit_amount ?? Number(partOf(line['price_data'])['unit_amount']),
      client_reference_id: textOf(form['client_reference_id']),
      customer: textOf(form['customer']) || null,
      metadata: textsOf(form['metadata']),
      subscription: null,
      payment_intent: null,
      form,
    };
    this.sessions.set(id, session);
    return session;
  }

  protected sessionsOf = (intent: string): StripeSession[] =>
    [...this.sessions.values()].filter(({ payment_intent }) => payment_intent?.id === intent);

  protected expire(id: string): StripeSession | null {
    const session = this.sessions.get(id);
    if (session) Object.assign(session, { status: 'expired', url: null });
    return session ?? null;
  }

  protected createIntent({ form }: StripeSession, status: string): StripeIntent {
    const metadata = textsOf(partOf(form['payment_intent_data'])['metadata']);
    return { id: this.id('pi'), status, metadata, latest_charge: null };
  }

  protected charge(customer: string | null, intent: string, amount: number): StripeCharge {
    const facts = { amount, amount_refunded: 0, refunded: false, receipt_number: null, receipt_url: null };
    const charge = { id: this.id('ch'), customer, payment_intent: intent, created: this.seconds(), ...facts };
    this.charges.push(charge);
    return charge;
  }

  protected startSubscription(session: StripeSession): void {
    const data = partOf(session.form['subscription_data']);
    const days = Number(data['trial_period_days'] ?? 0);
    const start = this.seconds();
    const end = days > 0 ? start + days * 86_400 : monthsAfter(new Date(start * 1000), 1).getTime() / 1000;
    const line = partOf(partOf(session.form['line_items'])['0']);
    const subscription: StripeSubscription = {
      id: this.id('sub'),
      object: 'subscription',
      status: days > 0 ? 'trialing' : 'active',
      customer: (session.customer ??= this.id('cus')),
      metadata: textsOf(data['metadata']),
      cancel_at: null,
      cancel_at_period_end: false,
      ended_at: null,
      trial_end: days > 0 ? end : null,
      schedule: null,
      items: {
        data: [
          {
            id: this.id('si'),
            price: this.prices.get(textOf(line['price'])) as StripePrice,
            current_period_start: start,
            current_period_end: end,
          },
        ],
      },
    };
    this.subscriptions.set(subscription.id, subscription);
    session.subscription = subscription.id;
    session.payment_status = days > 0 ? 'no_payment_required' : 'paid';
    this.invoice(subscription, days > 0 ? 0 : session.amount_total, true);
  }

  protected settle(invoice: StripeInvoice): void {
    const intent = this.id('pi');
    invoice.status = 'paid';
    invoice.status_transitions.paid_at = this.seconds();
    invoice.payments.data = [{ payment: { type: 'payment_intent', payment_intent: intent } }];
    this.charge(invoice.customer, intent, invoice.total);
  }

  protected invoice({ id, customer, items }: StripeSubscription, total: number, isPaid: boolean): void {
    const [item] = items.data;
    const period = { start: item?.current_period_start ?? 0, end: item?.current_period_end ?? 0 };
    const invoice: StripeInvoice = {
      id: this.id('in'),
      object: 'invoice',
      status: 'open',
      total,
      number: `FOJA-${this.count}`,
      created: this.seconds(),
      customer,
      period_start: period.start,
      period_end: period.start,
      hosted_invoice_url: 'https://invoice.stripe.com/i/1',
      status_transitions: { paid_at: null },
      parent: { subscription_details: { subscription: id } },
      payments: { data: [] },
      lines: { data: [{ amount: total, period }] },
    };
    this.invoices.unshift(invoice);
    if (isPaid) this.settle(invoice);
  }

  protected invoicesOf = (subscription: string): StripeInvoice[] =>
    this.invoices.filter(({ parent }) => parent.subscription_details.subscription === subscription);

  protected invoicePayments(form: Form) {
    const intent = textOf(partOf(form['payment'])['payment_intent']);
    return this.invoices
      .filter(({ id, payments }) =>
        intent ? payments.data.some(({ payment }) => payment.payment_intent === intent) : id === form['invoice'],
      )
      .flatMap((invoice) => invoice.payments.data.map(({ payment }) => ({ id: this.id('inpay'), invoice, payment })));
  }

  /** Price of the change, and what of the period is left. */
  private change({ items }: StripeSubscription, form: Form, at: number) {
    const [item] = items.data;
    const price = this.prices.get(textOf(partOf(partOf(form['items'])['0'])['price']));
    if (!item || !price) return null;
    const left = (item.current_period_end - at) / (item.current_period_end - item.current_period_start);
    const [credit, rest] = [item.price.unit_amount, price.unit_amount].map((amount) => Math.round(amount * left));
    return { item, price, credit: credit ?? 0, rest: rest ?? 0 };
  }

  protected preview(form: Form) {
    const subscription = this.subscriptions.get(textOf(form['subscription']));
    const details = partOf(form['subscription_details']);
    const change = subscription && this.change(subscription, details, Number(details['proration_date']));
    if (!change) return null;
    const isTrial = subscription.status === 'trialing';
    const lines = isTrial ? [] : [{ amount: -change.credit }, { amount: change.rest }];
    const due = lines.reduce((sum, { amount }) => sum + amount, 0);
    return { object: 'invoice', amount_due: due, lines: { data: lines } };
  }

  protected updateSubscription(id: string, form: Form): unknown {
    const subscription = this.subscriptions.get(id);
    if (!subscription) return null;
    const change = form['items'] ? this.change(subscription, form, Number(form['proration_date'])) : null;
    if (change && this.refusesCard)
      return HttpResponse.json(
        { error: { type: 'card_error', code: 'card_declined', message: 'declined' } },
        { status: 402 },
      );
    if (change) {
      change.item.price = change.price;
      if (subscription.status !== 'trialing') this.invoice(subscription, change.rest - change.credit, true);
    }
    if (form['cancel_at_period_end'] !== undefined)
      subscription.cancel_at_period_end = form['cancel_at_period_end'] === 'true';
    if (form['cancel_at'] === '') subscription.cancel_at = null;
    return subscription;
  }

  protected end(id: string): StripeSubscription | null {
    const subscription = this.subscriptions.get(id);
    if (subscription) Object.assign(subscription, { status: 'canceled', ended_at: this.seconds() });
    for (const invoice of this.invoicesOf(id)) if (invoice.status === 'open') invoice.status = 'void';
    return subscription ?? null;
  }

  protected createSchedule(from: string): StripeSchedule | null {
    const subscription = this.subscriptions.get(from);
    const [item] = subscription?.items.data ?? [];
    if (!subscription || !item) return null;
    const phase = { start_date: item.current_period_start, end_date: item.current_period_end };
    const schedule = {
      id: this.id('sub_sched'),
      status: 'active',
      subscription: from,
      current_phase: phase,
      phases: [{ start_date: phase.start_date, items: [{ price: item.price }] }],
    };
    subscription.schedule = schedule;
    this.schedules.set(schedule.id, schedule);
    return schedule;
  }

  protected updateSchedule(id: string, form: Form): StripeSchedule | null {
    const schedule = this.schedules.get(id);
    const [first, second] = Object.values(partOf(form['phases'])).map(partOf);
    if (!schedule || !first || !second) return null;
    const priceIn = (phase: Form): StripePrice =>
      this.prices.get(textOf(partOf(partOf(phase['items'])['0'])['price'])) as StripePrice;
    schedule.phases = [
      { start_date: Number(first['start_date']), items: [{ price: priceIn(first) }] },
      { start_date: Number(first['end_date']), items: [{ price: priceIn(second) }] },
    ];
    return schedule;
  }

  protected release(id: string): StripeSchedule | null {
    const schedule = this.schedules.get(id);
    const subscription = this.subscriptions.get(schedule?.subscription ?? '');
    if (subscription) subscription.schedule = null;
    if (schedule) schedule.status = 'released';
    return schedule ?? null;
  }

  protected refund(intent: string): unknown {
    const charge = this.charges.find(({ payment_intent }) => payment_intent === intent);
    if (!charge) return null;
    if (charge.refunded)
      return HttpResponse.json(
        { error: { type: 'invalid_request_error', code: 'charge_already_refunded', message: 'again' } },
        { status: 400 },
      );
    Object.assign(charge, { refunded: true, amount_refunded: charge.amount });
    return { id: this.id('re'), object: 'refund', payment_intent: intent };
  }

  protected updateIntent(id: string, form: Form): StripeIntent | null {
    const intent = this.sessionsOf(id)[0]?.payment_intent ?? null;
    if (intent) Object.assign(intent.metadata, textsOf(form['metadata']));
    return intent;
  }
}
