import { defineEntity, p } from '@mikro-orm/core';
import { User } from './user.entity.ts';

type Service = 'ZOOM' | 'DOCUSIGN';

/** A pending OAuth consent: valid once, for ten minutes, in the browser that started it. */
const IntegrationConsentSchema = defineEntity({
  name: 'IntegrationConsent',
  tableName: 'integration_consent',
  properties: {
    /** SHA-256 of the state. */
    stateHash: p.text().primary(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade'),
    service: p.text().$type<Service>(),
    /** Encrypted PKCE verifier. */
    verifierSealed: p.text().hidden(),
    /** SHA-256 of the cookie of the browser that started it. */
    browserHash: p.text(),
    expiresAt: p.datetime().index(),
  },
  indexes: [{ properties: ['user'] }],
});
export class IntegrationConsent extends IntegrationConsentSchema.class {}
IntegrationConsentSchema.setClass(IntegrationConsent);

/** The permission of an account at a service. */
const IntegrationConnectionSchema = defineEntity({
  name: 'IntegrationConnection',
  tableName: 'integration_connection',
  properties: {
    id: p.text().primary(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade'),
    service: p.text().$type<Service>(),
    /** Encrypted tokens. */
    grantSealed: p.text().hidden(),
    accountName: p.text(),
    connectedAt: p.datetime(),
    /** Null: it is valid as far as is known. */
    lostAt: p.datetime().nullable(),
  },
  uniques: [{ properties: ['user', 'service'] }],
});
export class IntegrationConnection extends IntegrationConnectionSchema.class {}
IntegrationConnectionSchema.setClass(IntegrationConnection);
