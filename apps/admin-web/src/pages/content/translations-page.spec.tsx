import { screen, waitFor } from '@testing-library/react';
import { openOffice } from '../../app/office.fixture';
import { OfficeApi } from '../../app/office-api.fixture';
import { aSection } from '../../features/content/content.fixture';

const IN_ALL = { it: 'Chi siamo', en: 'About us', de: 'Über uns', es: 'Sobre nosotros' };

function open(...sections: OfficeApi['sections']) {
  const api = new OfficeApi();
  api.sections = sections;
  return openOffice('/testi/traduzioni', api);
}

it('asks for one text after the other in a language, with the Italian beside', async () => {
  const { api, user } = open(
    aSection({ id: 1, kind: 'about.lead', values: { title: { ...IN_ALL, de: undefined } } }),
    aSection({
      id: 3,
      kind: 'about.values',
      values: { title: IN_ALL, items: [{ title: IN_ALL, text: { it: 'Anche ad agosto.' } }] },
    }),
  );
  const title = await screen.findByRole('textbox', { name: 'Titolo (tedesco)' });
  expect(screen.getByText('Mancano 2 testi in tedesco.')).toBeVisible();
  expect(screen.getByText('Anche ad agosto.')).toBeVisible();
  await user.type(title, 'Über uns');
  expect(await screen.findByText('Manca 1 testo in tedesco.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Titolo (tedesco)' })).toHaveValue('Über uns');
  expect(api.sections[0]?.values.title).toEqual(IN_ALL);
});

it('says when a language lacks nothing', async () => {
  const { user } = open(
    aSection({ id: 1, kind: 'about.lead', values: { title: { ...IN_ALL, de: undefined } } }),
  );
  await user.click(await screen.findByRole('button', { name: 'inglese' }));
  expect(await screen.findByText('In inglese non manca niente')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'tedesco' }));
  await user.type(await screen.findByRole('textbox', { name: 'Titolo (tedesco)' }), 'Über uns');
  await waitFor(() => expect(screen.getByText('Finito: in tedesco non manca più niente.')).toBeVisible());
});

it('shows what is older than its Italian, until it is found right as it is', async () => {
  const { api, user } = open(
    aSection({
      id: 1,
      kind: 'about.lead',
      values: { title: { ...IN_ALL, it: 'Chi ti accoglie' } },
      marks: [{ field: 'values.title', language: 'de', italianBefore: 'Chi siamo', isProposal: false }],
    }),
  );
  expect(await screen.findByText('1 traduzione in tedesco è da rileggere.')).toBeVisible();
  expect(screen.getByText('Prima l’italiano diceva: «Chi siamo»')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Titolo (tedesco)' })).toHaveValue('Über uns');
  await user.click(screen.getByRole('button', { name: 'Va bene così: Titolo (tedesco)' }));
  expect(await screen.findByText('Finito: in tedesco non manca più niente.')).toBeVisible();
  expect(screen.queryByText('Più vecchia dell’italiano')).not.toBeInTheDocument();
  expect(api.sections[0]?.marks).toEqual([]);
});

it('has a text translated, where a service is set, and marks it until somebody has read it', async () => {
  const api = new OfficeApi();
  api.sections = [aSection({ id: 1, kind: 'about.lead', values: { title: { ...IN_ALL, de: undefined } } })];
  api.translator = 'translator.example';
  const { user } = openOffice('/testi/traduzioni#de', api);
  expect(await screen.findByText(/testo italiano a translator\.example/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Proponi: Titolo (tedesco)' }));
  expect(await screen.findByText('Proposta automatica: leggila prima di pubblicare')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Titolo (tedesco)' })).toHaveValue('[de]');
  await user.click(screen.getByRole('button', { name: 'Va bene così: Titolo (tedesco)' }));
  expect(await screen.findByText('Finito: in tedesco non manca più niente.')).toBeVisible();
});

it('takes what a translator gave back as a draft, once it was read', async () => {
  const { api, user } = open(
    aSection({ id: 7, kind: 'about.lead', values: { title: { ...IN_ALL, de: undefined } } }),
    aSection({ id: 8, kind: 'about.story', values: { title: IN_ALL } }),
  );
  await user.click(await screen.findByText('Dallo a un traduttore'));
  const chooser = () => screen.getByLabelText('Leggi il file tradotto', { selector: 'input' });
  const give = (...rows: string[]) =>
    user.upload(
      chooser(),
      new File([['id;Dove;Italiano (it);Traduzione (de)', ...rows].join('\n')], 'testi.csv'),
    );
  await give('7.values.title;x;Chi siamo;"Wer wir sind');
  expect(await screen.findByRole('alert')).toHaveTextContent('Il file non si legge');
  await give('7.values.title;x;Chi siamo;Wer wir sind', '8.values.title;x;Noi;Wir');
  expect(await screen.findByText(/^Il file cambia 1 traduzione/)).toBeVisible();
  expect(screen.getByText('Wer wir sind')).toBeVisible();
  expect(screen.getByText(/^l’italiano è cambiato/)).toBeVisible();
  expect(api.sections[0]?.values.title).not.toHaveProperty('de');
  // A wrong file, such as a photo that came with it, loses nothing of what was read.
  await user.upload(chooser(), new File([new Uint8Array([0xff, 0xd8, 0x00, 0x10])], 'foto.csv'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Non è il file di un traduttore');
  await user.click(screen.getByRole('button', { name: 'Prendi come bozza (1)' }));
  const outcome = await screen.findByText(/^Presa 1 traduzione/);
  expect(outcome).toBeVisible();
  // The button that was pressed is gone, and the list above it with it.
  expect(outcome).toHaveFocus();
  expect(api.sections.map(({ values }) => values.title)).toEqual([{ ...IN_ALL, de: 'Wer wir sind' }, IN_ALL]);
});

it('asks for no translation of what guests do not see', async () => {
  open(aSection({ id: 1, kind: 'about.lead', hidden: true, values: { title: { it: 'Chi siamo' } } }));
  expect(await screen.findByText('In inglese non manca niente')).toBeVisible();
});

it('asks for the words of a page that the owner added, by its title, and never for its address', async () => {
  const { user } = open(
    aSection({
      id: 7,
      kind: 'own.lead',
      values: { title: { ...IN_ALL, it: 'Gite', de: undefined }, address: { it: 'gite' } },
    }),
  );
  expect(await screen.findByText('Manca 1 testo in tedesco.')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Gite: Titolo e indirizzo' })).toBeVisible();
  await user.click(screen.getByText('Dallo a un traduttore'));
  const file =
    'id;Dove;Italiano (it);Traduzione (de)\n7.values.title;x;Gite;Ausflüge\n7.values.address;x;gite;x';
  await user.upload(
    screen.getByLabelText('Leggi il file tradotto', { selector: 'input' }),
    new File([file], 'testi.csv'),
  );
  expect(await screen.findByText(/^Il file cambia 1 traduzione/)).toBeVisible();
  expect(screen.getByText(/^Gite, Titolo e indirizzo/)).toBeVisible();
});
