import { defineEntity, p } from '@mikro-orm/core';
import { Statute } from './statute.entity.ts';

/** An article with a synthesis of Foja, imported official text, or both. */
const ArticleSchema = defineEntity({
  name: 'Article',
  tableName: 'article',
  properties: {
    /** `art_<law key>_<number>`, `_` for a space: see `articleId`. */
    id: p.text().primary(),
    statute: () => p.manyToOne(Statute).ref().fieldName('statute_key').deleteRule('cascade'),
    number: p.text(),
    /** Position in the law, from 1. */
    position: p.integer(),
    title: p.text().nullable(),
    synthesis: p.text().nullable(),
    /** Search words. */
    words: p.array().default([]),
    officialText: p.text().nullable(),
    /** Headings above it, from the outermost to the innermost. */
    path: p.array().default([]),
    isRepealed: p.boolean().default(false),
    /** Notes of reform; not part of the text. */
    notes: p.array().default([]),
    lastReformOn: p.date().nullable(),
  },
  uniques: [{ properties: ['statute', 'number'] }],
  indexes: [{ properties: ['statute', 'position'] }],
});

export class Article extends ArticleSchema.class {}
ArticleSchema.setClass(Article);
