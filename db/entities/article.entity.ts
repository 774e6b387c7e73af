import { defineEntity, p } from '@mikro-orm/core';
import { Statute } from './statute.entity.ts';

/** An article of which Foja holds words: its own synthesis, the imported official text, or both. */
const ArticleSchema = defineEntity({
  name: 'Article',
  tableName: 'article',
  properties: {
    /** `art_<law key>_<number>`, `_` for a space: see `articleId`. */
    id: p.text().primary(),
    statute: () => p.manyToOne(Statute).ref().fieldName('statute_key').deleteRule('cascade'),
    number: p.text(),
    /** Place in the law. */
    position: p.integer(),
    title: p.text().nullable(),
    synthesis: p.text().nullable(),
    /** Words by which people look for it. */
    words: p.array().default([]),
    officialText: p.text().nullable(),
    /** Headings above it, from the widest to the narrowest. */
    path: p.array().default([]),
    isRepealed: p.boolean().default(false),
    /** Notes of reform: no part of the text. */
    notes: p.array().default([]),
    lastReformOn: p.date().nullable(),
  },
  uniques: [{ properties: ['statute', 'number'] }],
  indexes: [{ properties: ['statute', 'position'] }],
});

export class Article extends ArticleSchema.class {}
ArticleSchema.setClass(Article);
