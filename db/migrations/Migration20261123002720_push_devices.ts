import { Migration } from '@mikro-orm/migrations';

/** Devices to which notifications are pushed, and the key that signs for them. */
export class Migration20261123002720_push_devices extends Migration {
  override up(): void {
    this.addSql(`create table push_device (
        id text not null,
        user_id text not null,
        endpoint_hash text not null,
        subscription_sealed text not null,
        name text not null,
        created_at timestamptz not null,
        primary key (id)
      )`);
    this.addSql('create index push_device_user_id_created_at_index on push_device (user_id, created_at)');
    this.addSql('alter table push_device add constraint push_device_endpoint_hash_unique unique (endpoint_hash)');
    this.addSql(
      'alter table push_device add constraint push_device_user_id_foreign foreign key (user_id) references user_account (id) on delete cascade',
    );
    this.addSql(`create table push_key (
        public_key text not null,
        private_sealed text not null,
        created_at timestamptz not null,
        primary key (public_key)
      )`);
  }
}
