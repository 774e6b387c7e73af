import { defineEntity, p } from '@mikro-orm/core';
import type { LegalArea, Topic as TopicContent } from '../content/legal-content.ts';

/** A question that people have, answered by Foja's editors. */
const TopicSchema = defineEntity({
  name: 'Topic',
  tableName: 'topic',
  properties: {
    id: p.text().primary(),
    area: p.text().$type<LegalArea>(),
    content: p.json<TopicContent>(),
  },
});

export class Topic extends TopicSchema.class {}
TopicSchema.setClass(Topic);

/** What was last loaded under a name, by the hash of its content: unchanged content is not loaded again. */
const ContentStampSchema = defineEntity({
  name: 'ContentStamp',
  tableName: 'content_stamp',
  properties: {
    name: p.text().primary(),
    hash: p.text(),
    loadedAt: p.datetime(),
  },
});

export class ContentStamp extends ContentStampSchema.class {}
ContentStampSchema.setClass(ContentStamp);
