import type { StarterWords } from '../starter-words';

export const GERMAN: StarterWords = {
  inTown: (town) => `in ${town}`,
  place: { sea: 'am Meer', mountains: 'in den Bergen', town: 'in der Stadt', country: 'auf dem Land' },
  numbers: ['Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun', 'Zehn', 'Elf', 'Zwölf'],
  rooms: { one: 'Ein Zimmer', many: 'Zimmer' },
  theRooms: { one: 'Das Zimmer', many: 'Die Zimmer' },
  views: {
    house: 'Das Haus von außen',
    room: { one: 'Das Zimmer', many: 'Eines der Zimmer' },
    garden: 'Der Garten',
    terrace: 'Die Terrasse',
    view: 'Der Ausblick von hier',
    other: 'Der Ort, an dem wir unsere Gäste empfangen',
  },
  home: {
    intro: {
      one: 'Hier finden Sie das Zimmer, die Preise und den Weg zu uns. Für alles andere sind wir da: Schreiben Sie uns oder rufen Sie an.',
      many: 'Hier finden Sie die Zimmer, die Preise und den Weg zu uns. Für alles andere sind wir da: Schreiben Sie uns oder rufen Sie an.',
    },
    around: {
      sea: { title: 'Das Meer', text: 'Wohin, um welche Zeit, bei welchem Wind: Fragen Sie uns.' },
      mountains: {
        title: 'Die Berge',
        text: 'Welcher Weg, wie lange er dauert, was in den Rucksack gehört: Fragen Sie uns.',
      },
      town: {
        title: 'Die Stadt',
        text: 'Was es zu sehen gibt, wie man vorankommt, wo man isst: Fragen Sie uns.',
      },
      country: {
        title: 'Auf dem Land',
        text: 'Wo man spazieren geht, wo man isst, was es in der Nähe zu sehen gibt: Fragen Sie uns.',
      },
    },
    contact: {
      title: 'Direkt bei uns',
      text: 'Ihre Anfrage kommt direkt zu uns, und wir beantworten sie selbst.',
    },
    offers: 'Was Sie hier finden',
    location: {
      title: 'So finden Sie uns',
      weAre: 'Wir sind',
      address: 'Die Adresse steht auf der Kontaktseite.',
    },
    hosts: 'Wer Sie empfängt',
    closing: {
      title: 'Wann möchten Sie kommen?',
      text: 'Nennen Sie uns Ihre Reisedaten und wie viele Sie sind: Wir antworten unverbindlich mit Verfügbarkeit und Preis.',
    },
  },
  roomsPage: {
    one: 'Ob es an Ihren Tagen frei ist, sagen wir Ihnen gern.',
    many: 'Welches an Ihren Tagen frei ist, sagen wir Ihnen gern.',
  },
  prices: { included: 'Im Preis enthalten', extra: 'Nicht enthalten' },
  services: {
    lead: { title: 'Leistungen', text: 'Was es bei uns gibt. Nach Kosten und Zeiten fragen Sie uns gern.' },
    cards: 'Für unsere Gäste',
    closing: {
      title: 'Brauchen Sie noch etwas?',
      text: 'Schreiben Sie uns: Wir sagen Ihnen, was möglich ist.',
    },
  },
  offers: {
    parking: { title: 'Parkplatz', text: 'Für die Autos unserer Gäste ist Platz.' },
    wifi: { title: 'WLAN', text: 'Es steht unseren Gästen zur Verfügung.' },
    garden: { title: 'Garten', text: 'Er steht unseren Gästen offen.' },
    terrace: { title: 'Terrasse', text: 'Sie steht unseren Gästen offen.' },
    kitchen: { title: 'Gästeküche', text: 'Hier können Sie selbst kochen.' },
    laundry: { title: 'Waschmaschine', text: 'Fragen Sie uns, wann sie frei ist.' },
    bicycles: { title: 'Fahrräder', text: 'Sagen Sie uns, wie viele Sie brauchen.' },
    pool: { title: 'Pool', text: 'Fragen Sie uns, in welchen Monaten er geöffnet ist.' },
    pets: { title: 'Haustiere willkommen', text: 'Sagen Sie uns vorher, wer mitkommt.' },
  },
  breakfast: {
    title: 'Frühstück',
    price: {
      included: 'Es ist im Zimmerpreis enthalten.',
      extra:
        'Es ist nicht im Zimmerpreis enthalten: Wenn Sie frühstücken möchten, sagen Sie es uns bei der Buchung.',
    },
    allergies: 'Haben Sie Allergien oder Unverträglichkeiten? Sagen Sie es uns vor der Anreise.',
    closing: 'Am Tisch ist ein Platz für Sie',
  },
  about: {
    lead: { title: 'Über uns', text: 'Wer Sie empfängt, und wer Ihnen antwortet.' },
    hosts: 'Wer Sie empfängt',
    closing: { title: 'Haben Sie eine Frage?', text: 'Rufen Sie uns an oder schreiben Sie uns.' },
  },
  contactPage: {
    title: 'Kontakt',
    text: 'Rufen Sie uns an oder schreiben Sie uns. Wir antworten Ihnen selbst.',
  },
};
