import { defineEntity, p } from '@mikro-orm/core';
import type { LegalArea, Topic as TopicContent } from '../content/legal-content.ts';

/** A question of people with an answer of Foja. */
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

/** Hash of the content that was last loaded under a name, so that unchanged content is not loaded again. */
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
