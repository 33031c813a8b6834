import { Migration } from '@mikro-orm/migrations';

const TABLES = [
  ...['consent', 'visit_salt', 'visit_day', 'visit_total', 'visitor_of_day', 'site_visit'],
  ...['site_setting', 'event', 'review'],
];

/** Reviews, events, the owner's switches, visits with their totals, consents. */
export class Migration20261121150001Guests extends Migration {
  override up(): void {
    this.reviews();
    this.events();
    this.settings();
    this.visits();
    this.consents();
  }

  override down(): void {
    this.addSql('alter table "super_admin_settings" drop column "tracking_origins"');
    for (const table of TABLES) this.addSql(`drop table "${table}"`);
  }

  private reviews(): void {
    this.addSql(`create table "review" (
      "id" serial primary key, "guest_name" varchar(100) not null, "email" varchar(255) null,
      "rating" int not null, "title" varchar(200) not null, "comment" varchar(4000) not null,
      "is_approved" boolean not null default false, "language" varchar(2) not null,
      "suspected" boolean not null, "reply" varchar(2000) null, "replied_at" timestamptz(3) null,
      "created_at" timestamptz(3) not null, "idempotency_key" varchar(255) null,
      "content_hash" varchar(64) not null,
      constraint "review_idempotency_key_unique" unique ("idempotency_key"),
      constraint "review_rating_range" check (rating >= 1 and rating <= 5)
    )`);
    this.addSql('create index "review_newest_index" on "review" ("created_at", "id")');
    this.addSql('create index "review_shown_index" on "review" ("created_at", "id") where is_approved');
    this.addSql('create index "review_rating_index" on "review" ("rating") where is_approved');
    this.addSql('create index "review_content_index" on "review" ("content_hash", "created_at")');
  }

  private events(): void {
    this.addSql(`create table "event" (
      "id" serial primary key, "title" jsonb not null, "description" jsonb not null, "picture" jsonb null,
      "link" varchar(500) null, "start_date" date null, "end_date" date null, "location" varchar(200) null,
      "is_active" boolean not null default true, "sort_order" int not null default 0,
      "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null,
      constraint "event_days_forward"
        check (end_date is null or (start_date is not null and end_date >= start_date))
    )`);
    this.addSql('create index "event_order_index" on "event" ("sort_order", "start_date", "id")');
  }

  private settings(): void {
    this.addSql(`create table "site_setting" (
      "id" serial primary key, "key" varchar(50) not null, "value" varchar(200) not null,
      "updated_at" timestamptz(3) not null,
      constraint "site_setting_key_unique" unique ("key")
    )`);
    this.addSql(
      `alter table "super_admin_settings" add column "tracking_origins" text[] not null default '{}'`,
    );
  }

  private visits(): void {
    this.addSql(`create table "site_visit" (
      "id" bigserial primary key, "session_id" varchar(36) not null, "visitor_hash" varchar(64) not null,
      "language" varchar(2) not null, "visited_at" timestamptz(3) not null
    )`);
    this.addSql('create index "site_visit_time_index" on "site_visit" ("visited_at")');
    this.addSql(`create table "visitor_of_day" (
      "day" date not null, "visitor_hash" varchar(64) not null, primary key ("day", "visitor_hash")
    )`);
    this.addSql(`create table "visit_total" (
      "shard" smallint not null, "visits" bigint not null, "visitors" bigint not null, primary key ("shard")
    )`);
    this.addSql(`create table "visit_day" (
      "day" date not null, "language" varchar(2) not null, "shard" smallint not null,
      "visits" int not null, "visitors" int not null, primary key ("day", "language", "shard")
    )`);
    this.addSql(`create table "visit_salt" (
      "day" date not null, "salt" varchar(64) not null, "made_at" timestamptz(3) not null, primary key ("day")
    )`);
  }

  private consents(): void {
    this.addSql(`create table "consent" (
      "id" varchar(36) not null, "version" varchar(20) not null, "analytics" boolean not null,
      "marketing" boolean not null, "given_at" timestamptz(3) not null, primary key ("id")
    )`);
  }
}
