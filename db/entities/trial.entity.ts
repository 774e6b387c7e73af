import { defineEntity, p } from '@mikro-orm/core';
import { User } from './user.entity.ts';

/** A trial whose account nobody has registered yet. It goes with its account, and when somebody registers with it. */
const TrialSchema = defineEntity({
  name: 'Trial',
  tableName: 'trial',
  properties: {
    user: () => p.oneToOne(User).ref().primary().deleteRule('cascade'),
    /** Trimmed and in lower case. Nobody has proved that it is theirs. */
    email: p.text().unique(),
    /** The id of the trial, encrypted: an unexpired trial is answered again with it. Its hash is in its session. */
    keySealed: p.text().hidden(),
    startedAt: p.datetime(),
    expiresAt: p.datetime(),
  },
});

export class Trial extends TrialSchema.class {}
TrialSchema.setClass(Trial);

/** That an e-mail has had its trial. It outlives the trial, without the e-mail itself. */
const UsedTrialSchema = defineEntity({
  name: 'UsedTrial',
  tableName: 'used_trial',
  properties: {
    /** SHA-256, hex, of the e-mail. */
    emailHash: p.text().primary(),
    usedAt: p.datetime(),
  },
});

export class UsedTrial extends UsedTrialSchema.class {}
UsedTrialSchema.setClass(UsedTrial);
