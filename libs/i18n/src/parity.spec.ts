import { ADDITIONAL_SERVICES, AMENITIES, ERROR_KINDS, LANGUAGES, QUOTE_PROBLEM_CODES } from '@ospite/domain';
import fs from 'node:fs';
import path from 'node:path';
import { ITALIAN_ONLY, namespacesOf, readCatalogue as read, ROOT } from './catalogue.fixture';

/** What can refuse a whole request for a quote. */
const QUOTE_REFUSALS = ['quote.invalid', 'quote.key_reused', 'quote.too_many', 'request.too_large'];
/** Shown where there is no room or several; the service of the specification names rooms of the demo. */
const FOR_SEVERAL =
  /^(?:home\.rooms\.all|prices\.empty|rooms\.list\.empty|rooms\.detail\.others|search\.draft_other|services\.crib)$/;
/** A build file that uses texts of the catalogues. */
const BUILD = fs.readFileSync(path.join(ROOT, 'apps/public-web/webpack.portal.mjs'), 'utf8');

const placeholders = (text: string) => [...new Set(text.match(/\{\{\s*[\w.]+/g) ?? [])].toSorted();
/** The name under which the code finds a catalogue: the back-offices merge their problems into those of the guests. */
const reachedAs = (namespace: string) => (namespace === 'office-problems' ? 'problems' : namespace);
const withoutPlural = (key: string) => key.replace(/_(?:zero|one|two|few|many|other)$/, '');

const translated = namespacesOf('it').filter((namespace) => !ITALIAN_ONLY.includes(namespace));
const pairs = translated.flatMap((namespace) =>
  LANGUAGES.filter((language) => language !== 'it').map((language) => [namespace, language] as const),
);

describe('the catalogues', () => {
  it.each(LANGUAGES.filter((language) => language !== 'it'))(
    'have the same files in %s as in Italian',
    (language) => {
      expect(namespacesOf(language).toSorted()).toEqual(translated.toSorted());
    },
  );

  it.each(pairs)('have every text of "%s" in %s too, with the same placeholders', (namespace, language) => {
    const italian = read('it', namespace);
    const other = read(language, namespace);
    expect([...other.keys()].toSorted()).toEqual([...italian.keys()].toSorted());
    for (const [key, text] of italian) {
      expect({ key, values: placeholders(other.get(key) ?? '') }).toEqual({
        key,
        values: placeholders(text),
      });
    }
  });

  it.each(namespacesOf('it'))('leave no text of "%s" empty', (namespace) => {
    for (const language of ITALIAN_ONLY.includes(namespace) ? (['it'] as const) : LANGUAGES) {
      const blank = [...read(language, namespace)]
        .filter(([, text]) => text.trim() === '')
        .map(([key]) => key);
      expect({ language, blank }).toEqual({ language, blank: [] });
    }
  });

  it.each(LANGUAGES)(
    'replace texts for a house of one room that there are, with the same placeholders (%s)',
    (language) => {
      for (const [key, text] of read(language, 'one-room')) {
        const [namespace = '', ...rest] = key.split('.');
        const replaced = read(language, namespace).get(rest.join('.'));
        expect({ key, values: replaced && placeholders(replaced) }).toEqual({
          key,
          values: placeholders(text),
        });
      }
    },
  );

  it('leave no text to a house of one room that speaks of rooms', () => {
    const ofSeveral = namespacesOf('it')
      .filter((namespace) => !['one-room', 'office', 'office-problems', 'super-admin'].includes(namespace))
      .flatMap((namespace) => [...read('it', namespace)].map(([key, text]) => [`${namespace}.${key}`, text]))
      .filter(([key = '', text = '']) => /\bcamere\b/i.test(text) && !FOR_SEVERAL.test(key));
    const replaced = read('it', 'one-room');
    expect(ofSeveral.filter(([key = '']) => !replaced.has(key))).toEqual([]);
  });

  it('have a sentence for every error code', () => {
    const catalogues = ['problems', 'office-problems', 'quote', 'review-form'] as const;
    const problems = new Map(catalogues.flatMap((name) => [...read('it', name)]));
    expect(Object.keys(ERROR_KINDS).filter((code) => !problems.has(code))).toEqual([]);
  });

  it('have a sentence among those of guests for everything that can be wrong with their request', () => {
    const ofGuests = new Map([...read('it', 'problems'), ...read('it', 'quote')]);
    const codes = [...QUOTE_PROBLEM_CODES.map((code) => `fields.${code}`), ...QUOTE_REFUSALS];
    expect(codes.filter((code) => !ofGuests.has(code))).toEqual([]);
  });

  it('have a sentence on the review form for everything that can refuse a review', () => {
    const form = read('it', 'review-form');
    expect(['review.key_reused', 'review.too_many'].filter((code) => !form.has(code))).toEqual([]);
  });

  it('name every amenity and every additional service, and nothing else', () => {
    expect([...read('it', 'amenities').keys()].toSorted()).toEqual([...AMENITIES].toSorted());
    expect([...read('it', 'services').keys()].toSorted()).toEqual([...ADDITIONAL_SERVICES].toSorted());
  });

  it('say the specified Italian texts to the letter', () => {
    const quote = read('it', 'quote');
    expect(quote.get('form.validation.firstName')).toBe('Il nome è obbligatorio');
    expect(quote.get('form.validation.email')).toBe('Inserisci un indirizzo email valido');
    expect(quote.get('toast.successTitle')).toBe('Richiesta inviata con successo!');
    expect(quote.get('toast.errorTitle')).toBe('Errore');
    const review = read('it', 'review-form');
    expect(review.get('submit')).toBe('Invia Recensione');
    expect(review.get('sending')).toBe('Invio in corso...');
    expect(review.get('choose')).toBe('Seleziona una valutazione');
    expect(review.get('validation.email')).toBe('Email non valida');
    expect(review.get('failed')).toBe('Errore nell’invio della recensione');
    expect(read('it', 'reviews').get('success')).toBe('Recensione inviata!');
    expect(read('it', 'reviews').get('failed')).toBe('Failed to fetch reviews');
    expect(LANGUAGES.map((language) => read(language, 'common').get('perNight'))).toEqual([
      '/notte',
      '/night',
      '/Nacht',
      '/noche',
    ]);
    expect(LANGUAGES.map((language) => read(language, 'common').get('notFound.label'))).toEqual(
      LANGUAGES.map(() => '404 Page Not Found'),
    );
  });
});

describe('the specified texts of the offices', () => {
  // Straight apostrophes are the specification's; the product shows typographic ones.
  it.each<[string, string, Readonly<Record<string, string>>]>([
    [
      'office',
      '§5 and §8',
      {
        'login.usernameRequired': 'Username richiesto',
        'login.passwordRequired': 'Password richiesta',
        'login.failed': 'Errore di login',
        'login.done': 'Login effettuato',
        'login.welcome': 'Benvenuto nel pannello amministratore',
        'init.done': 'Inizializzazione completata',
        'init.doneDescription': 'Dati di base caricati con successo',
        'common.success': 'Successo',
        'rooms.allRequired': 'Tutti i campi sono obbligatori',
        'rooms.created': 'Camera creata con successo!',
        'rooms.updated': 'Camera aggiornata con successo!',
        'rooms.deleted': 'Camera eliminata con successo!',
        'rooms.notCreated': 'Errore durante la creazione della camera',
        'rooms.notUpdated': "Errore durante l'aggiornamento della camera",
        'rooms.notDeleted': "Errore durante l'eliminazione della camera",
        'events.required': 'Titolo e descrizione sono obbligatori',
        'events.success': 'Successo',
        'events.created': 'Evento creato con successo!',
        'events.updated': 'Evento aggiornato con successo!',
        'events.deleted': 'Evento eliminato con successo!',
        'events.notCreated': "Errore durante la creazione dell'evento",
        'events.notUpdated': "Errore durante l'aggiornamento dell'evento",
        'events.notDeleted': "Errore durante l'eliminazione dell'evento",
        'galleries.add.limit': 'Limite superato',
        'galleries.uploads.done': 'Successo',
        'galleries.uploads.doneDescription': 'Immagini caricate correttamente',
        'galleries.uploads.failed': 'Errore nel caricamento delle immagini',
        'galleries.picture.success': 'Successo',
        'galleries.picture.mainSet': 'Immagine principale impostata',
        'galleries.picture.deleteTitle': 'Sei sicuro di voler eliminare questa immagine?',
        'galleries.picture.deleted': 'Immagine eliminata',
        'galleries.picture.notDeleted': "Errore nell'eliminazione dell'immagine",
        'prices.required': 'Il prezzo è obbligatorio',
        'prices.saved': 'Prezzo aggiornato',
        'reviews.approveFailed': "Errore nell'approvazione della recensione",
        'reviews.deleteFailed': "Errore nell'eliminazione della recensione",
        'settings.updated': 'Impostazione aggiornata con successo!',
        'settings.notUpdated': "Errore durante l'aggiornamento dell'impostazione",
      },
    ],
    [
      'office-problems',
      '§5 and §8',
      {
        'account.wrong_credentials': 'Credenziali non valide',
        'room.image_limit': 'Puoi caricare massimo {{limit}} immagini per camera',
      },
    ],
    [
      'super-admin',
      '§2 and §8',
      {
        'locked.submit': 'Accedi al Pannello',
        'locked.failed': 'Errore di accesso',
        'locked.wrongKey': 'Chiave Super Admin non valida',
        'locked.connectionFailed': 'Errore di connessione',
        'locked.granted': 'Accesso autorizzato',
        'locked.welcome': 'Benvenuto nel pannello Super Admin',
        'panel.loading': 'Caricamento pannello Super Admin...',
        'panel.logout': 'Logout',
        'control.online': 'ONLINE',
        'control.offline': 'OFFLINE',
        'saving.success': 'Successo',
        'saving.updated': 'Impostazioni aggiornate con successo!',
        'saving.error': 'Errore',
        'saving.notUpdated': "Errore durante l'aggiornamento delle impostazioni",
      },
    ],
  ])('stand in "%s" to the letter (specification %s)', (namespace, _sections, texts) => {
    const catalogue = read('it', namespace);
    const shown = Object.fromEntries(Object.keys(texts).map((key) => [key, catalogue.get(key)]));
    const specified = Object.entries(texts).map(([key, text]) => [key, text.replaceAll("'", '’')]);
    expect(shown).toEqual(Object.fromEntries(specified));
  });
});

/** The sections that are used without i18next. */
const PLAIN_STRINGS: Readonly<Record<string, string>> = { portal: 'PORTAL_TEXTS', pencils: 'PENCIL_TEXTS' };

describe('the keys in the code', () => {
  const code = sources();
  // 'rooms:detail.back', or 'detail.back' where a translator has a namespace of its own.
  const literals = new Set(
    [...code.matchAll(/['"`]((?:[\w-]+:)?[\w-]+(?:\.[\w-]+)*)['"`]/g)].map(([, key]) => key),
  );
  // `amenities:${…}`: all keys that begin so.
  const beginnings = [...code.matchAll(/`((?:[\w-]+:)?(?:[\w-]+\.)*)\$\{/g)]
    .map(([, start]) => start ?? '')
    .filter(Boolean);

  const isUsed = (namespace: string, key: string) => {
    const bare = withoutPlural(key);
    const prefix = reachedAs(namespace);
    const names = [`${prefix}:${bare}`, bare, `${prefix}:${key}`, key];
    const [section = '', name] = key.split('.');
    const field = section in PLAIN_STRINGS && code.includes(`${PLAIN_STRINGS[section]}.${name}`);
    const inBuild = key.startsWith('portal.') && BUILD.includes(`portal.${key.slice('portal.'.length)}`);
    return (
      field ||
      inBuild ||
      names.some((name) => literals.has(name) || beginnings.some((start) => name.startsWith(start)))
    );
  };

  // Those for a house of one room are the keys of others.
  it.each(namespacesOf('it').filter((name) => name !== 'one-room'))('use every text of "%s"', (namespace) => {
    const orphans = [...read('it', namespace).keys()].filter((key) => !isUsed(namespace, key));
    expect(orphans).toEqual([]);
  });

  it('name no text that is missing', () => {
    const known = new Set(
      namespacesOf('it').flatMap((namespace) =>
        [...read('it', namespace).keys()].flatMap((key) => [
          `${reachedAs(namespace)}:${key}`,
          `${reachedAs(namespace)}:${withoutPlural(key)}`,
        ]),
      ),
    );
    const named = [...literals].filter(
      (key) => namespacesOf('it').includes(key?.split(':')[0] ?? '') && key?.includes(':'),
    );
    expect(named.filter((key) => !known.has(key ?? ''))).toEqual([]);
  });
});

/** All product code that may use a text, in one string. */
function sources(): string {
  return ['apps', 'libs/i18n/src', 'libs/ui/src']
    .flatMap((folder) => sourcesIn(path.join(ROOT, folder)))
    .join('\n');
}

function sourcesIn(folder: string): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sourcesIn(file);
    return /\.tsx?$/.test(entry.name) && !/\.(?:spec|fixture)\./.test(entry.name)
      ? [fs.readFileSync(file, 'utf8')]
      : [];
  });
}
