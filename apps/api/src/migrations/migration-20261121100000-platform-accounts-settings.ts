import { Migration } from '@mikro-orm/migrations';

/** The content version, secrets and counters of the server, accounts with sessions, the super admin's settings. */
export class Migration20261121100000PlatformAccountsSettings extends Migration {
  override up(): void {
    this.platform();
    this.accounts();
    this.settings();
  }

  override down(): void {
    for (const table of [
      'super_admin_settings',
      'session',
      'account',
      'throttle',
      'server_secret',
      'content_version',
    ])
      this.addSql(`drop table "${table}"`);
  }

  private platform(): void {
    this.addSql(`create table "content_version" (
      "id" smallint not null, "version" int not null,
      primary key ("id"), constraint "content_version_one_row" check (id = 1))`);
    this.addSql(`insert into "content_version" ("id", "version") values (1, 1)`);
    this.addSql(`create table "server_secret" (
      "name" varchar(40) not null, "value" varchar(255) not null, primary key ("name"))`);
    this.addSql(`create table "throttle" (
      "key" varchar(255) not null, "points" int not null default 0, "expire" bigint null, primary key ("key"))`);
  }

  private accounts(): void {
    this.addSql(`create table "account" (
      "id" serial primary key, "username" varchar(60) not null, "username_key" varchar(60) not null,
      "password_hash" varchar(255) not null, "role" varchar(20) not null default 'admin',
      "must_change_password" boolean not null, "created_at" timestamptz not null default now())`);
    this.addSql(`alter table "account" add constraint "account_username_unique" unique ("username_key")`);
    this.addSql(`create table "session" (
      "id_hash" varchar(64) not null, "account_id" int null, "data" jsonb not null,
      "started_at" timestamptz not null, "seen_at" timestamptz not null, primary key ("id_hash"))`);
    this.addSql(`create index "session_account_index" on "session" ("account_id")`);
    this.addSql(`create index "session_seen_index" on "session" ("seen_at")`);
    this.addSql(`alter table "session" add constraint "session_account_id_foreign"
      foreign key ("account_id") references "account" ("id") on delete cascade`);
  }

  private settings(): void {
    this.addSql(`create table "super_admin_settings" (
      "id" smallint not null, "site_offline" boolean not null default false,
      "tracking_code" text not null default '', "banner_footer" text not null default '',
      "banner_mid_site" text not null default '', "banner_mobile_top" text not null default '',
      "banner_mobile_mid1" text not null default '', "banner_mobile_mid2" text not null default '',
      "banner_mobile_bottom" text not null default '', "updated_at" timestamptz(3) not null default now(),
      primary key ("id"), constraint "super_admin_settings_one_row" check (id = 1))`);
    this.addSql(`insert into "super_admin_settings" ("id") values (1)`);
  }
}
