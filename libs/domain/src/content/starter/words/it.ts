import type { StarterWords } from '../starter-words';

export const ITALIAN: StarterWords = {
  inTown: (town) =>
    /^L['’]/.test(town) ? `al${town.replace('L', 'l')}` : `${/^a/i.test(town) ? 'ad' : 'a'} ${town}`,
  place: { sea: 'al mare', mountains: 'in montagna', town: 'in città', country: 'in campagna' },
  numbers: ['Due', 'Tre', 'Quattro', 'Cinque', 'Sei', 'Sette', 'Otto', 'Nove', 'Dieci', 'Undici', 'Dodici'],
  rooms: { one: 'Una camera', many: 'camere' },
  theRooms: { one: 'La camera', many: 'Le camere' },
  views: {
    house: 'La casa vista da fuori',
    room: { one: 'La camera', many: 'Una delle camere' },
    garden: 'Il giardino',
    terrace: 'La terrazza',
    view: 'Il panorama da qui',
    other: 'Il posto dove accogliamo gli ospiti',
  },
  home: {
    intro: {
      one: 'Qui trovi la camera, i prezzi e dove siamo. Per tutto il resto ci siamo noi: scrivici o chiamaci.',
      many: 'Qui trovi le camere, i prezzi e dove siamo. Per tutto il resto ci siamo noi: scrivici o chiamaci.',
    },
    around: {
      sea: { title: 'Il mare', text: 'Dove andare, a che ora, con quale vento: chiedilo a noi.' },
      mountains: {
        title: 'La montagna',
        text: 'Quale sentiero, quanto ci vuole, che cosa mettere nello zaino: chiedilo a noi.',
      },
      town: { title: 'La città', text: 'Che cosa vedere, come muoversi, dove mangiare: chiedilo a noi.' },
      country: {
        title: 'La campagna',
        text: 'Dove camminare, dove mangiare, che cosa vedere qui intorno: chiedilo a noi.',
      },
    },
    contact: {
      title: 'Parli con noi',
      text: 'La tua richiesta arriva direttamente a noi, e siamo noi a risponderti.',
    },
    offers: 'Che cosa trovi',
    location: { title: 'Dove siamo', weAre: 'Siamo', address: 'L’indirizzo è nella pagina dei contatti.' },
    hosts: 'Chi ti accoglie',
    closing: {
      title: 'Quando vieni?',
      text: 'Scrivici le date e quanti siete: ti rispondiamo con la disponibilità e il prezzo, senza impegno.',
    },
  },
  roomsPage: {
    one: 'Per sapere se è libera nelle tue date, scrivici.',
    many: 'Per sapere quale è libera nelle tue date, scrivici.',
  },
  prices: { included: 'Compreso nel prezzo', extra: 'A parte' },
  services: {
    lead: { title: 'Servizi', text: 'Che cosa trovi da noi. Per costi e orari, chiedici pure.' },
    cards: 'Per gli ospiti',
    closing: { title: 'Ti serve altro?', text: 'Scrivici: ti diciamo che cosa possiamo fare.' },
  },
  offers: {
    parking: { title: 'Parcheggio', text: 'C’è posto per l’auto degli ospiti.' },
    wifi: { title: 'Wi-Fi', text: 'È a disposizione degli ospiti.' },
    garden: { title: 'Giardino', text: 'È a disposizione degli ospiti.' },
    terrace: { title: 'Terrazza', text: 'È a disposizione degli ospiti.' },
    kitchen: { title: 'Cucina per gli ospiti', text: 'Puoi prepararti da mangiare.' },
    laundry: { title: 'Lavatrice', text: 'Chiedici quando è libera.' },
    bicycles: { title: 'Biciclette', text: 'Dicci quante te ne servono.' },
    pool: { title: 'Piscina', text: 'Chiedici in quali mesi è aperta.' },
    pets: { title: 'Animali benvenuti', text: 'Dicci prima chi viene con te.' },
  },
  breakfast: {
    title: 'Colazione',
    price: {
      included: 'È compresa nel prezzo della camera.',
      extra: 'Non è compresa nel prezzo della camera: se la vuoi, diccelo quando prenoti.',
    },
    allergies: 'Hai allergie o intolleranze? Diccelo prima di arrivare.',
    closing: 'Ti aspettiamo a tavola',
  },
  about: {
    lead: { title: 'Chi siamo', text: 'Chi ti accoglie, e chi risponde quando scrivi.' },
    hosts: 'Chi ti accoglie',
    closing: { title: 'Hai una domanda?', text: 'Chiamaci o scrivici.' },
  },
  contactPage: { title: 'Contatti', text: 'Chiamaci o scrivici: ti rispondiamo noi.' },
};
