/**
 * Every literal text, storage key, count and interval that the specification (§2 to §9) gives for guests and the frame of
 * their pages, to the letter; the tests beside hold the product against it in a browser.
 *
 * Straight apostrophes are the specification's; the product shows typographic ones.
 */

export interface Entry {
  /** Where the specification says it. */
  readonly section: string;
  /** What a guest reads. */
  readonly says: readonly string[];
  /** Names of controls that show a drawing alone. */
  readonly names?: readonly string[];
}

/** Said by a page as it comes, before any script. */
export const PAGES: Readonly<Record<string, Entry>> = {
  '/': {
    section: '§2 Shell, §2 Home, §9',
    says: [
      ...['Link rapidi', 'Camere', 'Servizi', 'Chi siamo', 'Contatti', 'Privacy policy'],
      ...['Privacy per chi soggiorna', 'Cookie policy', 'Termini di servizio', 'Admin', 'Sito realizzato da'],
      ...['Reception dalle 8:00 alle 22:00', 'Check-in dalle 16:00', 'Arrivi dopo le 20:00'],
      ...['Check-out entro le 10:00', `© ${new Date().getFullYear()} Baia dei Ginepri`],
      ...['Piscina', 'Ristorante', 'Bar', '20 min in auto', '20–25 km', '10 min a piedi', '200 m', '9,6/10'],
      ...['entro 24 ore', 'Da 75 €/notte'],
    ],
    names: ['Scrivici su WhatsApp', 'Scorri per scoprire la baia'],
  },
  '/camere': {
    section: '§2 Rooms list, §9',
    says: [
      ...['36 m²', 'per due persone', 'Piano a induzione', 'Frigorifero', 'Smart TV', 'Aria condizionata'],
      ...['Angolo cottura', 'Giardino privato', 'Fino a 2 ospiti', 'Vedi dettagli'],
    ],
  },
  '/camere/bungalow-ginepro': {
    section: '§2 Room detail, §9',
    says: [
      ...['Torna alle camere', 'Fino a 2 ospiti', 'Alta stagione', 'giugno – settembre', 'Bassa stagione'],
      ...['ottobre – maggio', '95–120 €', '/notte', 'Chiedi un preventivo', 'Contattaci', 'Spiagge vicine'],
      ...['I servizi del campeggio', 'Stagione: 31 maggio – 14 settembre', 'gratuiti su prenotazione'],
      ...[
        'in inverno, con il campeggio chiuso',
        'CIN IT090092B4000X0001',
        'IUN E0001',
        'Prenota su Booking.com',
      ],
      ...[
        'Prenota su Airbnb',
        'Silenzio dalle 22:00 alle 8:00',
        '10% di sconto',
        'solo in contanti',
        '100 €',
      ],
    ],
  },
  '/camere/quattro': {
    section: '§2 Room detail: missing links',
    says: ['I link per prenotare saranno disponibili a breve'],
  },
  '/camere/uno': {
    section: '§2 Room detail, §3 rooms',
    says: ['1 letto matrimoniale', 'Il bagno è esterno ma solo vostro', 'Bagno privato', 'Vista panoramica'],
  },
  '/camere/due': { section: '§3 rooms', says: ['2 letti matrimoniali', 'Fino a 4 ospiti'] },
  '/rooms/uno': { section: '§9 Price suffix', says: ['/night'] },
  '/zimmer/uno': { section: '§9 Price suffix', says: ['/Nacht'] },
  '/habitaciones/uno': { section: '§9 Price suffix', says: ['/noche'] },
  '/prezzi': {
    section: '§2 Pricing, §9',
    says: [
      ...[
        'Alta stagione',
        'Bassa stagione',
        '– €',
        '/notte',
        'Prezzo su richiesta',
        'Camera Uno',
        'Camera Due',
        'Camera Tre',
        'Camera Quattro',
      ],
      ...['Compreso nel prezzo', 'Servizi aggiuntivi', "Navetta per l'aeroporto", 'Noleggio biciclette'],
      ...['Pranzo al sacco', 'Deposito bagagli', '10%', "si paga all'arrivo"],
    ],
  },
  '/colazione': {
    section: '§2 Breakfast, §9',
    says: ['Che cosa trovi', 'Ogni giorno dalle 7:30 alle 10:30'],
  },
  '/servizi': {
    section: '§2 Services, §9',
    says: [
      ...[
        'Stagione: 31 Maggio - 14 Settembre',
        'Piscina e solarium',
        'Ristorante e bar',
        'Attività sportive',
      ],
      ...['Posti barca', 'Area marina protetta', 'Navetta per la spiaggia', 'Servizi Navetta'],
      ...['Altri Servizi Inclusi', 'Mini market', 'Parcheggio', 'Lavanderia', 'A gettoni'],
      ...['Tennis la sera: 8 €', 'Calcetto la sera: 15 €', 'Gratuita in alta stagione'],
      ...['Gratuito fino a esaurimento posti, poi si paga sul posto', 'Chiedi un preventivo', 'Contattaci'],
    ],
  },
  '/chi-siamo': {
    section: '§2 About',
    says: [
      'Due bungalow, gestiti da chi ci vive',
      'Gestione diretta',
      'Pochi ospiti',
      'Rispetto per il posto',
      'Contattaci',
    ],
  },
  '/contatti': {
    section: '§2 Contact, §9',
    says: [
      ...['Indirizzo', 'Telefono', 'Email', 'Reception', 'dalle 8:00 alle 22:00', 'Check-in', 'dalle 16:00'],
      ...['Check-out', 'entro le 10:00', 'Arrivi dopo le 20:00', 'dalle 22:00 alle 8:00', 'Come arrivare'],
      ...['In auto', 'In aereo', 'In nave', 'In treno', '07052'],
    ],
  },
  '/recensione': {
    section: '§2 Leave a review',
    says: [
      'Seleziona una valutazione',
      'Invia Recensione',
      'Le recensioni vengono moderate prima della pubblicazione',
    ],
  },
  '/preventivo': {
    section: '§2 Quote request, §3 quotes',
    says: [
      ...['entro 24 ore', 'Navetta gratuita per la spiaggia', 'Campi da tennis e calcetto', 'Posto barca'],
      ...['Parcheggio gratuito secondo disponibilità', '+39 0784 000 000', 'info@baiadeiginepri.example'],
    ],
  },
  '/san-teodoro-e-dintorni': {
    section: '§2 Local area guide, §9',
    says: [
      ...[
        'Maggiori informazioni',
        '5 km',
        "l'ingresso si prenota: 2 €",
        '550 m',
        '8.000 ettari',
        '15.000 ettari',
      ],
      ...['Circa 60 € a persona', 'Scopri le camere', 'Chiedi un preventivo'],
    ],
  },
  '/termini-di-servizio': {
    section: '§9 Terms',
    says: [
      ...[
        'cauzione di 100 €, solo in contanti',
        "si paga all'arrivo",
        'una penale di 35 €',
        'isola ecologica',
      ],
      ...[
        'Gli animali sono ammessi',
        "L'animazione non è un servizio quotidiano",
        'Tempio Pausania',
        'Ultimo aggiornamento',
      ],
    ],
  },
  '/cookie-policy': {
    section: '§2 Legal pages',
    says: ['cookie-consent', 'visit_recorded', 'Ultimo aggiornamento'],
  },
  '/privacy': {
    section: '§2 Legal pages, §9 Privacy',
    says: [
      ...[
        '1. Informazioni generali',
        '2. Dati raccolti',
        '3. Finalità',
        '4. Base giuridica',
        '5. Conservazione',
      ],
      ...['6. Condivisione', '7. Diritti', '8. Cookie', '9. Sicurezza', '10. Contatti', '11. Modifiche'],
      ...['fino a 2 anni', 'fino a 13 mesi'],
    ],
  },
  '/non-esiste': {
    section: '§10 Addresses',
    says: ['404 Page Not Found', 'Torna alla home'],
  },
  '/camere/non-esiste': { section: '§2 Room detail, §8', says: ['Camera non trovata', 'Torna alle camere'] },
};

/** Said when something happens. */
export const MOMENTS = {
  'a quote is sent empty': {
    section: '§5 Quote form',
    says: [
      'Il nome è obbligatorio',
      'Inserisci un indirizzo email valido',
      'La data di check-in è obbligatoria',
      'La data di check-out è obbligatoria',
    ],
  },
  'a quote is on its way': { section: '§2 Quote request', says: ['Invio in corso...'] },
  'a quote was sent': {
    section: '§8 Quote',
    says: ['Richiesta inviata con successo!', 'Ti risponderemo il prima possibile.'],
  },
  'a quote could not be sent': {
    section: '§8 Quote',
    says: ['Errore', "Si è verificato un errore nell'invio della richiesta. Riprova più tardi."],
  },
  'a quote has no network': {
    section: '§8 Quote',
    says: ['Errore', "Si è verificato un errore nell'invio della richiesta. Riprova più tardi."],
  },
  'a review is too short': {
    section: '§5 Review form',
    says: [
      'Il nome deve essere di almeno 2 caratteri',
      'Email non valida',
      'Il titolo deve essere di almeno 5 caratteri',
      'Il commento deve essere di almeno 10 caratteri',
    ],
  },
  'one star is chosen': { section: '§2 Leave a review', says: ['1 stella'] },
  'four stars are chosen': { section: '§2 Leave a review', says: ['4 stelle'] },
  'a review is on its way': { section: '§2 Leave a review', says: ['Invio in corso...'] },
  'a review was sent': {
    section: '§8 Review',
    says: [
      'Recensione inviata!',
      "Grazie per il tuo feedback. La recensione sarà pubblicata dopo l'approvazione.",
    ],
  },
  'a review could not be sent': {
    section: '§8 Review, §8 Generic failed response',
    says: ['503: Il sito non può rispondere in questo momento'],
  },
  'a review has no network': { section: '§8 Review', says: ["Errore nell'invio della recensione"] },
  'a review was sent in the dialog': {
    section: '§8 Review: reviews.success, reviews.successDescription',
    says: [
      'Recensione inviata!',
      "Grazie per il tuo feedback. La recensione sarà pubblicata dopo l'approvazione.",
    ],
  },
  'a review could not be sent in the dialog': {
    section: '§8 Review: reviews.error, reviews.errorDescription',
    says: ['Errore', "Errore nell'invio della recensione"],
  },
  'testimonials cannot be read': { section: '§8 Review', says: ['Failed to fetch reviews', 'Riprova'] },
  'events are loading': { section: '§2 Local area guide', says: ['Caricamento eventi...'] },
  'there are no events': {
    section: '§2 Local area guide',
    says: ['Nessun evento in programma al momento', 'Torna presto per scoprire i prossimi eventi!'],
  },
  'events cannot be read': { section: '§8: generic error with retry', says: ['Riprova'] },
  'rooms cannot be read': { section: '§8: generic error with retry', says: ['Riprova'] },
  'the cookie dialog opens': {
    section: '§2 Cookie dialog',
    says: ['Accetta tutto', 'Solo necessari', 'Personalizza', 'Privacy policy', 'Cookie policy'],
  },
  'the cookie dialog unfolds': {
    section: '§2 Cookie dialog',
    says: ['Necessari', 'Statistiche', 'Marketing', 'Salva preferenze'],
  },
  'visits are counted': { section: '§2 Shell', says: ['12.345 visite'] },
  'visits are counted in English': { section: '§2 Shell', says: ['12,345 visits'] },
  'the page is scrolled': { section: '§2 Shell', says: [], names: ['Torna in cima'] },
} as const satisfies Readonly<Record<string, Entry>>;

/** Said by every page while the site is offline. */
export const OFFLINE: Entry = {
  section: '§2: the offline notice',
  says: [
    'Il sito è temporaneamente offline per aggiornamenti. Ci scusiamo per il disagio',
    ...['Contattaci direttamente', '+39 0784 000 000', 'info@baiadeiginepri.example'],
  ],
};

/** What the browser keeps. Source: §3, §4. */
export const KEYS = {
  /**
   * Local storage: `{ preferences: { necessary, analytics, marketing }, timestamp, version }`, `version` by
   * specification §14.
   */
  consent: 'cookie-consent',
  /** Session storage. */
  visit: 'visit_recorded',
  /** Local storage and, by specification §10, a cookie; the specification gives it no name. */
  language: 'lang',
} as const;

/** Milliseconds. Source: §9. */
export const INTERVALS = {
  carousel: 6_000,
  toast: 5_000,
  tooltip: 700,
  tooltipSkip: 300,
  cookieDialog: 500,
  /** Visit count and settings. */
  poll: 30_000,
} as const;

/** Pixels. Source: §9. */
export const SCROLL = {
  smallHeader: 10,
  toTopFrom: 400,
  toTopFull: 1_200,
  toTopSmallest: 0.7,
  menuBelow: 768,
} as const;

/** Source: §9. */
export const COUNTS = {
  testimonials: 6,
  skeletons: 4,
  breakfastPictures: 12,
  wideBreakfastTiles: [5, 12],
  /** The button that shows all pictures comes with more than so many. */
  picturesWithoutButton: 5,
  guests: ['1', '2', '3', '4'],
  ratings: ['1', '2', '3', '4', '5'],
  toasts: 1,
} as const;

/** Longest text of a field of the quote form. Source: §9 String limits; special requests by specification §5. */
export const LONGEST = {
  firstName: 100,
  lastName: 100,
  email: 255,
  phone: 20,
  specialRequests: 2_000,
} as const;
