import { defineEntity, p } from '@mikro-orm/core';
import type { Jurisdiction } from '#schema/generated/contract.ts';
import type { LawScope, LawType } from '../content/law-index.ts';
import type { LegalArea } from '../content/legal-content.ts';

/** A law: facts of the index, and whether its official text was imported here. */
const StatuteSchema = defineEntity({
  name: 'Statute',
  tableName: 'statute',
  properties: {
    key: p.text().primary(),
    name: p.text(),
    shortName: p.text(),
    type: p.text().$type<LawType>(),
    scope: p.text().$type<LawScope>(),
    /** Null: of a state that the list of jurisdictions does not have. */
    jurisdiction: p.text().$type<Jurisdiction>().nullable(),
    area: p.text().$type<LegalArea>(),
    officialUrl: p.text().nullable(),
    publishedOn: p.date().nullable(),
    lastReformOn: p.date().nullable(),
    /** Date of the text that is held. */
    textAsOf: p.date(),
    /** Number of its last article, said when somebody asks for one beyond. */
    lastArticle: p.text(),
    articleCount: p.integer(),
    hasOfficialText: p.boolean().default(false),
    /** SHA-256 of the file that was imported last: the same file is not imported again. */
    importHash: p.text().nullable(),
  },
});

export class Statute extends StatuteSchema.class {}
StatuteSchema.setClass(Statute);
