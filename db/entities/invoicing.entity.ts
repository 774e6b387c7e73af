import { defineEntity, p } from '@mikro-orm/core';
import { User } from './user.entity.ts';

/** Fiscal data of an account: who issues its CFDI, and who receives those of its subscription. */
const FiscalProfileSchema = defineEntity({
  name: 'FiscalProfile',
  tableName: 'fiscal_profile',
  properties: {
    account: () => p.oneToOne(User).ref().primary().deleteRule('cascade'),
    rfc: p.text(),
    legalName: p.text(),
    regime: p.text(),
    postalCode: p.text(),
    cfdiUse: p.text(),
    updatedAt: p.datetime(),
  },
});
export class FiscalProfile extends FiscalProfileSchema.class {}
FiscalProfileSchema.setClass(FiscalProfile);

/** Fiscal data of a client of an account, by the folded name that its bills have. */
const ClientFiscalProfileSchema = defineEntity({
  name: 'ClientFiscalProfile',
  tableName: 'client_fiscal_profile',
  properties: {
    account: () => p.manyToOne(User).ref().primary().deleteRule('cascade'),
    clientKey: p.text().primary(),
    client: p.text(),
    rfc: p.text(),
    legalName: p.text(),
    regime: p.text(),
    postalCode: p.text(),
    cfdiUse: p.text(),
    updatedAt: p.datetime(),
  },
});
export class ClientFiscalProfile extends ClientFiscalProfileSchema.class {}
ClientFiscalProfileSchema.setClass(ClientFiscalProfile);
