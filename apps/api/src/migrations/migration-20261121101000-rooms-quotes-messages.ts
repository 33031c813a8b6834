import { Migration } from '@mikro-orm/migrations';

/** The property, its rooms with galleries and prices, quotes, and the outbox. */
export class Migration20261121101000RoomsQuotesMessages extends Migration {
  override up(): void {
    this.property();
    this.rooms();
    this.quotes();
    this.messages();
  }

  override down(): void {
    for (const table of [
      'message',
      'quote',
      'room_slug_history',
      'pricing',
      'room_image',
      'room',
      'property',
    ])
      this.addSql(`drop table "${table}"`);
  }

  private property(): void {
    this.addSql(`create table "property" (
      "id" int not null, "name" varchar(200) not null, "tagline" jsonb not null,
      "address" varchar(200) not null, "city" varchar(200) not null, "postal_code" varchar(20) not null,
      "region" varchar(200) not null, "country" varchar(2) not null,
      "phone" varchar(30) not null, "email" varchar(255) not null, "coordinates" jsonb null,
      "reception" jsonb null, "checkin" jsonb not null, "checkout" varchar(5) not null,
      "breakfast" jsonb null, "quiet_hours" jsonb null, "high_season" jsonb not null, "services_season" jsonb null,
      "chat_number" varchar(30) null, "score" jsonb null, "ways_to" jsonb not null,
      "vat_number" varchar(20) null, "cin" varchar(40) null, "iun" varchar(40) null, "tourist_tax" jsonb null,
      "offered_services" text[] not null, "weekly_discount_percent" int null, "video" jsonb null,
      "credit" jsonb null, "updated_at" timestamptz(3) not null,
      primary key ("id"),
      constraint "property_single" check (id = 1)
    )`);
  }

  private rooms(): void {
    this.addSql(`create table "room" (
      "id" serial primary key, "name" varchar(50) not null, "slug" varchar(50) not null,
      "description" jsonb not null, "short_description" jsonb not null,
      "max_guests" int not null default 2, "amenities" text[] not null,
      "booking_url" varchar(500) null, "airbnb_url" varchar(500) null,
      "is_active" boolean not null default true, "cin" varchar(40) null, "iun" varchar(40) null,
      "updated_at" timestamptz(3) not null,
      constraint "room_name_unique" unique ("name"),
      constraint "room_slug_unique" unique ("slug"),
      constraint "room_max_guests_range" check (max_guests >= 1 and max_guests <= 6)
    )`);
    this.addSql(`create table "room_image" (
      "id" serial primary key, "room_id" int not null, "url" varchar(500) not null,
      "width" int not null, "height" int not null, "placeholder" varchar(7) not null, "variants" jsonb not null,
      "image_order" int not null default 0, "is_main" boolean not null default false, "alt" jsonb not null,
      constraint "room_image_room_id_foreign" foreign key ("room_id") references "room" ("id") on delete cascade,
      constraint "room_image_order_unique" unique ("room_id", "image_order") deferrable initially deferred,
      constraint "room_image_order_range" check (image_order >= 0 and image_order < 15)
    )`);
    this.addSql(`create unique index "room_image_single_main" on "room_image" ("room_id") where is_main`);
    this.addSql(`create table "pricing" (
      "id" serial primary key, "room_id" int not null, "season" varchar(20) not null,
      "price_per_night" varchar(50) not null, "updated_at" timestamptz(3) not null,
      constraint "pricing_room_id_foreign" foreign key ("room_id") references "room" ("id") on delete cascade,
      constraint "pricing_room_season_unique" unique ("room_id", "season"),
      constraint "pricing_season_known" check (season in ('high', 'low'))
    )`);
    this.addSql(`create table "room_slug_history" (
      "slug" varchar(50) not null, "room_id" int not null,
      primary key ("slug"),
      constraint "room_slug_history_room_id_foreign" foreign key ("room_id") references "room" ("id")
        on delete cascade
    )`);
    this.addSql('create index "room_slug_history_room_index" on "room_slug_history" ("room_id")');
  }

  private quotes(): void {
    this.addSql(`create table "quote" (
      "id" serial primary key, "first_name" varchar(100) not null, "last_name" varchar(100) not null,
      "email" varchar(255) not null, "phone" varchar(20) null,
      "check_in" date not null, "check_out" date not null, "guests" int not null,
      "preferred_room" varchar(50) null, "preferred_room_name" varchar(50) null,
      "special_requests" varchar(2000) null, "additional_services" text[] not null,
      "status" varchar(20) not null default 'pending', "language" varchar(2) not null,
      "exceeds_room_capacity" boolean not null, "suspected" boolean not null,
      "created_at" timestamptz(3) not null, "idempotency_key" varchar(255) null, "content_hash" varchar(64) not null,
      constraint "quote_idempotency_key_unique" unique ("idempotency_key"),
      constraint "quote_guests_range" check (guests >= 1 and guests <= 4),
      constraint "quote_stay_forward" check (check_out > check_in),
      constraint "quote_status_known"
        check (status in ('pending', 'answered', 'confirmed', 'declined', 'archived'))
    )`);
    this.addSql('create index "quote_newest_index" on "quote" ("created_at", "id")');
    this.addSql('create index "quote_status_index" on "quote" ("status", "created_at", "id")');
    this.addSql('create index "quote_arrival_index" on "quote" ("check_in")');
    this.addSql('create index "quote_content_index" on "quote" ("content_hash", "created_at")');
  }

  private messages(): void {
    this.addSql(`create table "message" (
      "id" serial primary key, "kind" varchar(20) not null, "quote_id" int null,
      "recipient" varchar(255) not null, "reply_to" varchar(255) null, "subject" varchar(255) not null,
      "text" text not null, "html" text not null, "status" varchar(20) not null default 'pending',
      "message_id" varchar(255) not null, "attempts" int not null default 0,
      "next_attempt_at" timestamptz(3) null, "last_error" varchar(500) null,
      "created_at" timestamptz(3) not null, "sent_at" timestamptz(3) null,
      constraint "message_message_id_unique" unique ("message_id"),
      constraint "message_kind_known" check (kind in ('quote-to-owner', 'quote-to-guest')),
      constraint "message_status_known" check (status in ('pending', 'sent', 'failed'))
    )`);
    this.addSql(`create index "message_due_index" on "message" ("next_attempt_at") where status = 'pending'`);
    this.addSql('create index "message_newest_index" on "message" ("created_at", "id")');
    this.addSql('create index "message_status_index" on "message" ("status", "created_at", "id")');
    this.addSql('create index "message_quote_index" on "message" ("quote_id")');
  }
}
