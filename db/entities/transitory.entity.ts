import { defineEntity, p } from '@mikro-orm/core';
import { Statute } from './statute.entity.ts';

/** A decree whose transitory articles are held with a law: the one of the law itself, or one that reformed it. */
const TransitoryDecreeSchema = defineEntity({
  name: 'TransitoryDecree',
  tableName: 'transitory_decree',
  properties: {
    /** `trd_<law key>_<day>`, with `_2` for the second of a day. */
    id: p.text().primary(),
    statute: () => p.manyToOne(Statute).ref().fieldName('statute_key').deleteRule('cascade'),
    /** As printed: the law itself first. */
    position: p.integer(),
    publishedOn: p.date(),
    /** «DECRETO por el que se reforman…»; null: the law itself, and where none is printed. */
    name: p.text().nullable(),
    isOriginal: p.boolean(),
    /** The imported file ends inside of it. */
    isCut: p.boolean().default(false),
  },
  indexes: [{ properties: ['statute', 'position'] }, { properties: ['publishedOn'] }],
});

export class TransitoryDecree extends TransitoryDecreeSchema.class {}
TransitoryDecreeSchema.setClass(TransitoryDecree);

/** A transitory article (artículo transitorio). */
const TransitoryArticleSchema = defineEntity({
  name: 'TransitoryArticle',
  tableName: 'transitory_article',
  properties: {
    /** `tra_<rest of the id of its decree>_<position>`. */
    id: p.text().primary(),
    decree: () => p.manyToOne(TransitoryDecree).ref().fieldName('decree_id').deleteRule('cascade'),
    position: p.integer(),
    /** 0: the only one (Único). */
    number: p.integer(),
    /** «Segundo», «Único», «Tercero Bis». */
    label: p.text(),
    text: p.text(),
  },
  indexes: [{ properties: ['decree', 'position'] }],
});

export class TransitoryArticle extends TransitoryArticleSchema.class {}
TransitoryArticleSchema.setClass(TransitoryArticle);
