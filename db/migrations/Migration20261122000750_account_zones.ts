import { Migration } from '@mikro-orm/migrations';

/** Names of courts by which the zone of their deadlines is known; others keep that of the account. */
const COURT_ZONES: readonly [pattern: string, zone: string][] = [
  ['baja california sur|sinaloa|nayarit|culiacan|mazatlan|tepic', 'America/Mazatlan'],
  ['ciudad juarez|bravos', 'America/Ciudad_Juarez'],
  ['ojinaga', 'America/Ojinaga'],
  ['reynosa|nuevo laredo|piedras negras', 'America/Matamoros'],
  ['baja california|tijuana|mexicali|ensenada|decimo quinto circuito', 'America/Tijuana'],
  ['quintana roo|cancun|chetumal|vigesimo septimo circuito', 'America/Cancun'],
  ['sonora|hermosillo', 'America/Hermosillo'],
];

const zoneOfName = `case ${COURT_ZONES.map(([words, zone]) => `when o.folded_name ~ '${words}' then '${zone}'`).join(' ')} end`;

/** One zone for an account, and the zone of the court for its deadlines. */
export class Migration20261122000750_account_zones extends Migration {
  override up(): void {
    this.addSql('alter table user_account add column time_zone text null');
    this.addSql(
      `update user_account u set time_zone = coalesce(p.time_zone, c.zone) from user_account x
       left join deadline_preference p on p.user_id = x.id left join calendar_preference c on c.user_id = x.id
       where x.id = u.id and coalesce(p.time_zone, c.zone) is not null`,
    );
    this.addSql('alter table deadline_preference drop column time_zone');
    this.addSql('alter table calendar_preference drop column zone');
    this.addSql('alter table deadline add column zone text null');
    this.addSql('update deadline d set zone = e.zone from calendar_event e where e.id = d.event_id');
    this.addSql(
      `update deadline d set zone = ${zoneOfName} from deadline x left join legal_case k on k.id = x.case_id
       join court_office o on o.id = coalesce(x.computed_from ->> 'courtId', k.court_id)
       where x.id = d.id and d.event_id is null`,
    );
    // A whole day ends with the day of its own zone, an hour falls on the day that it is there.
    this.addSql(
      `update deadline d set
         due_at = case when d.has_hour then d.due_at
           else (d.due_on + 1)::timestamp at time zone coalesce(d.zone, u.time_zone, 'America/Mexico_City') - interval '1 second' end,
         due_on = case when d.has_hour
           then (d.due_at at time zone coalesce(d.zone, u.time_zone, 'America/Mexico_City'))::date else d.due_on end
       from user_account u where u.id = d.owner_id and d.completed_at is null and coalesce(d.zone, u.time_zone) is not null`,
    );
  }

  override down(): void {
    this.addSql("alter table calendar_preference add column zone text not null default 'America/Mexico_City'");
    this.addSql('alter table calendar_preference alter column zone drop default');
    this.addSql('alter table deadline_preference add column time_zone text null');
    this.addSql(
      'update calendar_preference c set zone = u.time_zone from user_account u where u.id = c.user_id and u.time_zone is not null',
    );
    this.addSql('update deadline_preference p set time_zone = u.time_zone from user_account u where u.id = p.user_id');
    this.addSql('alter table deadline drop column zone');
    this.addSql('alter table user_account drop column time_zone');
  }
}
