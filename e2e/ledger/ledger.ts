/**
 * Texts of moments, storage keys, counts and intervals that the specification (§2 to §9) gives for guests and the frame of
 * their pages, to the letter; pages.ts has what each page says. The tests beside hold the product against them in a browser.
 */
import type { Entry } from './pages';

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
    'Contattaci direttamente',
    '+39 0784 000 000',
    'info@baiadeiginepri.example',
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
