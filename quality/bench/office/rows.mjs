/** Rows of a property that has been in business for some years. */
export const QUOTES = 10_000;
export const LETTERS = 2 * QUOTES;
export const REVIEWS = 10_000;

const WISH = 'Wir kommen spät am Abend mit einem zweijährigen Kind. Wäre ein Kinderbett möglich?';
const FIRST = `(array['Chiara', 'Niccolò', 'Emily', 'Siobhán', 'Käthe', 'Íñigo'])[1 + n % 6]`;
const LAST = `(array['Rossi', 'D’Angelo', 'O’Brien', 'Müller', 'von der Heide', 'Muñoz'])[1 + (n / 6) % 6]`;

/** Numbered rows, the oldest first, one each two and a half hours, with a language: half of them Italian. */
const numbered = (count) => `
  (select n, (array['it', 'it', 'it', 'de', 'de', 'en', 'it', 'es'])[1 + n % 8] as language,
    now() - (${count} - n) * interval '2.5 hours' as at from generate_series(1, ${count}) n) rows`;

/** The statements that fill a seeded database, to be run one after the other. */
export const STATEMENTS = [
  'delete from message',
  'delete from quote',
  'delete from review',
  `insert into quote (id, first_name, last_name, email, check_in, check_out, guests, special_requests,
     additional_services, status, language, exceeds_room_capacity, suspected, created_at, updated_at, content_hash)
   select n, ${FIRST}, ${LAST}, 'guest' || n || '@libero.example', (at + (20 + n % 120) * interval '1 day')::date,
     (at + (23 + n % 120 + n % 9) * interval '1 day')::date, 1 + n % 4, case when n % 5 < 2 then '${WISH}' end,
     case when n % 4 = 0 then array['parking', 'crib'] else '{}'::text[] end,
     case when n > ${QUOTES - 40} then 'pending' else
       (array['answered', 'confirmed', 'declined', 'archived', 'archived', 'answered', 'pending'])[1 + (n / 3) % 7] end,
     language, false, n % 40 = 0, at, at, md5('quote' || n) || md5(n::text)
   from ${numbered(QUOTES)}`,
  `insert into quote_change (quote_id, field, from_value, to_value, by, at)
   select id, 'status', 'pending', status, 'marta', created_at + interval '5 hours' from quote where status <> 'pending'`,
  `insert into message (kind, quote_id, recipient, subject, text, html, status, message_id, attempts, created_at, sent_at)
   select kind, id, email, 'Baia dei Ginepri: ' || first_name, repeat('${WISH} ', 12), repeat('<p>${WISH}</p>', 80),
     'sent', 'bench-' || kind || '-' || id || '@baiadeiginepri.example', 1, created_at, created_at + interval '2 seconds'
   from quote cross join (values ('quote-to-owner'), ('quote-to-guest')) kinds (kind)`,
  `insert into review (id, guest_name, email, rating, title, comment, is_approved, language, suspected, created_at,
     updated_at, content_hash)
   select n, ${FIRST}, 'guest' || n || '@mail.example', 4 + n % 2, 'Eine ruhige Woche', repeat('${WISH} ', 4),
     n % 12 > 0 and n % 40 > 0, language, n % 40 = 0, at, at, md5('review' || n) || md5(n::text)
   from ${numbered(REVIEWS)}`,
  `select setval(pg_get_serial_sequence('quote', 'id'), ${QUOTES}), setval(pg_get_serial_sequence('review', 'id'), ${REVIEWS})`,
  `insert into visit_day (day, language, shard, visits, visitors)
   select day::date, language, shard, 20, 8 from generate_series(now() - interval '3 years', now(), '1 day') day
   cross join unnest(array['it', 'en', 'de', 'es']) language cross join generate_series(0, 7) shard
   on conflict do nothing`,
  'vacuum analyze',
];
