import { Migration } from '@mikro-orm/migrations';

/** What a check says of each citation besides its state; stored reports get it from their state. */
export class Migration20261123000700_citation_verdicts extends Migration {
  override up(): void {
    this.addSql(`update citation_review set report = jsonb_set(report, '{citations}', coalesce((
      select jsonb_agg(jsonb_build_object(
          'verdict', case each ->> 'state' when 'VERIFIED' then 'Existe y está vigente'
            when 'QUOTE_NOT_FOUND' then 'Existe, pero la cita textual no coincide' when 'NOT_HELD' then 'Fuera de nuestra base'
            else 'No existe como se cita' end,
          'contradictions', '[]'::jsonb, 'unheldLaw', null, 'alternatives', '[]'::jsonb,
          'correctionKind', case when each ->> 'correction' is null then null else 'SUBSTANCE' end
        ) || each order by place)
      from jsonb_array_elements(report -> 'citations') with ordinality as listed(each, place)), '[]'::jsonb))`);
  }

  override down(): void {
    this.addSql(`update citation_review set report = jsonb_set(report, '{citations}', coalesce((
      select jsonb_agg(each - array['verdict', 'contradictions', 'unheldLaw', 'alternatives', 'correctionKind'] order by place)
      from jsonb_array_elements(report -> 'citations') with ordinality as listed(each, place)), '[]'::jsonb))`);
  }
}
