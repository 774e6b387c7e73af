import { defineEntity, p } from '@mikro-orm/core';
import type { Court, DocumentKind } from '#schema/generated/contract.ts';
import type { LegalArea } from '../content/legal-content.ts';

/** A thesis of the federal courts, as imported. */
const ThesisSchema = defineEntity({
  name: 'Thesis',
  tableName: 'thesis',
  properties: {
    /** `tes_<registro digital>`. */
    id: p.text().primary(),
    registry: p.text().unique(),
    title: p.text(),
    key: p.text().nullable().index(),
    kind: p.text().$type<DocumentKind>(),
    epoch: p.text().nullable(),
    instance: p.text().nullable(),
    body: p.text().nullable(),
    court: p.text().$type<Court>().nullable(),
    subjects: p.array().default([]),
    area: p.text().$type<LegalArea>(),
    location: p.text().nullable(),
    /** Null when only the month is published. */
    publishedOn: p.date().nullable(),
    publishedText: p.text().nullable(),
    bindingFrom: p.date().nullable(),
    text: p.text(),
    precedents: p.text().nullable(),
    officialUrl: p.text().nullable(),
    /** Whether the text was compared with the Supreme Court's own repository. */
    isChecked: p.boolean().default(false),
    importHash: p.text(),
  },
});

export class Thesis extends ThesisSchema.class {}
ThesisSchema.setClass(Thesis);

/** A judgment, as imported. */
const RulingSchema = defineEntity({
  name: 'Ruling',
  tableName: 'ruling',
  properties: {
    /** `sen_<id of the source>`. */
    id: p.text().primary(),
    title: p.text(),
    decidedOn: p.date().nullable(),
    courtName: p.text(),
    court: p.text().$type<Court>().nullable(),
    area: p.text().$type<LegalArea>(),
    text: p.text(),
    officialUrl: p.text().nullable(),
    importHash: p.text(),
  },
});

export class Ruling extends RulingSchema.class {}
RulingSchema.setClass(Ruling);
