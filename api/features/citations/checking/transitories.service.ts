import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Reference, StatuteReference } from '#api/legal-language/index.ts';
import { ComparedText } from './finding.rules.ts';
import { newComparisonBudget } from './likeness.rules.ts';
import { labelOfTransitory, type HeldDecree } from './transitory-judgement.rules.ts';

/** The transitory articles that a text may cite, read in one statement. */

interface DecreeRow extends Omit<HeldDecree, 'cited'> {
  cited: { id: string; label: string; text: string }[];
}

/** More than any law has that is cited with so many others. */
const MAX_LAWS = 40;
const MAX_DAYS = 200;

const lawsOf = ({ law, lawCandidates }: StatuteReference): readonly string[] => (law === null ? lawCandidates : [law]);

export class TransitoryStock {
  private readonly budget = newComparisonBudget();
  private readonly texts = new Map<string, ComparedText>();
  private decrees: readonly DecreeRow[] = [];

  constructor(private readonly em: SqlEntityManager) {}

  /** Reads the decrees of the laws and days that are cited, with the texts of the cited articles. */
  async fetch(references: readonly Reference[]): Promise<void> {
    const cited = references.filter((each) => each.kind === 'STATUTE' && each.isTransitory) as StatuteReference[];
    const gazettes = references.flatMap((each) => (each.kind === 'GAZETTE' ? (each.date ?? []) : []));
    if (cited.length === 0 && gazettes.length === 0) return;
    const laws = [...new Set(cited.flatMap(lawsOf))].slice(0, MAX_LAWS);
    const unnamed = cited.flatMap(({ law, decree }) => (law === null ? (decree?.on ?? []) : []));
    const days = [...new Set([...unnamed, ...gazettes])].slice(0, MAX_DAYS);
    const labels = [...new Set(cited.map(({ article }) => labelOfTransitory(article)))];
    this.decrees = await this.em.execute<DecreeRow[]>(
      `select d.id, d.statute_key as law, d.published_on::text as "publishedOn", d.name, d.is_original as "isOriginal",
         d.is_cut as "isCut", coalesce(json_agg(a.number order by a.position) filter (where a.id is not null), '[]') as numbers,
         coalesce(json_agg(json_build_object('id', a.id, 'label', a.label, 'text', a.text) order by a.position)
           filter (where a.label in (select json_array_elements_text(?::json))), '[]') as cited
       from transitory_decree d left join transitory_article a on a.decree_id = d.id
       where d.statute_key in (select json_array_elements_text(?::json))
         or d.published_on in (select json_array_elements_text(?::json)::date)
       group by d.id order by d.statute_key, d.position`,
      [JSON.stringify(labels), JSON.stringify(laws), JSON.stringify(days)],
    );
  }

  /** The decrees that a citation may mean. */
  decreesOf(reference: StatuteReference): HeldDecree[] {
    const laws = lawsOf(reference);
    const label = labelOfTransitory(reference.article);
    const day = reference.law === null ? reference.decree?.on : null;
    return this.decrees
      .filter(({ law, publishedOn }) => laws.includes(law) || publishedOn === day)
      .map(({ cited, ...decree }) => ({
        ...decree,
        cited: cited.flatMap(({ text, ...article }) =>
          article.label === label ? [{ ...article, passage: this.compared(article.id, text) }] : [],
        ),
      }));
  }

  /** The laws that were reformed by a decree of that day. */
  reformedOn(day: string): ReadonlySet<string> {
    const reforms = this.decrees.filter(({ publishedOn, isOriginal }) => publishedOn === day && !isOriginal);
    return new Set(reforms.map(({ law }) => law));
  }

  private compared(id: string, text: string): ComparedText {
    const known = this.texts.get(id) ?? new ComparedText(text, this.budget);
    this.texts.set(id, known);
    return known;
  }
}
