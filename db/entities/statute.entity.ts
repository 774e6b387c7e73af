import { defineEntity, p } from '@mikro-orm/core';
import type { Jurisdiction } from '#schema/generated/contract.ts';
import type { LawScope, LawType } from '../content/law-index.ts';
import type { LegalArea } from '../content/legal-content.ts';

/** A law: facts from the index, and whether its official text is imported. */
const StatuteSchema = defineEntity({
  name: 'Statute',
  tableName: 'statute',
  properties: {
    key: p.text().primary(),
    name: p.text(),
    shortName: p.text(),
    type: p.text().$type<LawType>(),
    scope: p.text().$type<LawScope>(),
    /** Null: a state that the list of jurisdictions does not have. */
    jurisdiction: p.text().$type<Jurisdiction>().nullable(),
    area: p.text().$type<LegalArea>(),
    officialUrl: p.text().nullable(),
    publishedOn: p.date().nullable(),
    lastReformOn: p.date().nullable(),
    /** Date of the text. */
    textAsOf: p.date(),
    /** Number of its last article, for questions about articles after it. */
    lastArticle: p.text(),
    articleCount: p.integer(),
    hasOfficialText: p.boolean().default(false),
    /** SHA-256 of the last imported file, so that the same file is not imported again. */
    importHash: p.text().nullable(),
  },
});

export class Statute extends StatuteSchema.class {}
StatuteSchema.setClass(Statute);
