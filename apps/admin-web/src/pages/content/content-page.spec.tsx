import { aRoomResponse, pending } from '@ospite/contracts/testing';
import { OWN_PAGES } from '@ospite/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { openOffice } from '../../app/office.fixture';
import { OfficeApi } from '../../app/office-api.fixture';
import { aSection } from '../../features/content/content.fixture';

const LEAD = aSection({ id: 1, kind: 'about.lead', values: { title: { it: 'Chi siamo' } } });
const STORY = aSection({
  id: 2,
  values: {
    title: { it: 'Due case', en: 'Two houses', de: 'Zwei Häuser', es: 'Dos casas' },
    text: { it: [{ paragraph: [{ text: 'Tutto cominciò.' }] }] },
  },
});
const VALUES = aSection({ id: 3, kind: 'about.values', values: { title: { it: 'A che cosa teniamo' } } });
const BEFORE = { id: 1, publishedAt: '2026-05-01T08:00:00.000Z', publishedBy: 'marta', pages: [] };

function open(path: string, change: (api: OfficeApi) => void = () => {}) {
  const api = new OfficeApi();
  api.sections = [LEAD, STORY, VALUES];
  change(api);
  return openOffice(path, api);
}

const publish = () => screen.findByRole('button', { name: /^Pubblica le modifiche/ });
/** The text in a language. */
const text = async (name: string, language = 'italiano') =>
  within(await screen.findByRole('group', { name: new RegExp(`^${name}`) })).getByLabelText(
    new RegExp(`^${language}`, 'i'),
  );

describe('the pages of the site', () => {
  it('say what is missing and what is not published yet', async () => {
    open('/testi');
    const page = await screen.findByRole('link', { name: /Chi siamo/ });
    expect(page).toHaveTextContent('3 sezioni');
    expect(page).toHaveTextContent('Non è sul sito');
    expect(page).toHaveTextContent('3 modifiche da pubblicare');
    expect(page).toHaveTextContent('Mancano 9 traduzioni (inglese, tedesco e spagnolo)');
    expect(page).toHaveAttribute('href', '/admin/testi/chi-siamo');
  });

  it('are on the site without texts where they show the house’s own facts', async () => {
    open('/testi');
    const quote = await screen.findByRole('link', { name: /^Preventivo/ });
    expect(quote).toHaveTextContent('Senza testi tuoi');
    expect(quote).not.toHaveTextContent('Non è sul sito');
    expect(screen.getByRole('link', { name: /^Servizi/ })).toHaveTextContent('Non è sul sito');
  });
});

describe('a page that the owner adds', () => {
  const ADDRESS = { it: 'gite' };
  const GITE = aSection({ id: 7, kind: 'own.lead', values: { title: { it: 'Gite' }, address: ADDRESS } });

  it('begins with its title, and is open for writing with what it can be made of', async () => {
    const { user, api } = open('/testi');
    await user.click(await screen.findByRole('button', { name: 'Aggiungi' }));
    const title = screen.getByRole('textbox', { name: /^Titolo della pagina nuova/ });
    expect(title).toBeInvalid();
    await user.type(title, 'Gite in barca');
    await user.click(screen.getByRole('button', { name: 'Aggiungi' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Gite in barca' })).toBeVisible();
    expect(api.sections.at(-1)).toMatchObject({ page: 'own-1', values: { place: 'menu' } });
    await user.click(await screen.findByRole('button', { name: 'Fotografie' }));
    expect(await screen.findByRole('link', { name: /Le sezioni di «Gite in barca»/ })).toBeVisible();
    expect(api.sections.at(-1)).toMatchObject({ page: 'own-1', kind: 'own.pictures' });
  });

  it('is there at once, on a slow line as well', async () => {
    const { user, api } = open('/testi');
    await screen.findByRole('button', { name: 'Scarta le modifiche' });
    api.handlers.listContentSections = pending;
    await user.type(screen.getByRole('textbox', { name: /^Titolo della pagina nuova/ }), 'Gite');
    await user.click(screen.getByRole('button', { name: 'Aggiungi' }));
    expect(await screen.findByRole('button', { name: 'Fotografie' })).toBeVisible();
  });

  it('is among the others, shown where it stands, and removed once that is confirmed', async () => {
    const { user, api } = open('/testi', (office) => {
      office.sections = [LEAD, GITE];
    });
    await user.click(await screen.findByRole('link', { name: /^Gite/ }));
    expect(await screen.findByRole('link', { name: /tedesco/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/de\/gite\?anteprima$/),
    );
    // Its title goes with the page.
    expect(screen.queryByRole('button', { name: 'Elimina: Gite' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Elimina la pagina' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Elimina' }));
    expect(await screen.findByText('Aggiungi una pagina')).toBeVisible();
    expect(api.sections.map(({ page }) => page)).toEqual(['about']);
  });

  it('is one of ten', async () => {
    open('/testi', (office) => {
      office.sections = OWN_PAGES.map((page, at) => ({ ...GITE, id: at + 1, page }));
    });
    expect(await screen.findByText(/Hai già 10 pagine tue/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Aggiungi' })).toBeNull();
  });
});

describe('the sections of a page', () => {
  it('stand in their order, each with its first words and what it lacks', async () => {
    open('/testi/chi-siamo', (api) => {
      const text = { it: [{ paragraph: [{ text: 'Queste condizioni riguardano' }] }] };
      const untitled = aSection({ id: 4, kind: 'about.story', values: { title: { it: '' }, text } });
      api.sections = [LEAD, { ...STORY, hidden: true }, aSection({ id: 3, kind: 'about.values' }), untitled];
    });
    await screen.findByRole('link', { name: /Titolo della pagina/ });
    const row = (name: RegExp) => screen.getByRole('link', { name }).closest('li');
    expect(row(/Titolo della pagina/)).toHaveTextContent('Chi siamo');
    expect(row(/La storia della casa(?!.*Queste)/)).toHaveTextContent('Nascosta');
    expect(row(/La storia della casa(?!.*Queste)/)).not.toHaveTextContent('traduzion');
    expect(row(/A che cosa tenete/)).toHaveTextContent('Ancora senza testo');
    expect(row(/Queste condizioni riguardano/)).not.toHaveTextContent('Ancora senza testo');
    expect(row(/A che cosa tenete/)).toHaveTextContent('Da completare: 1 campo');
  });

  it('are a page that guests can open only once it is published', async () => {
    const { user } = open('/testi/chi-siamo', (api) => {
      api.sections = [LEAD, STORY];
    });
    await screen.findByRole('link', { name: /^italiano/ });
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Guarda la pagina/ })).toBeNull());
    await user.click(await publish());
    expect(await screen.findByRole('link', { name: /^Guarda la pagina/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/chi-siamo'),
    );
  });

  it.each([
    [[aRoomResponse()], ['/camere/bungalow-ginepro', '/zimmer/bungalow-ginepro']],
    [[], []],
  ])('of each room are looked at in a room, where there is one', async (rooms, addresses) => {
    open('/testi/camere-ognuna', (api) => {
      api.rooms = rooms;
    });
    await screen.findByRole('heading', { level: 1, name: 'Ogni camera' });
    await waitFor(() =>
      expect(
        ['italiano', 'tedesco'].flatMap((name) =>
          screen.queryAllByRole('link', { name: new RegExp(`^${name}`) }).map((link) =>
            link
              .getAttribute('href')
              ?.replace(/\?.*/, '')
              .replace(/^https?:..[^/]+/, ''),
          ),
        ),
      ).toEqual(addresses),
    );
  });

  it('can be looked at as guests would see the draft, in every language', async () => {
    open('/testi/chi-siamo');
    const addresses = await Promise.all(
      ['italiano', 'tedesco'].map(async (name) =>
        (await screen.findByRole('link', { name: new RegExp(`^${name}`) })).getAttribute('href'),
      ),
    );
    expect(addresses).toEqual(['http://api.test/chi-siamo?anteprima', 'http://api.test/ueber-uns?anteprima']);
  });

  it('are moved by their buttons, past those that stay where they are', async () => {
    const { api, user } = open('/testi/chi-siamo');
    await user.click(await screen.findByRole('button', { name: 'Sposta su: A che cosa teniamo' }));
    await waitFor(() => expect(api.sections.map(({ id }) => id)).toEqual([1, 3, 2]));
    expect(screen.queryByRole('button', { name: 'Sposta su: Chi siamo' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sposta su: A che cosa teniamo' })).toHaveFocus();
  });

  it('are hidden and shown again', async () => {
    const { api, user } = open('/testi/chi-siamo');
    await user.click(await screen.findByRole('button', { name: 'Nascondi: Due case' }));
    const show = await screen.findByRole('button', { name: 'Mostra: Due case' });
    expect(api.sections.find(({ id }) => id === 2)?.hidden).toBe(true);
    await user.click(show);
    expect(await screen.findByRole('button', { name: 'Nascondi: Due case' })).toBeVisible();
  });

  it('say what guests will see once they are hidden or shown, and when nothing is left to publish', async () => {
    const { user } = open('/testi/chi-siamo', (api) => {
      api.publications = [{ ...BEFORE, sections: [LEAD, STORY, { ...VALUES, hidden: true }] }];
      api.sections = [LEAD, STORY, { ...VALUES, hidden: true }];
    });
    const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
    await press('Nascondi: Due case');
    expect(
      await screen.findByText('Sezione nascosta: gli ospiti non la vedranno più dopo la pubblicazione'),
    ).toBeVisible();
    await press('Mostra: Due case');
    expect(await screen.findByText('Sezione visibile: gli ospiti la vedono già')).toBeVisible();
    await press('Mostra: A che cosa teniamo');
    expect(
      await screen.findByText('Sezione visibile: gli ospiti la vedranno dopo la pubblicazione'),
    ).toBeVisible();
    await press('Nascondi: A che cosa teniamo');
    expect(await screen.findByText('Sezione nascosta: gli ospiti già non la vedono')).toBeVisible();
  });

  it('are removed only after a question that names the section and the way to keep it', async () => {
    const { api, user } = open('/testi/chi-siamo');
    const remove = await screen.findByRole('button', { name: 'Elimina: Due case' });
    await user.click(remove);
    const dialog = within(screen.getByRole('alertdialog', { name: 'Eliminare «Due case»?' }));
    expect(dialog.getByText(/scegli «Nascondi»/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Annulla' }));
    expect(api.sentTo('deleteContentSection')).toEqual([]);
    await user.click(remove);
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Elimina' }));
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: /La storia della casa/ })).not.toBeInTheDocument(),
    );
    expect(api.sections.map(({ id }) => id)).toEqual([1, 3]);
  });

  it('are known by their title, never by words that only a screen reader hears', async () => {
    open('/testi/home', (api) => {
      api.sections = [
        aSection({ id: 1, page: 'home', kind: 'home.lead', values: { scroll: { it: 'Scorri' } } }),
      ];
    });
    expect(await screen.findByRole('link', { name: 'Prima schermata' })).toHaveTextContent(
      /^Prima schermata$/,
    );
  });

  it('are added where the page has room for them, and open for writing', async () => {
    const { api, user } = open('/testi/chi-siamo');
    await screen.findByRole('heading', { name: 'Aggiungi una sezione' });
    expect(screen.queryByRole('button', { name: 'Titolo della pagina' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'La storia della casa' }));
    expect(await text('Titolo')).toHaveValue('');
    expect(api.sections.map(({ kind }) => kind).at(-1)).toBe('about.story');
  });
});

it('a legal text in the product’s words asks for a lawyer until the owner says that one has read it', async () => {
  const { user } = open('/testi/termini-di-servizio', (api) => {
    api.awaitLawyer = ['terms', 'privacy'];
  });
  await user.click(await screen.findByRole('button', { name: 'L’ha letto un legale' }));
  expect(await screen.findByText('Segnato come letto da un legale')).toBeVisible();
  expect(screen.queryByText(/Fallo leggere a un legale/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Tutte le pagine' }));
  const page = async (name: RegExp) => screen.findByRole('link', { name });
  expect(await page(/^Privacy di chi soggiorna/)).toHaveTextContent('Da far leggere a un legale');
  expect(await page(/^Termini di servizio/)).not.toHaveTextContent('legale');
});

describe('publishing', () => {
  it('makes the whole draft what guests see, and says when and where', async () => {
    const { api, user } = open('/testi');
    await user.click(await publish());
    expect(await screen.findByText('Pubblicato alle 11:47.')).toBeVisible();
    expect(screen.getByRole('link', { name: /Guarda «Chi siamo»/ })).toHaveAttribute(
      'href',
      'http://api.test/chi-siamo',
    );
    expect(api.publications).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /^Pubblica le modifiche/ })).not.toBeInTheDocument();
  });

  it('says how many sections it changes, and which', async () => {
    open('/testi/chi-siamo', (api) => {
      api.publications = [{ ...BEFORE, sections: [LEAD, STORY] }];
    });
    expect(await publish()).toHaveAccessibleName('Pubblica le modifiche (1)');
    const row = (name: RegExp) => screen.getByRole('link', { name }).closest('li');
    expect(row(/A che cosa tenete/)).toHaveTextContent('Modificata');
    expect(row(/Titolo della pagina/)).not.toHaveTextContent('Modificata');
  });

  it('can be taken back, and nothing that was written is lost', async () => {
    const { api, user } = open('/testi');
    await user.click(await publish());
    await user.click(await screen.findByRole('button', { name: 'Annulla' }));
    expect(await screen.findByText(/gli ospiti vedono di nuovo i testi di prima/)).toBeVisible();
    expect(api.publications.at(-1)?.sections).toEqual([]);
    expect(api.sections).toHaveLength(3);
    expect(await publish()).toBeVisible();
  });

  it('leads first to the page that its owner is at', async () => {
    const { user } = open('/testi/contatti', (api) => {
      const [home, rooms] = (['home.closing', 'rooms.lead'] as const).map((kind, at) =>
        aSection({ id: at + 4, kind, values: { title: { it: 'Titolo' } } }),
      );
      const contact = aSection({ id: 6, kind: 'contact.lead', values: { title: { it: 'Contatti' } } });
      api.sections = [...(home ? [home] : []), ...(rooms ? [rooms] : []), contact];
    });
    await user.click(await publish());
    const links = await screen.findAllByRole('link', { name: /^Guarda «/ });
    expect(links.map(({ textContent }) => /«.*»/.exec(textContent)?.[0])).toEqual(['«Contatti»', '«Home»']);
  });

  it('names what is missing, each a link to its field', async () => {
    const { api, user } = open('/testi', (fake) => {
      fake.sections = [LEAD, aSection({ id: 2, values: { title: { it: 'Due case' } } })];
    });
    await user.click(await publish());
    await user.click(
      await screen.findByRole('link', { name: 'Chi siamo, La storia della casa: Testo (italiano)' }),
    );
    expect(api.publications).toEqual([]);
    await waitFor(async () => expect(await text('Testo')).toHaveFocus());
  });

  it('names the entry of a list in which something is missing: by its words, or by its number', async () => {
    const answer = { it: [{ paragraph: [{ text: `Sì, ${'gratis e coperto '.repeat(20)}` }] }] };
    const items = [{ question: { it: 'C’è un parcheggio?' } }, {}, { answer }];
    const { user } = open('/testi', (fake) => {
      const values = { title: { it: 'Domande' }, items };
      fake.sections = [aSection({ id: 2, page: 'contact', kind: 'contact.questions', values })];
    });
    await user.click(await publish());
    const links = await screen.findAllByRole('link', { name: /^Contatti, / });
    const [parking, second, , third] = links.map(({ textContent }) => textContent);
    expect(parking).toBe('Contatti, Domande e risposte, «C’è un parcheggio?»: Risposta (italiano)');
    expect(second).toBe('Contatti, Domande e risposte, Voce 2: Domanda (italiano)');
    expect(third).toMatch(
      /^Contatti, Domande e risposte, «Sì, (?:gratis e coperto )+gratis e…»: Domanda \(italiano\)$/,
    );
  });
});
