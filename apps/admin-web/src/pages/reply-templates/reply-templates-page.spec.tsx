import { pending } from '@ospite/contracts/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { fill } from '@ospite/ui/testing';
import { OfficeApi } from '../../app/office-api.fixture';
import { openOffice } from '../../app/office.fixture';

afterEach(() => jest.restoreAllMocks());

const open = (change: (api: OfficeApi) => void = () => {}) => {
  const api = new OfficeApi();
  change(api);
  return openOffice('/preventivi/modelli', api);
};
const panelOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  const panel = heading.closest('section');
  if (!panel) throw new Error('A template has no panel.');
  return within(panel);
};
/** Opens a template's fields. */
const edit = async (name: string) => {
  const panel = await panelOf(name);
  act(() => panel.queryByRole('button', { name: `Modifica: ${name}` })?.click());
  return panel;
};

it('shows each template in its languages, and which ones are missing', async () => {
  open();
  const first = await edit('C’è posto');
  expect(within(first.getByRole('group', { name: /^Oggetto/ })).getByLabelText('tedesco')).toHaveValue(
    'Ihr Angebot: ‹date›',
  );
  expect(first.getAllByText('Mancano l’inglese e lo spagnolo')).toHaveLength(2);
});

it('puts a placeholder where the owner types, and saves all templates', async () => {
  const { user, api } = open();
  const second = await edit('Al completo');
  const german = within(second.getByRole('group', { name: /^Messaggio/ })).getByLabelText('tedesco');
  await fill(user, german, 'Leider nicht am ');
  await user.click(second.getByRole('button', { name: 'date' }));
  expect(german).toHaveValue('Leider nicht am ‹date›');
  await user.click(screen.getByRole('button', { name: 'Salva' }));
  expect(await screen.findByText('Salvato')).toBeVisible();
  expect(api.replyTemplates.templates[1]?.body.de).toBe('Leider nicht am {{dates}}');
});

it('puts a placeholder at the end of the text of the language that was chosen on a phone', async () => {
  const { user } = open();
  const first = await edit('C’è posto');
  const german = within(first.getByRole('group', { name: /^Messaggio/ })).getByLabelText('tedesco');
  const languages = within(first.getByRole('group', { name: 'Lingua che stai scrivendo' }));
  await user.click(languages.getByRole('button', { name: 'tedesco' }));
  await user.click(first.getByRole('button', { name: 'telefono' }));
  expect(german).toHaveDisplayValue(/‹telefono›$/);
  await user.click(first.getByText('Anteprima: come la legge un ospite'));
  expect(await first.findByRole('region', { name: 'Ihr Angebot: 10.–17. Juni 2027' })).toBeVisible();
});

it('shows a template as a guest would read it in each language, and follows what is typed', async () => {
  const { user } = open();
  const first = await edit('C’è posto');
  await user.click(first.getByText('Anteprima: come la legge un ospite'));
  expect(await first.findByRole('region', { name: /Il tuo preventivo: 10–17 giugno 2027/ })).toBeVisible();
  const languages = within(first.getByRole('group', { name: 'Lingua dell’anteprima' }));
  await user.click(languages.getByRole('button', { name: 'tedesco' }));
  const german = first.getByRole('region', { name: 'Ihr Angebot: 10.–17. Juni 2027' });
  const body = within(first.getByRole('group', { name: /^Messaggio/ })).getByLabelText('tedesco');
  await user.type(body, ' Bis bald, {{{{greeting}}');
  expect(german).toHaveTextContent('Bis bald, Guten Tag Jonas Weber,');
  await user.click(languages.getByRole('button', { name: 'inglese' }));
  expect(first.getByText(/manca un testo: l’ospite lo riceve in italiano/)).toBeVisible();
});

it('refuses a placeholder that nothing stands for, beside its field', async () => {
  const { user, api } = open();
  const second = await edit('Al completo');
  const german = within(second.getByRole('group', { name: /^Oggetto/ })).getByLabelText('tedesco');
  await user.type(german, '{{{{nome}}');
  await user.click(screen.getByRole('button', { name: 'Salva' }));
  expect(german).toHaveAccessibleDescription(/«nome» non è tra i segnaposto/);
  expect(api.sentTo('updateReplyTemplates')).toEqual([]);
});

it('adds, moves and takes away templates, and nothing is gone before it is saved', async () => {
  const { user, api } = open();
  await user.click(await screen.findByRole('button', { name: 'Aggiungi un modello' }));
  const added = await panelOf('Nuovo modello');
  expect(added.getByLabelText('Nome')).toHaveFocus();
  await user.keyboard('Terzo');
  await user.type(within(added.getByRole('group', { name: /^Oggetto/ })).getByLabelText('italiano'), 'Ciao');
  await user.click(screen.getByRole('button', { name: 'Sposta su: Terzo' }));
  await edit('Al completo');
  await user.click(screen.getByRole('button', { name: 'Togli: Al completo' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Togliere «Al completo»?' }));
  expect(question.getByText(/sparisce in tutte e quattro le lingue/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Annulla' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Togli: Al completo' })).toHaveFocus());
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Togli' }));
  // What has come in its place: the first of two stays, the last one is now the second.
  expect(screen.getByRole('group', { name: 'Terzo' })).toHaveFocus();
  expect(api.sentTo('updateReplyTemplates')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Salva' }));
  expect(await screen.findByText('Salvato')).toBeVisible();
  expect(api.replyTemplates.templates.map(({ name }) => name)).toEqual(['C’è posto', 'Terzo']);
});

it('moves a template by keyboard up and down, with the focus on it, and says where it is', async () => {
  const { user } = open();
  const move = (way: string, name: string) => screen.getByRole('button', { name: `Sposta ${way}: ${name}` });
  const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  await panelOf('Al completo');
  act(() => move('su', 'Al completo').focus());
  await user.keyboard('{Enter}');
  expect(names()).toEqual(['Al completo', 'C’è posto']);
  expect(move('su', 'Al completo')).toHaveFocus();
  expect(screen.getByText('Al completo: posto 1 di 2.').closest('[role=status]')).not.toBeNull();
  await user.keyboard('{Enter}');
  expect(names()).toEqual(['Al completo', 'C’è posto']);
  act(() => move('giù', 'Al completo').focus());
  await user.keyboard('{Enter}');
  expect(names()).toEqual(['C’è posto', 'Al completo']);
  expect(move('giù', 'Al completo')).toHaveFocus();
});

describe('the language that was chosen on a phone', () => {
  const chosen = async (name: string) => {
    const panel = await edit(name);
    const languages = within(panel.getByRole('group', { name: 'Lingua che stai scrivendo' }));
    return languages.getByRole('button', { pressed: true }).textContent;
  };

  async function germanFirst() {
    const { user } = open();
    const panel = await edit('C’è posto');
    const languages = within(panel.getByRole('group', { name: 'Lingua che stai scrivendo' }));
    await user.click(languages.getByRole('button', { name: 'tedesco' }));
    return { user, press: (name: string) => user.click(screen.getByRole('button', { name })) };
  }

  it('goes with its template, and with it the place of the next placeholder', async () => {
    const { press } = await germanFirst();
    await press('Sposta giù: C’è posto');
    expect([await chosen('C’è posto'), await chosen('Al completo')]).toEqual(['tedesco', 'italiano']);
    const moved = await edit('C’è posto');
    act(() => moved.getByRole('button', { name: 'telefono' }).click());
    const german = within(moved.getByRole('group', { name: /^Messaggio/ })).getByLabelText('tedesco');
    expect(german).toHaveDisplayValue(/‹telefono›$/);
    await press('Salva');
    expect(await screen.findByText('Salvato')).toBeVisible();
    expect([await chosen('C’è posto'), await chosen('Al completo')]).toEqual(['tedesco', 'italiano']);
  });

  it('goes away with its template', async () => {
    const { press } = await germanFirst();
    await press('Togli: C’è posto');
    await press('Togli');
    expect(await chosen('Al completo')).toBe('italiano');
  });

  it('is Italian again once the changes are dropped', async () => {
    const { press } = await germanFirst();
    await press('Sposta giù: C’è posto');
    await press('Annulla le modifiche');
    await press('Annulla le modifiche');
    expect([await chosen('C’è posto'), await chosen('Al completo')]).toEqual(['italiano', 'italiano']);
  });

  it('belongs to one of two that were added one after the other', async () => {
    const { user, press } = await germanFirst();
    await press('Aggiungi un modello');
    await press('Aggiungi un modello');
    const added = () => screen.getAllByRole('group', { name: 'Nuovo modello' });
    const [, last] = added();
    if (last) await user.click(within(last).getByRole('button', { name: 'tedesco' }));
    const pressed = added().map((panel) => within(panel).getByRole('button', { pressed: true }).textContent);
    expect(pressed).toEqual(['italiano', 'tedesco']);
  });
});

it('can be saved twice in a row on a slow line, before what was saved is loaded again', async () => {
  const { user, api } = open();
  const first = await edit('C’è posto');
  api.handlers.getReplyTemplates = pending;
  for (const typed of ['!', '?']) {
    await user.type(first.getByLabelText('Nome'), typed);
    await user.click(screen.getByRole('button', { name: 'Salva' }));
    expect(await screen.findByText('Salvato')).toBeVisible();
  }
  expect(api.replyTemplates.templates[0]?.name).toBe('C’è posto!?');
});

it('tells who saves after somebody else, and keeps what was typed', async () => {
  const { user, api } = open();
  const first = await edit('C’è posto');
  await user.type(first.getByLabelText('Nome'), '!');
  api.replyTemplates = { ...api.replyTemplates, updatedAt: '2027-02-01T09:00:00.000Z' };
  await user.click(screen.getByRole('button', { name: 'Salva' }));
  expect(await screen.findByText(/Nel frattempo qualcun altro ha/)).toBeVisible();
  expect(screen.getByDisplayValue('C’è posto!')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Salva' }));
  expect(await screen.findByText('Salvato')).toBeVisible();
});

it('opens a template as a guest would read it, and begins each with its subject, with chips for placeholders', async () => {
  const { user } = open();
  const first = await panelOf('C’è posto');
  expect(first.getByText('date')).toBeVisible();
  expect(screen.queryByText(/\{\{|‹/)).toBeNull();
  // One button leads on; what is done now and then stands back, and what takes it away comes with its fields.
  const buttons = first.getAllByRole('button').map(({ textContent }) => textContent);
  expect(buttons).toEqual(['Modifica', 'Anteprima', '↑ Sposta su', '↓ Sposta giù']);
  await user.click(first.getByRole('button', { name: 'Anteprima: C’è posto' }));
  expect(await first.findByRole('region', { name: /Il tuo preventivo: 10–17 giugno 2027/ })).toBeVisible();
  await user.click(first.getByRole('button', { name: 'Modifica: C’è posto' }));
  expect(first.getByLabelText('Nome')).toHaveFocus();
  await user.click(first.getByRole('button', { name: 'Chiudi: C’è posto' }));
  expect(first.getByRole('button', { name: 'Modifica: C’è posto' })).toHaveFocus();
});

it('deletes a placeholder as a whole, and refuses half of one', async () => {
  const { user, api } = open();
  const second = await edit('Al completo');
  const field = within(second.getByRole('group', { name: /^Oggetto/ })).getByLabelText('tedesco');
  await user.click(field);
  await user.click(second.getByRole('button', { name: 'date' }));
  expect(field).toHaveValue('‹date›');
  await user.type(field, '{Backspace}');
  expect(field).toHaveValue('');
  await user.type(field, '‹date');
  await user.click(screen.getByRole('button', { name: 'Salva' }));
  expect(field).toHaveAccessibleDescription(/rimasto a metà/);
  expect(api.sentTo('updateReplyTemplates')).toEqual([]);
});

it('puts a placeholder between words with the spaces that it needs', async () => {
  const { user } = open();
  const second = await edit('Al completo');
  const field = within(second.getByRole('group', { name: /^Oggetto/ })).getByLabelText('tedesco');
  const insert = async (name: string) => user.click(second.getByRole('button', { name }));
  await user.type(field, 'Vom');
  await insert('date');
  await insert('camera');
  await user.type(field, ', (');
  await insert('notti');
  await user.type(field, ') Bis bald', { initialSelectionStart: 32, initialSelectionEnd: 32 });
  expect(field).toHaveValue('Vom ‹date› ‹camera›, (‹notti›) Bis bald');
  await user.type(field, '{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  await insert('ospiti');
  expect(field).toHaveValue('Vom ‹date› ‹camera›, (‹notti›) Bis ‹ospiti› bald');
});

it('names the greeting for what it is, the guest’s name in it', async () => {
  open();
  const first = await edit('C’è posto');
  expect(first.getByRole('button', { name: 'saluto con il nome' })).toBeVisible();
});

it('takes ‹ and › where they quote', async () => {
  const { user, api } = open();
  const second = await edit('Al completo');
  const field = within(second.getByRole('group', { name: /^Oggetto/ })).getByLabelText('tedesco');
  await fill(user, field, 'Das Zimmer ‹Mirto›');
  await user.click(screen.getByRole('button', { name: 'Salva' }));
  expect(await screen.findByText('Salvato')).toBeVisible();
  expect(api.replyTemplates.templates[1]?.subject.de).toBe('Das Zimmer ‹Mirto›');
});

it('opens the template that was being written before a reload, in the language of the text', async () => {
  const { user } = open();
  const second = await edit('Al completo');
  const german = () => within(screen.getByRole('group', { name: /^Oggetto/ })).getByLabelText('tedesco');
  await user.type(
    within(second.getByRole('group', { name: /^Oggetto/ })).getByLabelText('tedesco'),
    'Leider',
  );
  cleanup();
  open();
  await panelOf('Al completo');
  expect(german()).toHaveValue('Leider');
  expect(screen.getByText(/quello che avevi scritto e non ancora salvato/)).toBeVisible();
  const languages = within(screen.getByRole('group', { name: 'Lingua che stai scrivendo' }));
  expect(languages.getByRole('button', { pressed: true })).toHaveTextContent('tedesco');
});

it('says that there are none yet', async () => {
  open((api) => {
    api.replyTemplates = { ...api.replyTemplates, templates: [] };
  });
  expect(await screen.findByText('Ancora nessun modello')).toBeVisible();
});

it('says what went wrong and tries again', async () => {
  const { user } = open((api) => api.refuseNext('getReplyTemplates', 500, 'server.failed'));
  await screen.findByText(/rotto dalla nostra parte/);
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await edit('C’è posto')).toBeDefined();
});
