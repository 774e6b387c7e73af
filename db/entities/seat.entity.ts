import { defineEntity, p } from '@mikro-orm/core';
import { User } from './user.entity.ts';

/** A seat of somebody's plan: an invitation until it is accepted, and over when it has ended. */
const PlanSeatSchema = defineEntity({
  name: 'PlanSeat',
  tableName: 'plan_seat',
  properties: {
    id: p.text().primary(),
    /** Whose plan it is. */
    owner: () => p.manyToOne(User).ref().deleteRule('cascade').index(),
    /** Folded. Only the account with this address may take it. */
    email: p.text(),
    /** Null until it is accepted. */
    member: () => p.manyToOne(User).ref().nullable().deleteRule('cascade').index(),
    tokenHash: p.text().unique(),
    invitedAt: p.datetime(),
    /** Of the invitation. */
    expiresAt: p.datetime(),
    acceptedAt: p.datetime().nullable(),
    endedAt: p.datetime().nullable(),
  },
});
export class PlanSeat extends PlanSeatSchema.class {}
PlanSeatSchema.setClass(PlanSeat);

/** Somebody asks for an offer of the plan that is agreed by quote. */
const QuoteRequestSchema = defineEntity({
  name: 'QuoteRequest',
  tableName: 'quote_request',
  properties: {
    id: p.text().primary(),
    /** Null: asked without an account. */
    user: () => p.manyToOne(User).ref().nullable().deleteRule('set null').index(),
    name: p.text(),
    /** Folded. */
    email: p.text().index(),
    message: p.text().default(''),
    seats: p.integer().nullable(),
    createdAt: p.datetime(),
    /** Answered until then, or asked for again. */
    expiresAt: p.datetime(),
    /** A later request of the same address took its place. */
    replacedAt: p.datetime().nullable(),
  },
});
export class QuoteRequest extends QuoteRequestSchema.class {}
QuoteRequestSchema.setClass(QuoteRequest);
