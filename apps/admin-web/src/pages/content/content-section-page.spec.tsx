import { act, screen, waitFor, within } from '@testing-library/react';
import { openOffice } from '../../app/office.fixture';
import { OfficeApi } from '../../app/office-api.fixture';
import { aSection } from '../../features/content/content.fixture';

const STORY = aSection({
  id: 2,
  values: { title: { it: 'Due case' }, text: { it: [{ paragraph: [{ text: 'Tutto cominciò.' }] }] } },
});

function open(change: (api: OfficeApi) => void = () => {}, from = '') {
  const api = new OfficeApi();
  api.sections = [STORY];
  change(api);
  return openOffice(`/testi/sezioni/2${from}`, api);
}

const group = (name: string) => screen.findByRole('group', { name: new RegExp(`^${name}`) });
const text = async (name: string, language = 'italiano') =>
  within(await group(name)).getByLabelText(new RegExp(`^${language}`, 'i'));
const saved = () => screen.findByText(/^Salvato\. Il sito cambia/, {}, { timeout: 20_000 });
const valuesOf = ({ sections }: OfficeApi) => sections[0]?.values;

it('is saved at a pause, as it was typed, and the blank before the next word stays', async () => {
  const { api, user } = open();
  await user.type(await text('Titolo'), ' e ');
  await saved();
  expect(valuesOf(api)?.title).toEqual({ it: 'Due case e' });
  await user.type(await text('Titolo'), 'un orto');
  await waitFor(() => expect(valuesOf(api)?.title).toEqual({ it: 'Due case e un orto' }), {
    timeout: 20_000,
  });
  expect(api.sentTo('updateContentSection')[0]?.updateContentSectionRequest).toEqual({
    values: { title: { it: 'Due case e' } },
    updatedAt: STORY.updatedAt,
  });
});

it('is saved at once when the screen is left', async () => {
  const { api, user } = open();
  await user.type(await text('Titolo', 'tedesco'), 'Zwei Häuser');
  await user.click(screen.getByRole('link', { name: /Le sezioni di «Chi siamo»/ }));
  await screen.findByRole('heading', { name: 'Chi siamo' });
  await waitFor(() => expect(valuesOf(api)?.title).toEqual({ it: 'Due case', de: 'Zwei Häuser' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('is saved at once when the tab is hidden, as by a phone that is put away', async () => {
  const { api, user } = open();
  await user.type(await text('Titolo', 'inglese'), 'Two houses');
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(valuesOf(api)?.title).toEqual({ it: 'Due case', en: 'Two houses' }));
});

it('says at the field what is wrong, and keeps what was typed on this device', async () => {
  const { api, user } = open((fake) => {
    fake.sections = [aSection({ id: 2 })];
  });
  await user.type(await text('Titolo', 'tedesco'), 'Zwei Häuser');
  const italian = await text('Titolo');
  await waitFor(() => expect(italian).toHaveAccessibleDescription(/obbligatorio/), { timeout: 20_000 });
  expect(api.sentTo('updateContentSection')).toEqual([]);
  await user.click(screen.getByRole('link', { name: /Le sezioni di «Chi siamo»/ }));
  await user.click(await screen.findByRole('button', { name: 'Esci, tieni la bozza' }));
  await user.click(await screen.findByRole('link', { name: /La storia della casa/ }));
  expect(await text('Titolo', 'tedesco')).toHaveValue('Zwei Häuser');
});

it('refuses a link that no page may carry, at the text that has it', async () => {
  const { user } = open();
  const area = await text('Testo');
  await user.clear(area);
  await user.click(area);
  await user.paste('[qui](javascript:alert(1))');
  await waitFor(() => expect(area).toHaveAccessibleDescription(/indirizzo/i), { timeout: 20_000 });
});

it('overwrites nobody unasked: who saved meanwhile is named, with the field', async () => {
  const { api, user } = open();
  await text('Titolo');
  api.sections = [
    {
      ...STORY,
      values: { ...STORY.values, title: { it: 'Tre case' } },
      updatedAt: '2027-05-01T10:00:00.000Z',
    },
  ];
  await user.type(await text('Titolo'), '!');
  expect(
    await screen.findByText(/Anna ha salvato.* e ha cambiato: Titolo\./, {}, { timeout: 20_000 }),
  ).toBeVisible();
  expect(await text('Titolo')).toHaveValue('Due case!');
  expect(valuesOf(api)?.title).toEqual({ it: 'Tre case' });
  await user.click(screen.getByRole('button', { name: 'Salva adesso' }));
  await saved();
  expect(valuesOf(api)?.title).toEqual({ it: 'Due case!' });
});

it('is published with what was typed a moment before', async () => {
  const { api, user } = open();
  await user.type(await text('Titolo'), '!');
  await user.click(screen.getByRole('button', { name: /^Pubblica le modifiche/ }));
  expect(await screen.findByText('Pubblicato alle 11:47.')).toBeVisible();
  expect(api.publications[0]?.sections[0]?.values.title).toEqual({ it: 'Due case!' });
});

it('is not published while it cannot be saved, and says why', async () => {
  const { api, user } = open();
  await user.type(await text('Titolo'), '!');
  api.isUnreachable = true;
  await user.click(screen.getByRole('button', { name: /^Pubblica le modifiche/ }));
  expect((await screen.findAllByText(/Non riusciamo a raggiungere il sito/))[0]).toBeVisible();
  api.isUnreachable = false;
  await user.click(await screen.findByRole('button', { name: 'Salva adesso' }));
  await saved();
  expect(api.publications).toEqual([]);
});

it('says where the rest of it is written, by the name that the other screen has', async () => {
  open((api) => {
    api.sections = [aSection({ id: 2, page: 'guide', kind: 'guide.ways' })];
  });
  const link = await screen.findByRole('link', { name: 'Struttura, «Distanze e navetta»' });
  expect(link).toHaveAttribute('href', '/admin/struttura/come-arrivare');
  expect(link.closest('p')).toHaveTextContent(
    'Le distanze si scrivono in Struttura, «Distanze e navetta». Quello che salvi lì è subito sul sito.',
  );
});

describe('its published versions', () => {
  it('are told by when and who, and any can be taken up again, and that taken back', async () => {
    const { api, user } = open((fake) => {
      fake.publications = [
        {
          id: 1,
          publishedAt: '2025-05-03T08:00:00.000Z',
          publishedBy: 'marta',
          pages: ['about'],
          sections: [STORY],
        },
      ];
      fake.sections = [{ ...STORY, values: { ...STORY.values, title: { it: 'Tre case' } } }];
    });
    await user.click(await screen.findByText('Versioni pubblicate'));
    expect(await screen.findByText('Pubblicata il 3 maggio 2025 alle 10:00 da marta')).toBeVisible();
    await user.click(
      screen.getByRole('button', { name: /Riprendi questa versione: pubblicata il 3 maggio/ }),
    );
    await waitFor(async () => expect(await text('Titolo')).toHaveValue('Due case'));
    await user.click(await screen.findByRole('button', { name: 'Annulla' }));
    await waitFor(async () => expect(await text('Titolo')).toHaveValue('Tre case'));
    expect(valuesOf(api)?.title).toEqual({ it: 'Tre case' });
  });

  it('tell which of them is one from before, as after a publication that was taken back', async () => {
    const title = (it: string) => ({ ...STORY, values: { ...STORY.values, title: { it } } });
    const { user } = open((fake) => {
      fake.publications = [STORY, title('Tre case'), STORY].map((section, at) => ({
        id: at + 1,
        publishedAt: `2025-05-03T08:0${at}:00.000Z`,
        publishedBy: 'marta',
        pages: ['about'],
        sections: [section],
      }));
    });
    await user.click(await screen.findByText('Versioni pubblicate'));
    await screen.findByText('Pubblicata il 3 maggio 2025 alle 10:01 da marta');
    expect(
      screen.getByText(
        'Rimessa il 3 maggio 2025 alle 10:02 da marta la versione pubblicata il 3 maggio 2025 alle 10:00',
      ),
    ).toBeVisible();
  });

  it('promise nothing of the one that guests see already', async () => {
    const { user } = open((fake) => {
      const at = { publishedAt: '2025-05-03T08:00:00.000Z', publishedBy: 'marta' };
      fake.publications = [{ id: 1, ...at, pages: ['about'], sections: [STORY] }];
      fake.sections = [{ ...STORY, values: { ...STORY.values, title: { it: 'Tre case' } } }];
    });
    await user.click(await screen.findByText('Versioni pubblicate'));
    await user.click(await screen.findByRole('button', { name: /^Riprendi questa versione/ }));
    expect(await screen.findByText('Versione ripresa: gli ospiti la vedono già.')).toBeVisible();
  });
});

describe('opened from the guests’ site', () => {
  const back = () => screen.findByRole('link', { name: /^←?\s*Torna alla pagina del sito/ });

  it('leads back to the spot, as it will be', async () => {
    open(undefined, '?da=%2Fabout');
    expect(await back()).toHaveAttribute('href', expect.stringMatching(/\/about(\?anteprima)?#section-2$/));
  });

  it.each(['//example.org', 'https://example.org', 'javascript:alert(1)', '/nessuna'])(
    'leads nowhere else: %s',
    async (from) => {
      open(undefined, `?da=${encodeURIComponent(from)}`);
      expect(await screen.findByRole('link', { name: /Le sezioni di «Chi siamo»/ })).toBeVisible();
      expect(screen.queryByRole('link', { name: /Torna alla pagina del sito/ })).toBeNull();
    },
  );
});
