import { defineEntity, p } from '@mikro-orm/core';
import { User } from './user.entity.ts';

/** A query of the contract that an account keeps, to run it by its id. It holds no data and no rights. */
const RegisteredOperationSchema = defineEntity({
  name: 'RegisteredOperation',
  tableName: 'registered_operation',
  properties: {
    id: p.text().primary(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade'),
    name: p.text(),
    text: p.text().fieldName('operation_text'),
    /** Of the text, hex. */
    sha256: p.text(),
    maxAgeSeconds: p.integer(),
    createdAt: p.datetime(),
  },
  indexes: [{ properties: ['user', 'createdAt', 'id'] }],
  uniques: [{ properties: ['user', 'sha256'] }],
});

export class RegisteredOperation extends RegisteredOperationSchema.class {}
RegisteredOperationSchema.setClass(RegisteredOperation);
