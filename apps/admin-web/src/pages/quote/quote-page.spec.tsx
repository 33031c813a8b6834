import type { QuoteWithHistory } from '@ospite/contracts';
import { aMessageResponse, aQuoteResponse, pending } from '@ospite/contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fill } from '@ospite/ui/testing';
import { OfficeApi } from '../../app/office-api.fixture';
import { openOffice } from '../../app/office.fixture';

afterEach(() => jest.restoreAllMocks());

function quote(changes: Partial<QuoteWithHistory> = {}, path = '/preventivi/7') {
  const api = new OfficeApi();
  api.quotes = [{ ...aQuoteResponse(), ...changes }];
  return openOffice(path, api);
}

const valueOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

it('shows everything the guest asked for', async () => {
  quote({ estimate: { from: 49_000, to: 119_050 } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Richiesta di Greta Müller' })).toBeVisible();
  expect(valueOf('Arrivo')).toHaveTextContent(/10 giu 2027/);
  expect(valueOf('Partenza')).toHaveTextContent(/17 giu 2027/);
  expect(valueOf('Notti')).toHaveTextContent('7');
  expect(valueOf('Ospiti')).toHaveTextContent('2');
  expect(valueOf('Camera preferita')).toHaveTextContent('Bungalow Ginepro');
  expect(valueOf('Servizi richiesti')).toHaveTextContent('Navetta gratuita per la spiaggia');
  expect(valueOf('Lingua dell’ospite')).toHaveTextContent('tedesco');
  // As the owner writes it, whatever language the guest reads.
  expect(valueOf('Stima ai prezzi di oggi')).toHaveTextContent('490–1190,50 €');
  expect(screen.getByText('Wir kommen mit dem Fahrrad.')).toHaveAttribute('lang', 'de');
});

const bar = () => screen.findByRole('group', { name: 'Il prossimo passo' });
/** Once it is taken for no second tap. */
const press = async (name: string) => {
  const button = within(await bar()).getByRole('button', { name });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  return button;
};

it('has one next step: to answer, or to call', async () => {
  quote();
  expect(within(await bar()).getByRole('button', { name: 'Rispondi' })).toBeEnabled();
  expect(within(await bar()).getByRole('link', { name: 'Chiama' })).toHaveAttribute(
    'href',
    'tel:+491701234567',
  );
  expect(screen.queryByLabelText('Messaggio')).not.toBeInTheDocument();
});

it('hands the text over to WhatsApp, to the owner’s own mail and to the clipboard', async () => {
  const { user } = quote();
  await user.click(await press('Rispondi'));
  const chat = await screen.findByRole('link', { name: 'WhatsApp' });
  expect(decodeURIComponent(chat.getAttribute('href') ?? '')).toContain(
    'wa.me/491701234567?text=Guten Tag Greta Müller,',
  );
  expect(screen.getByRole('link', { name: 'Apri nella tua posta' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:greta\.mueller@example\.org\?subject=Ihr%20Angebot/),
  );
  const clipboard = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Copia il testo' }));
  expect(clipboard).toHaveBeenCalledWith('Guten Tag Greta Müller,\n\nPreis: zwischen 490 und 595 €.');
});

it('proposes the country of the guest’s language where a number lacks its prefix, and takes another', async () => {
  const { user } = quote({ phone: '0170 1234567' });
  await user.click(await press('Rispondi'));
  const chat = await screen.findByRole('link', { name: 'WhatsApp: +49 170 123 4567' });
  expect(chat).toHaveAttribute('href', expect.stringContaining('wa.me/491701234567?'));
  await user.selectOptions(screen.getByLabelText('Da che Paese è il numero?'), 'Austria (+43)');
  expect(chat).toHaveAttribute('href', expect.stringContaining('wa.me/431701234567?'));
});

it('offers no call when the guest gave no phone number', async () => {
  quote({ phone: null });
  expect(await screen.findByText('Non indicato')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Chiama' })).not.toBeInTheDocument();
});

it('copies the whole request', async () => {
  const { user } = quote();
  const clipboard = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(await screen.findByRole('button', { name: 'Copia tutta la richiesta' }));
  expect(await screen.findByText('Copiato')).toBeVisible();
  const text = clipboard.mock.lastCall?.[0];
  expect(text).toContain('Ospite: Greta Müller');
  expect(text).toContain('Camera preferita: Bungalow Ginepro');
});

it('prints the request', async () => {
  const { user } = quote();
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  await user.click(await screen.findByRole('button', { name: 'Stampa la richiesta' }));
  expect(print).toHaveBeenCalledTimes(1);
});

it('has no estimate where nothing can be estimated', async () => {
  quote({ estimate: null });
  await screen.findByRole('heading', { level: 1, name: 'Richiesta di Greta Müller' });
  expect(screen.queryByText('Stima ai prezzi di oggi')).not.toBeInTheDocument();
});

it('says when the browser does not allow copying', async () => {
  const { user } = quote();
  await screen.findByRole('button', { name: 'Copia l’indirizzo' });
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(screen.getByRole('button', { name: 'Copia l’indirizzo' }));
  expect(await screen.findByText('Copia non riuscita')).toBeVisible();
});

it('shows the messages and the history of the quote from one read', async () => {
  const { api } = quote({
    history: [
      { field: 'status', from: 'pending', to: 'confirmed', by: 'piero', at: '2027-05-01T09:00:00.000Z' },
      { field: 'notes', from: null, to: 'n', by: 'piero', at: '2027-05-01T09:00:00.000Z' },
    ],
    messages: [
      {
        ...aMessageResponse({ status: 'sent', sentAt: '2027-05-01T08:31:00.000Z', lastError: null }),
        text: 't',
      },
    ],
  });
  expect(await screen.findByText('Conferma all’ospite')).toBeVisible();
  expect(screen.getByText('Inviata')).toBeVisible();
  expect(screen.getByText('Da «In attesa» a «Confermata»')).toBeVisible();
  expect(screen.getByText('Note cambiate')).toBeVisible();
  expect(api.calls.filter((call) => ['getQuote', 'listMessages', 'listQuotes'].includes(call))).toEqual([
    'getQuote',
  ]);
});

describe('an e-mail that is sent again', () => {
  const failed = { ...aMessageResponse(), text: 't' };

  async function retried() {
    jest.useFakeTimers();
    // Of now: after two minutes it would be late.
    const createdAt = new Date().toISOString();
    const waiting = { ...failed, status: 'pending', attempts: 0, lastError: null, createdAt } as const;
    const api = new OfficeApi();
    const become = (message: QuoteWithHistory['messages'][number]) => {
      api.quotes = [{ ...aQuoteResponse(), messages: [message] }];
      return message;
    };
    become(failed);
    api.handlers.retryMessage = () => become(waiting);
    const { user } = openOffice('/preventivi/7', api, { advanceTimers: jest.advanceTimersByTime });
    await user.click(await screen.findByRole('button', { name: /^Riprova/ }));
    expect(await screen.findByText('In invio')).toBeVisible();
    const reads = () => api.calls.filter((call) => call === 'getQuote').length;
    return { waiting, become, reads };
  }
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  afterEach(() => jest.useRealTimers());

  it('says by itself that it has left, and asks no more', async () => {
    const { become, reads } = await retried();
    become({ ...failed, status: 'sent', sentAt: '2027-05-01T09:00:00.000Z' });
    await pass(10_000);
    expect(screen.getByText('Inviata')).toBeVisible();
    const before = reads();
    await pass(60_000);
    expect(reads()).toBe(before);
  });

  it('says that it failed again, and when the next try is', async () => {
    const { waiting, become } = await retried();
    become({ ...waiting, attempts: 1, nextAttemptAt: '2027-05-01T09:01:00.000Z', lastError: '550 No' });
    await pass(10_000);
    expect(screen.getByText(/550 No/)).toBeVisible();
  });

  it('is not asked about for ever', async () => {
    const { reads } = await retried();
    await pass(70_000);
    const before = reads();
    expect(before).toBeGreaterThan(5);
    await pass(600_000);
    expect(reads()).toBe(before);
  });
});

it('warns of more guests than the room takes', async () => {
  quote({ exceedsRoomCapacity: true });
  expect(await screen.findByText(/proponi un’altra sistemazione/)).toBeVisible();
});

it('has the owner say that a suspected request is none, which confirms it', async () => {
  const { user, api } = quote({ suspected: true });
  await user.click(await screen.findByRole('button', { name: 'Non è spam' }));
  expect(await screen.findByText('La conferma all’ospite è in partenza.')).toBeVisible();
  expect(api.sentTo('updateQuote')).toMatchObject([{ updateQuoteRequest: { suspected: false } }]);
  await waitFor(() => expect(screen.queryByText(/Sembra inviata da un programma/)).not.toBeInTheDocument());
});

it('does not ask whether a request is spam that the owner has dealt with', async () => {
  quote({ suspected: true, status: 'answered' });
  expect((await screen.findAllByText('Risposta'))[0]).toBeVisible();
  expect(screen.queryByText(/Sembra inviata da un programma/)).not.toBeInTheDocument();
});

const status = () => within(screen.getByRole('group', { name: 'A che punto è' }));

it('goes on to any status in one order, says that the guest gets no e-mail, and takes the last step back', async () => {
  const { user, api } = quote();
  await bar();
  expect(screen.getByText(/all’ospite non parte nessuna email/)).toBeVisible();
  const shown = () =>
    status()
      .getAllByRole('button')
      .map((button) => button.textContent);
  const order = ['Risposta', 'Confermata', 'Rifiutata', 'Archiviata'];
  expect(shown()).toEqual(['✓ In attesa', ...order]);
  await user.click(status().getByRole('button', { name: 'Risposta' }));
  expect(await screen.findByText('Stato: Risposta')).toBeVisible();
  await waitFor(() =>
    expect(status().getByRole('button', { name: /Risposta/, pressed: true })).toHaveFocus(),
  );
  screen.getByRole('button', { name: 'Annulla' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Stato: In attesa')).toBeVisible();
  expect(shown()).toEqual(['✓ In attesa', ...order]);
  expect(api.quotes[0]?.status).toBe('pending');
});

it('takes two taps in a row for one', async () => {
  const { user, api } = quote();
  await bar();
  const now = jest.spyOn(performance, 'now').mockReturnValue(10_000);
  await user.click(status().getByRole('button', { name: 'Confermata' }));
  await screen.findByText('Stato: Confermata');
  now.mockReturnValue(10_900);
  await user.click(status().getByRole('button', { name: 'Archiviata' }));
  expect(api.sentTo('updateQuote')).toHaveLength(1);
  now.mockReturnValue(11_100);
  await user.click(status().getByRole('button', { name: 'Archiviata' }));
  await screen.findByText('Stato: Archiviata');
  expect(api.sentTo('updateQuote')).toHaveLength(2);
});

describe('a request that was answered', () => {
  const at = '2027-05-01T09:47:00.000Z';
  const history = [{ field: 'reply', from: null, to: 'Ihr Angebot', by: 'piero', at }] as const;
  const reply = { ...aMessageResponse({ kind: 'quote-reply', status: 'sent', sentAt: at }), text: 't' };
  const answered: Partial<QuoteWithHistory> = { status: 'answered', history: [...history] };

  it('says when the reply left, and offers to confirm', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(at));
    const { user, api } = quote({ ...answered, messages: [reply] });
    expect(within(await bar()).getByText(/^Inviata/)).toHaveTextContent('11:47');
    await user.click(await press('Segna come confermata'));
    expect(await screen.findByText('Stato: Confermata')).toBeVisible();
    expect(api.quotes[0]?.status).toBe('confirmed');
  });

  it('says that the reply did not leave, and confirms nothing until the guest was answered in another way', async () => {
    const failed = { ...reply, status: 'failed', sentAt: null } as const;
    const { user, api } = quote({ ...answered, replyUnsent: true, messages: [failed] });
    expect(within(await bar()).getByText(/^Non inviata/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Segna come confermata' })).not.toBeInTheDocument();
    await user.click(await press('Ho risposto in un altro modo'));
    const undo = await screen.findByRole('button', { name: 'Annulla' });
    // Keeps the toast from going.
    act(() => undo.focus());
    expect(await screen.findByText('Hai risposto in un altro modo.')).toBeVisible();
    expect(api.sentTo('updateQuote')[0]?.updateQuoteRequest).toMatchObject({ replyUnsent: false });
    expect(screen.getByText('Ha risposto in un altro modo')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Segna come confermata' })).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Stato: Non inviata')).toBeVisible();
    expect(within(await bar()).getByText(/^Non inviata/)).toBeVisible();
    expect(screen.getByText('Ha annullato «Ho risposto in un altro modo»')).toBeVisible();
  });
});

it('keeps private notes', async () => {
  const { user, api } = quote();
  await fill(user, await screen.findByLabelText('Note'), 'Due bici');
  await user.click(screen.getByRole('button', { name: 'Salva le note' }));
  expect(await screen.findByText('Salvato')).toBeVisible();
  expect(api.quotes[0]?.notes).toBe('Due bici');
});

it('keeps a note that could not be saved, also when the request cannot be read again', async () => {
  const { user, api } = quote();
  await fill(user, await screen.findByLabelText('Note'), 'Due bici');
  api.isUnreachable = true;
  await user.click(screen.getByRole('button', { name: 'Salva le note' }));
  expect((await screen.findAllByText(/Non riusciamo a raggiungere il sito/))[0]).toBeVisible();
  await waitFor(() => expect(api.calls.filter((call) => call === 'getQuote')).toHaveLength(2));
  expect(screen.getByLabelText('Note')).toHaveValue('Due bici');
});

it('takes a note and a status in a row on a slow line, before the first is loaded again', async () => {
  const { user, api } = quote();
  await fill(user, await screen.findByLabelText('Note'), 'Due bici');
  api.handlers.getQuote = pending;
  await user.click(screen.getByRole('button', { name: 'Salva le note' }));
  expect(await screen.findByText('Salvato')).toBeVisible();
  await user.click(status().getByRole('button', { name: 'Confermata' }));
  expect(await screen.findByText('Stato: Confermata')).toBeVisible();
  const [note, change] = api.sentTo('updateQuote');
  expect(change?.updateQuoteRequest?.updatedAt).not.toBe(note?.updateQuoteRequest?.updatedAt);
});

it('offers neither a reply to somebody whose data are gone, nor notes about them', async () => {
  quote({ anonymisedAt: '2027-05-01T08:30:00.000Z' });
  await screen.findByRole('heading', { name: 'Cronologia' });
  expect(screen.queryByRole('button', { name: 'Rispondi' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Salva le note' })).not.toBeInTheDocument();
});

it.each(['/preventivi/8', '/preventivi/abc'])('says that there is no request at %s', async (path) => {
  quote({}, path);
  expect(await screen.findByRole('heading', { name: 'Questa richiesta non c’è' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Torna ai preventivi' })).toBeVisible();
});

it('says what went wrong and tries again', async () => {
  const api = new OfficeApi();
  api.quotes = [aQuoteResponse()];
  api.refuseNext('getQuote', 500, 'server.failed');
  const { user } = openOffice('/preventivi/7', api);
  await screen.findByText(/rotto dalla nostra parte/);
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByRole('heading', { name: 'Richiesta di Greta Müller' })).toBeVisible();
});
