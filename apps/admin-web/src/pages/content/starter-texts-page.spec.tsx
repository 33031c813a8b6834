import { aPropertyResponse, aRoomResponse, fakeUploadRequests } from '@ospite/contracts/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { openOffice } from '../../app/office.fixture';
import { OfficeApi } from '../../app/office-api.fixture';
import { aSection } from '../../features/content/content.fixture';

const ADDRESS = '/testi/primi-testi';

function open(change: (api: OfficeApi) => void = () => {}, address = ADDRESS) {
  const api = new OfficeApi();
  api.property = aPropertyResponse({ hosts: [], offeredServices: ['parking'] });
  change(api);
  globalThis.XMLHttpRequest = fakeUploadRequests({ fetch: api.fetch });
  return openOffice(address, api);
}
const aHost = (name: string) => ({ name, languages: [], picture: null, pictureAlt: null, pictureUrl: null });
type User = ReturnType<typeof open>['user'];

const next = () => screen.findByRole('button', { name: 'Avanti' });
const goOn = async (user: User) => user.click(await next());
const question = (number: number) => screen.findByRole('heading', { name: `Domanda ${number} di 6` });
const answer = async (user: User, name: string) => user.click(await screen.findByRole('radio', { name }));

async function answerAll(user: User) {
  await answer(user, 'In campagna');
  await goOn(user);
  await user.type(await screen.findByRole('textbox', { name: 'Quante camere hai?' }), '4');
  await goOn(user);
  await answer(user, 'Sì, compresa nel prezzo');
  await goOn(user);
  await user.click(await screen.findByRole('checkbox', { name: 'Giardino' }));
  await goOn(user);
  await user.type(await screen.findByRole('textbox', { name: 'Nome' }), 'Anna');
  await user.click(screen.getByRole('button', { name: 'Aggiungi una persona' }));
  await user.type(screen.getByRole('textbox', { name: 'Nome della persona 2' }), 'Piero');
  await goOn(user);
  await question(6);
  await goOn(user);
}

it('six questions lead to texts that are ready to be published', async () => {
  const { user, api } = open();
  await answerAll(user);
  expect(await screen.findByRole('heading', { name: 'Le tue risposte' })).toHaveFocus();
  expect(screen.getByText('Parcheggio e Giardino')).toBeVisible();
  expect(screen.getByText('Anna e Piero')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Prepara i testi' }));
  expect(await screen.findByText('I testi sono pronti')).toBeVisible();
  expect(await screen.findByRole('button', { name: /^Pubblica le modifiche/ })).toBeVisible();
  const intro = api.sections.find(({ kind }) => kind === 'home.intro');
  expect(intro?.values.title).toMatchObject({
    it: 'Quattro camere in campagna, a San Teodoro',
  });
  expect(screen.queryByRole('link', { name: 'Prepara i primi testi' })).toBeNull();
});

it('a question that needs an answer is not passed over, not even by its address', async () => {
  const { user } = open(undefined, `${ADDRESS}#7`);
  await goOn(user);
  const group = await screen.findByRole('group', { name: 'Dove si trova la struttura?' });
  expect(within(group).getByText('Questo campo è obbligatorio')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Al mare' })).toHaveFocus();
  await answer(user, 'Al mare');
  await goOn(user);
  const rooms = await screen.findByRole('textbox', { name: 'Quante camere hai?' });
  await user.type(rooms, '0');
  await goOn(user);
  expect(await screen.findByText('Scegli un numero tra 1 e 99')).toBeVisible();
  expect(rooms).toHaveFocus();
});

it('what is known already need not be answered again', async () => {
  const { user } = open((api) => {
    const anna = { name: 'Anna', languages: ['it'], pictureUrl: null, pictureAlt: null };
    api.property = aPropertyResponse({ hosts: [anna], offeredServices: ['wifi'] });
    api.rooms = [aRoomResponse(), aRoomResponse({ id: 2, slug: 'tre' })];
  });
  await answer(user, 'In città');
  await goOn(user);
  expect(await screen.findByRole('textbox', { name: 'Quante camere hai?' })).toHaveValue('2');
  await goOn(user);
  await answer(user, 'No');
  await goOn(user);
  expect(await screen.findByRole('checkbox', { name: 'Wi-Fi' })).toBeChecked();
  await goOn(user);
  expect(await screen.findByText(/^Il sito lo sa già: Anna\. /)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('the answers are there after a reload, and each can be changed from the summary', async () => {
  const first = open();
  await answerAll(first.user);
  await screen.findByRole('heading', { name: 'Le tue risposte' });
  cleanup();
  const { user } = open(undefined, `${ADDRESS}#7`);
  await user.click(await screen.findByRole('link', { name: 'Cambia: Colazione' }));
  expect(await question(3)).toHaveFocus();
  await answer(user, 'No');
  await user.click(screen.getByRole('button', { name: 'Torna al riepilogo' }));
  const breakfast = (await screen.findByText('Colazione', { selector: 'dt' })).closest('div');
  expect(breakfast).toHaveTextContent('ColazioneNo');
});

it('the picture is the owner’s own, is uploaded here, and can be left out', async () => {
  const { user, api } = open();
  await answerAll(user);
  await user.click(await screen.findByRole('link', { name: 'Cambia: Foto' }));
  const file = new File(['x'], 'casa.jpg', { type: 'image/jpeg' });
  await user.upload(await screen.findByLabelText('Scegli una foto', { selector: 'input' }), file);
  expect(await screen.findByRole('img', { name: 'La foto che hai scelto' })).toBeVisible();
  await answer(user, 'Il panorama');
  await user.click(screen.getByRole('button', { name: 'Torna al riepilogo' }));
  await user.click(await screen.findByRole('button', { name: 'Prepara i testi' }));
  await waitFor(() =>
    expect(api.sections[0]?.values.picture).toMatchObject({
      source: 'own:1',
      alt: { it: 'Il panorama da qui', en: 'The view from here' },
    }),
  );
});

describe('while a picture is on its way', () => {
  const photo = new File(['x'], 'casa.jpg', { type: 'image/jpeg' });

  /** At the sixth question, with a picture that the site has not stored yet. */
  async function openSending() {
    const opened = open();
    const { user, api } = opened;
    let arrive = () => {};
    const onItsWay = new Promise<void>((resolve) => (arrive = resolve));
    globalThis.XMLHttpRequest = fakeUploadRequests({
      fetch: async (...sent) => {
        await onItsWay;
        return api.fetch(...sent);
      },
    });
    await answerAll(user);
    await user.click(await screen.findByRole('link', { name: 'Indietro' }));
    await user.upload(await screen.findByLabelText('Scegli una foto', { selector: 'input' }), photo);
    return { ...opened, arrive };
  }

  it('does not go on without it', async () => {
    const { user, arrive } = await openSending();
    await user.click(await screen.findByRole('button', { name: 'Aspetto la foto…' }));
    expect(await question(6)).toBeVisible();
    arrive();
    expect(await screen.findByRole('img', { name: 'La foto che hai scelto' })).toBeVisible();
    await goOn(user);
    expect(await screen.findByText('La casa da fuori')).toBeVisible();
  });

  it('says that it could not be stored also to whoever has gone back, and goes on without it', async () => {
    const { user, api, arrive } = await openSending();
    await user.click(screen.getByRole('link', { name: 'Indietro' }));
    await question(5);
    await goOn(user);
    expect(await screen.findByRole('button', { name: 'Aspetto la foto…' })).toBeVisible();
    api.refuseNext('uploadContentPicture', 422, 'content.picture_limit');
    arrive();
    expect(await screen.findByRole('alert')).toHaveTextContent('La foto non è stata salvata.');
    await goOn(user);
    expect(await screen.findByRole('button', { name: 'Prepara i testi' })).toBeVisible();
  });

  it('asks before the questions are left, and keeps the answers', async () => {
    const { user } = await openSending();
    await user.click(screen.getByRole('link', { name: 'Tutte le pagine' }));
    await user.click(await screen.findByRole('button', { name: 'Esci senza salvare' }));
    await user.click(await screen.findByRole('link', { name: 'Prepara i primi testi' }));
    expect(await screen.findByRole('radio', { name: 'In campagna' })).toBeChecked();
  });
});

it.each([
  [0, 'Sul sito non ce n’è ancora nessuna: aggiungile in «Camere».'],
  [1, 'Sul sito ce n’è una sola: aggiungi le altre in «Camere».'],
  [3, 'Sul sito ce ne sono 3: aggiungi le altre in «Camere».'],
  [5, 'In «Camere» ne hai già 5: controlla il numero.'],
  [4, undefined],
])('leads to the rooms where four are said and the site has %i', async (count, words) => {
  const { user } = open((api) => {
    api.rooms = Array.from({ length: count }, (_, at) => aRoomResponse({ id: at + 1, slug: `c-${at}` }));
  });
  await answer(user, 'In città');
  await goOn(user);
  const rooms = await screen.findByRole('textbox', { name: 'Quante camere hai?' });
  await user.clear(rooms);
  await user.type(rooms, '4');
  await goOn(user);
  await answer(user, 'No');
  for (let at = 3; at < 7; at += 1) await goOn(user);
  await screen.findByRole('heading', { name: 'Le tue risposte' });
  if (!words) return expect(screen.queryByRole('link', { name: 'Vai alle camere' })).toBeNull();
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vai alle camere' })).toHaveAttribute('href', '/admin/camere');
});

it('keeps the answers in sight when a colleague was faster, and the texts as they are', async () => {
  const { user, api } = open();
  await answerAll(user);
  api.sections = ['home.intro', 'rooms.lead', 'prices.included', 'services.lead', 'breakfast.lead']
    .concat('about.lead', 'contact.lead')
    .map((kind, at) => aSection({ id: at + 1, kind }));
  api.property = aPropertyResponse({ hosts: [aHost('Luca')], offeredServices: ['wifi'] });
  const before = api.sections;
  await user.click(await screen.findByRole('button', { name: 'Prepara i testi' }));
  expect(await screen.findByRole('heading', { name: 'I primi testi ci sono già' })).toHaveFocus();
  for (const answered of ['In campagna', 'Parcheggio e Giardino', 'Anna e Piero'])
    expect(screen.getByText(answered)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Prepara i testi' })).toBeNull();
  expect(api.sections).toEqual(before);
  await user.click(screen.getByRole('link', { name: 'Vai ai testi' }));
  expect(await screen.findByRole('heading', { name: 'Testi e immagini del sito' })).toBeVisible();
});

it('keeps the answers, and says why, where nothing was prepared', async () => {
  const { user, api } = open();
  await answerAll(user);
  api.refuseNext('prepareStarterTexts', 503, 'http.unavailable');
  await user.click(await screen.findByRole('button', { name: 'Prepara i testi' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByText('Anna e Piero')).toBeVisible();
});

it('asks for the property first', async () => {
  open((api) => {
    api.property = null;
  });
  expect(await screen.findByRole('link', { name: 'Descrivi la tua struttura' })).toHaveAttribute(
    'href',
    '/admin/struttura',
  );
});

describe('Oggi', () => {
  it('offers the first texts as long as there are none, unless they are not wanted', async () => {
    const { user, api } = open(undefined, '');
    const offer = 'Il sito non ha ancora testi: preparali con sei domande';
    expect(await screen.findByRole('link', { name: offer })).toHaveAttribute('href', `/admin${ADDRESS}`);
    await user.click(screen.getByRole('button', { name: `Non mi serve: ${offer}` }));
    await waitFor(() => expect(api.dismissed).toEqual(['content.starter']));
  });
});
