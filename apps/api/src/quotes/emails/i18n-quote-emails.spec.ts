import {
  ADDITIONAL_SERVICES,
  estimateStay,
  LANGUAGES,
  type CalendarDate,
  type ConfirmationWords,
  type Language,
  type Property,
  type Quote,
  type Room,
  type StayEstimate,
} from '@ospite/domain';
import { aProperty, aQuote, aRoom, aRoomImage } from '@ospite/domain/testing';
import { readConfig } from '@ospite/server/config';
import { I18nQuoteEmails } from './i18n-quote-emails';

const emails = new I18nQuoteEmails(readConfig({ PUBLIC_URL: 'https://baia.example' }, '/'));
const NO_WORDS: ConfirmationWords = { steps: [] };
const toGuest = (
  quote: Quote,
  property = aProperty(),
  estimate?: StayEstimate,
  words = NO_WORDS,
  room?: Room,
) => emails.toGuest(quote, property, { room, estimate, words });
const HOSTILE = '<img src=x onerror=alert(1)>"\'&\r\nBcc: victim@example.org';

it('writes to the guest in their language: what was asked, and what happens next', () => {
  const email = toGuest(aQuote({ language: 'de' }), aProperty());
  expect(email).toMatchObject({
    kind: 'quote-to-guest',
    to: 'greta.mueller@example.org',
    replyTo: 'info@baiadeiginepri.example',
    subject: 'Anfrage Nr. 7: 10.–17. Juni 2026',
  });
  for (const body of [email.text, email.html]) {
    expect(body).toContain('Mittwoch, 10. Juni 2026, ab 16:00 Uhr');
    expect(body).toContain('Bungalow Ginepro');
    expect(body).toContain('Wir antworten Ihnen persönlich');
    expect(body).toContain('CIN IT090091B4000X0000');
    expect(body).toContain('+39 0784 000 000');
    expect(body).toContain('10\u00A0% Rabatt');
  }
});

it('speaks to the guest in the owner’s words, which promise what the interface does not', () => {
  const quote = aQuote({ language: 'it' });
  const words = { opening: 'Grazie <b>mille</b>!', steps: ['Rispondiamo entro sera.'], closing: 'Ciao,' };
  const { text, html } = toGuest(quote, aProperty(), undefined, words);
  expect(text).toMatch(/Grazie <b>mille<\/b>![^]+Rispondiamo entro sera\.[^]+Ciao,\nMarta\nBaia dei Ginepri/);
  expect(html).toContain('Grazie &lt;b&gt;mille&lt;/b&gt;!');
  expect(text).not.toMatch(/grazie di averci scritto|A presto/i);
});

it('shows the room that was asked for, and leads back to its page in the guest’s language', () => {
  const narrow = { url: '/uploads/rooms/a-480.jpg', width: 480, type: 'image/jpeg' } as const;
  const images = [
    aRoomImage({ isMain: false }),
    aRoomImage({ isMain: true, variants: [narrow], alt: { it: 'Il “portico”', de: 'Die <Veranda>' } }),
  ];
  const room = aRoom({ slug: 'ginepro', name: 'Bungalow Ginepro', images });
  const { text, html } = toGuest(aQuote({ language: 'de' }), aProperty(), undefined, NO_WORDS, room);
  const address = 'https://baia.example/zimmer/ginepro';
  expect(text).toContain(`Bungalow Ginepro noch einmal auf der Website ansehen: ${address}`);
  expect(html).toMatch(
    /<a class="link" href="https:\/\/baia\.example\/zimmer\/ginepro"[^>]*><img data-file="\/uploads\/rooms\/a-480\.jpg" alt="Die &lt;Veranda&gt;"/,
  );
  const bare = toGuest(aQuote({ language: 'it' }), aProperty(), undefined, NO_WORDS, aRoom({ images: [] }));
  expect(bare.html).not.toContain('<img');
  expect(bare.text).toContain('sul sito: https://baia.example/camere/');
});

it('has a dark colour for all that is painted in a light one, but for pictures and buttons', () => {
  const room = aRoom();
  const { html } = toGuest(aQuote({ exceedsRoomCapacity: true }), aProperty(), undefined, NO_WORDS, room);
  const painted = (html.match(/<\w+[^>]* style="[^"]*(?:background|[^-]color):[^>]*>/g) ?? []).filter(
    (tag) => !tag.startsWith('<a style='),
  );
  const dark = [...html.slice(0, html.indexOf('</style>')).matchAll(/^\.(\w+) \{/gm)].map(([, name]) => name);
  expect(painted.length).toBeGreaterThan(8);
  for (const tag of painted) expect(dark).toContain(/ class="(\w+)"/.exec(tag)?.[1]);
});

it.each(LANGUAGES)('reads right in %s where the owner wrote nothing, and promises no time', (language) => {
  const { text } = toGuest(aQuote({ language }), aProperty());
  expect(text).not.toContain('24');
  expect(text).toMatch(/grazie di averci scritto|Thank you for writing|vielen Dank|Gracias por escribirnos/);
  expect(text).toMatch(/A presto|See you soon|Bis bald|Hasta pronto/);
});

it.each([
  ['it', 'Buongiorno Greta,'],
  ['en', 'Hello Greta,'],
  ['de', 'Guten Tag Greta Müller,'],
  ['es', 'Hola, Greta:'],
] as const)('greets in %s as one does there', (language, greeting) => {
  expect(toGuest(aQuote({ language }), aProperty()).text).toContain(greeting);
});

it.each([
  ['it', 'San Teodoro, Sardegna\n'],
  ['en', 'San Teodoro, Sardegna, Italy\n'],
  ['de', 'San Teodoro, Sardegna, Italien\n'],
  ['es', 'San Teodoro, Sardegna, Italia\n'],
] as const)('says in %s in which country the property is to who may live in another', (language, place) => {
  expect(toGuest(aQuote({ language }), aProperty()).text).toContain(place);
});

it('writes to the owner with all details, the way to the quote, and answers going to the guest', () => {
  const email = emails.toOwner(aQuote({ exceedsRoomCapacity: true }), aProperty());
  expect(email).toMatchObject({
    to: 'info@baiadeiginepri.example',
    replyTo: 'greta.mueller@example.org',
    subject: 'Nuova richiesta di preventivo n. 7: 10–17 giugno 2026',
  });
  for (const body of [email.text, email.html]) {
    expect(body).toContain('https://baia.example/admin/preventivi/7');
    expect(body).toContain('+49 170 1234567');
    expect(body).toContain('Arriviamo con la bicicletta.');
    expect(body).toContain('Gli ospiti sono più di quanti ne accolga la camera scelta.');
    expect(body).toContain('tedesco');
  }
});

it.each(LANGUAGES)(
  'repeats to the guest nothing that the sender typed freely, but the name (%s)',
  (language) => {
    const typed = {
      email: 'victim@example.org',
      phone: '+39 347 0000000',
      specialRequests: 'CANARY https://evil.example',
      notes: 'NOTES',
    };
    const quote = aQuote({ ...typed, language });
    const { subject, text, html } = toGuest(quote, aProperty());
    const reply = emails.reply(quote, aProperty(), { subject: 'La tua estate', body: 'A presto' });
    for (const words of [subject, text, html, reply.subject, reply.text, reply.html])
      for (const secret of Object.values({ ...typed, canary: 'CANARY', evil: 'evil.example' }))
        expect(words).not.toContain(secret);
    for (const words of [text, html]) {
      expect(words).toContain(quote.firstName);
      expect(words).toContain('Bungalow Ginepro');
    }
    const owners = emails.toOwner(quote, aProperty());
    for (const secret of [typed.specialRequests, typed.phone, typed.email, quote.lastName])
      expect(owners.text).toContain(secret);
  },
);

it('says that special requests have come, without repeating them, and nothing of the kind where there are none', () => {
  const words = 'Ihre besonderen Wünsche haben wir ebenfalls erhalten.';
  const textFor = (specialRequests: string | null) =>
    toGuest(aQuote({ language: 'de', specialRequests }), aProperty()).text;
  expect(textFor('Ein Kinderbett')).toContain(words);
  expect(textFor(null)).not.toContain(words);
});

it('reminds the owner of the promised 24 hours, where the house has promised them', () => {
  const promise = 'All’ospite abbiamo promesso una risposta entro 24 ore.';
  const textFor = (answersInOneDay: boolean) => emails.toOwner(aQuote(), aProperty({ answersInOneDay })).text;
  expect(textFor(true)).toContain(promise);
  expect(textFor(false)).not.toContain('24 ore');
  for (const promised of [true, false])
    expect(textFor(promised)).toContain('scrivi direttamente a chi ha chiesto');
});

it('tells the owner what looks automated', () => {
  const email = emails.toOwner(aQuote({ suspected: true }), aProperty());
  expect(email.subject).toBe('Richiesta sospetta n. 7: 10–17 giugno 2026');
  expect(email.text).toContain('L’ospite non ha ricevuto nessuna conferma.');
});

it('does not speak of a weekly discount for a shorter stay, nor where there is none', () => {
  const short = aQuote({ language: 'it', checkOut: aQuote().checkIn });
  expect(toGuest(short, aProperty()).text).not.toContain('sconto');
  const without = toGuest(aQuote({ language: 'it' }), aProperty({ weeklyDiscountPercent: null }));
  expect(without.text).not.toContain('sconto');
});

describe.each(LANGUAGES)('in %s', (language) => {
  const hostile = aQuote({
    language,
    firstName: HOSTILE,
    lastName: HOSTILE,
    specialRequests: HOSTILE,
    additionalServices: ADDITIONAL_SERVICES,
    preferredRoom: null,
    preferredRoomName: null,
    exceedsRoomCapacity: true,
  });
  const written = [toGuest(hostile, aProperty()), emails.toOwner(hostile, aProperty())];

  it('nothing that the guest typed stands in a subject', () => {
    for (const { subject } of written) {
      expect(subject).not.toMatch(/img|Bcc|victim|[\r\n]/);
      expect(subject).toContain('7');
    }
  });

  it('nothing that the guest typed becomes an element', () => {
    for (const { html } of written) {
      expect(html).not.toContain('<img');
      expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;');
    }
  });

  it('nothing is loaded from anywhere, and no key is left untranslated', () => {
    for (const { html, text } of written) {
      expect(html).not.toMatch(/<(img|link|script|iframe)|url\(|src=(?!x onerror)/);
      expect(text).not.toMatch(/\b(guest|owner|labels|values|services|contact|languages)\.[a-z]/i);
      expect(text).not.toContain('{{');
    }
  });
});

it('names the services that were asked for', () => {
  const asked = aQuote({ language: 'en', additionalServices: ['mooring', 'wifi'] });
  expect(toGuest(asked, aProperty()).text).toMatch(/Services: Boat mooring\n\s+Free Wi-Fi/i);
});

describe('a reply of the owner', () => {
  const reply = {
    subject: 'La tua estate',
    body: 'Cara Greta,\n\nil bungalow è libero: <70 €>.\n\n\nA presto',
  };

  it.each([
    ['it', 'Questa email risponde alla tua richiesta di preventivo n. 7: 10'],
    ['en', 'This email replies to your quote request no. 7: 10'],
    ['de', 'Diese E-Mail beantwortet Ihre Anfrage Nr. 7: 10'],
    ['es', 'Este correo responde a tu solicitud de presupuesto n.º 7: 10'],
  ] as const)('says in %s what it answers, below the owner’s own words', (language, footer) => {
    const email = emails.reply(aQuote({ language }), aProperty(), reply);
    expect(email).toMatchObject({
      kind: 'quote-reply',
      to: 'greta.mueller@example.org',
      replyTo: aProperty().email,
      subject: reply.subject,
    });
    expect(email.text.startsWith('Cara Greta,\n\nil bungalow è libero: <70 €>.\n\nA presto\n\n-- \n')).toBe(
      true,
    );
    expect(email.text).toContain(footer);
    expect(email.html).toContain(`<html lang="${language}">`);
    expect(email.html).toContain('&lt;70 €&gt;');
    expect(email.html).toContain(footer);
  });
});

describe('the estimate', () => {
  const property = aProperty({
    touristTax: { centsPerPersonNight: 200, maxNights: 5, months: null, note: null },
    weeklyDiscountPercent: 10,
  });
  const rules = { ...property, prices: [{ season: 'high', pricePerNight: '70-85€' }] as const };
  const estimate = estimateStay(aQuote(), rules);
  const written = (language: Language, given: StayEstimate | null | undefined = estimate) => [
    toGuest(aQuote({ language }), property, given ?? undefined),
    emails.toOwner(aQuote({ language }), property, given ?? undefined),
  ];

  it.each([
    [
      'it',
      ['Stima del soggiorno', '7 notti in alta stagione a 70–85 €', '490–595 €', 'da −49,00 a −59,50 €'],
    ],
    ['en', ['7 nights in high season at €70–85', '€490–595']],
    ['de', ['490–595 €']],
    ['es', ['490–595 €']],
  ] as const)(
    'stands in %s in the confirmation, in text and HTML, as the page shows it',
    (language, words) => {
      const [toGuest] = written(language);
      for (const body of [toGuest?.text, toGuest?.html])
        for (const word of words)
          expect(body?.replace(/\u00A0/g, ' ').toLowerCase()).toContain(word.toLowerCase());
    },
  );

  it('leaves in the text no sign of where a web page may break a word', () => {
    const [toGuest] = written('de');
    expect(toGuest?.html).toContain('\u00ad');
    expect(toGuest?.text).toContain('Wochenrabatt');
  });

  it('stands in the owner’s e-mail, too, in Italian and with its total', () => {
    const [, toOwner] = written('de');
    for (const body of [toOwner?.text, toOwner?.html]) {
      expect(body).toContain('Stima non vincolante');
      // 10 % off, and 2 € for each of two guests in five nights.
      expect(body).toMatch(/Totale[^€]*461,00–555,50\u00A0€/);
    }
  });

  it('stands nowhere where there is none', () => {
    for (const { text, html } of written('it', null))
      for (const body of [text, html]) expect(body).not.toMatch(/Stima|Totale/);
  });
});

it.each([
  ['it', 'Se arrivi dopo le 20:00, avvisaci'],
  ['en', 'Arriving after 20:00? Please let us know'],
  ['de', 'Wenn Sie nach 20:00 Uhr anreisen, geben Sie uns bitte Bescheid'],
  ['es', 'Si llegas después de las 20:00, avísanos'],
] as const)('says in %s when a late arrival must be announced, where it must', (language, words) => {
  const { text, html } = toGuest(aQuote({ language }), aProperty());
  for (const body of [text, html]) expect(body).toContain(words);
  const anytime = aProperty({ checkin: { from: '08:00', announceAfter: null } as Property['checkin'] });
  const without = toGuest(aQuote({ language }), anytime);
  for (const body of [without.text, without.html]) {
    expect(body).not.toContain(words.slice(0, 12));
    expect(body).toMatch(/\b8:00/);
  }
});

it.each([
  ['2027-06-28', '2027-07-05', '28 giugno – 5 luglio 2027'],
  ['2027-07-01', '2027-07-08', '1º–8 luglio 2027'],
  ['2027-12-28', '2028-01-01', '28 dicembre 2027 – 1º gennaio 2028'],
])('writes the days from %s to %s as Italians do', (checkIn, checkOut, dates) => {
  const quote = aQuote({
    language: 'it',
    checkIn: checkIn as CalendarDate,
    checkOut: checkOut as CalendarDate,
  });
  for (const { subject } of [toGuest(quote, aProperty()), emails.toOwner(quote, aProperty())])
    expect(subject.replace(/[\u2009\u00A0]/g, ' ')).toContain(dates);
  expect(toGuest(quote, aProperty()).text).not.toMatch(/ 0\d /);
});
