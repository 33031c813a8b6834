// @ts-check
/** Rows of a property that has been in business for some years, as the guests of four languages leave them. */
export const QUOTES = 10_000;
export const LETTERS = 2 * QUOTES;
export const REVIEWS = 10_000;

const FIRST = {
  it: ['Chiara', 'Marco', 'Giulia', 'Alessandro', 'Federica', 'Niccolò'],
  en: ['Emily', 'James', 'Charlotte', 'Oliver', 'Siobhán', 'Harry'],
  de: ['Anna', 'Jürgen', 'Greta', 'Lukas', 'Käthe', 'Matthias'],
  es: ['Lucía', 'Javier', 'Carmen', 'Álvaro', 'Inés', 'Íñigo'],
};
const LAST = {
  it: ['Rossi', 'Bianchi', 'D’Angelo', 'Esposito', 'Piras', 'Colombo'],
  en: ['Smith', 'O’Brien', 'Taylor', 'Walker', 'Hughes', 'Bennett'],
  de: ['Müller', 'Schäfer', 'Weiß', 'Hoffmann', 'Krüger', 'von der Heide'],
  es: ['García', 'Muñoz', 'Fernández', 'Ibáñez', 'Peña', 'Ortega'],
};
const WISH = {
  it: 'Arriviamo la sera tardi con un bambino di due anni: sarebbe possibile avere una culla?',
  en: 'We will arrive late in the evening with a two-year-old. Could we have a crib, please?',
  de: 'Wir kommen spät am Abend mit einem zweijährigen Kind. Wäre ein Kinderbett möglich?',
  es: 'Llegaremos tarde por la noche con un niño de dos años. ¿Sería posible tener una cuna?',
};
const TITLE = {
  it: 'Una settimana di pace',
  en: 'A week of calm',
  de: 'Eine ruhige Woche',
  es: 'Una semana de calma',
};

/** `case` over the language of a row, with an array to choose from for each. */
const byLanguage = (values) =>
  `case language ${Object.entries(values)
    .map(([language, one]) => `when '${language}' then ${literal(one)}`)
    .join(' ')} end`;
const literal = (value) =>
  Array.isArray(value) ? `array[${value.map(literal).join(', ')}]` : `'${value.replaceAll("'", "''")}'`;

/** Numbered rows, the oldest first, one each two and a half hours, with a language: half of them Italian. */
const numbered = (count, hours) => `
  select n, (array['it', 'it', 'it', 'de', 'de', 'en', 'it', 'es'])[1 + n % 8] as language,
    now() - (${count} - n) * interval '${hours} hours' as at
  from generate_series(1, ${count}) n`;

const PEOPLE = `
  select *, (${byLanguage(FIRST)})[1 + (n / 8) % 6] as first_name, (${byLanguage(LAST)})[1 + (n / 48) % 6] as last_name
  from (${numbered(QUOTES, 2.5)}) rows`;

/** The statements that fill a seeded database, to be run one after the other. */
export const STATEMENTS = [
  'delete from message',
  'delete from quote',
  'delete from review',
  `insert into quote (id, first_name, last_name, email, phone, check_in, check_out, guests, preferred_room,
     preferred_room_name, special_requests, additional_services, status, language, exceeds_room_capacity, suspected,
     created_at, updated_at, content_hash)
   select n, first_name, last_name, 'guest' || n || '@' || (array['libero.example', 'gmx.example', 'mail.example'])[1 + n % 3],
     case when n % 3 > 0 then '+39 333 ' || lpad((n * 7919 % 10000000)::text, 7, '0') end,
     (at + (20 + n % 120) * interval '1 day')::date, (at + (23 + n % 120 + n % 9) * interval '1 day')::date, 1 + n % 4,
     case when n % 2 = 0 then 'uno' end, case when n % 2 = 0 then 'Camera Uno' end,
     case when n % 5 < 2 then ${byLanguage(WISH)} end,
     case when n % 4 = 0 then array['parking', 'crib'] else '{}'::text[] end,
     case when n > ${QUOTES - 40} then 'pending' else
       (array['answered', 'confirmed', 'declined', 'archived', 'archived', 'answered', 'pending'])[1 + (n / 3) % 7] end,
     language, n % 97 = 0, n % 40 = 0, at, at, md5('quote' || n) || md5(n::text)
   from (${PEOPLE}) people`,
  `insert into quote_change (quote_id, field, from_value, to_value, by, at)
   select id, 'status', 'pending', status, 'marta', created_at + interval '5 hours' from quote where status <> 'pending'`,
  `insert into message (kind, quote_id, recipient, reply_to, subject, text, html, status, message_id, attempts,
     next_attempt_at, last_error, created_at, sent_at, held_because)
   select kind, id, case kind when 'quote-to-owner' then 'info@baiadeiginepri.example' else email end,
     case kind when 'quote-to-owner' then email end, 'Baia dei Ginepri: ' || first_name || ' ' || last_name,
     repeat(coalesce(special_requests, 'Richiesta di preventivo per un soggiorno al mare. '), 12),
     repeat('<p style="margin:0 0 16px;font:16px/1.5 sans-serif">' || first_name || ' ' || last_name || '</p>', 80),
     status, 'bench-' || kind || '-' || id || '@baiadeiginepri.example', 1,
     case status when 'pending' then now() + interval '1 day' end,
     case when status in ('failed', 'pending') then '550 5.1.1 mailbox unavailable' end, created_at,
     case status when 'sent' then created_at + interval '2 seconds' end,
     case status when 'held' then 'too-many-to-address' end
   from (
     select *, case when id % 100 = 1 then 'failed' when id % 250 = 2 then 'held' when id % 500 = 3 then 'pending' else 'sent' end
       as status
     from (select id, first_name, last_name, email, special_requests, created_at from quote) quotes
     cross join (values ('quote-to-owner'), ('quote-to-guest')) kinds (kind)
   ) letters`,
  `insert into review (id, guest_name, email, rating, title, comment, is_approved, language, suspected, reply,
     replied_at, created_at, updated_at, content_hash)
   select n, (${byLanguage(FIRST)})[1 + (n / 8) % 6], case when n % 2 = 0 then 'guest' || n || '@mail.example' end,
     case when n % 11 = 0 then 3 else 4 + n % 2 end, ${byLanguage(TITLE)}, repeat(${byLanguage(WISH)} || ' ', 4),
     n % 12 > 0 and n % 40 > 0, language, n % 40 = 0, case when n % 6 = 1 then ${byLanguage(TITLE)} end,
     case when n % 6 = 1 then at + interval '1 day' end, at, at, md5('review' || n) || md5(n::text)
   from (${numbered(REVIEWS, 2.5)}) rows`,
  `select setval(pg_get_serial_sequence('quote', 'id'), ${QUOTES}), setval(pg_get_serial_sequence('review', 'id'), ${REVIEWS})`,
  `insert into visit_day (day, language, shard, visits, visitors)
   select day::date, language, shard, 20, 8 from generate_series(now() - interval '3 years', now(), '1 day') day
   cross join unnest(array['it', 'en', 'de', 'es']) language cross join generate_series(0, 7) shard
   on conflict do nothing`,
  'vacuum analyze',
];
