import { aQuoteWithHistoryResponse, problem, unreachable } from '@ospite/contracts/testing';
import { cleanup, screen, within, waitFor } from '@testing-library/react';
import { fill } from '@ospite/ui/testing';
import {
  anOpenRequest,
  aRequest,
  bar,
  body,
  isSent,
  keepDraft,
  opened,
  openPrice as price,
  openRoom as room,
  send,
  subject,
} from './reply.fixture';

it('begins with the first template, filled in and in the guest’s language', async () => {
  await opened(aRequest());
  expect(await subject()).toHaveValue('Ihr Angebot: 10.–17. Juni 2027');
  expect(body()).toHaveValue('Guten Tag Greta Müller,\n\nPreis: zwischen 490 und 595 €.');
  expect(body()).toHaveAttribute('lang', 'de');
});

it('sends what the owner made of it, through the outbox', async () => {
  const { user, api } = await opened(aRequest());
  await subject();
  await fill(user, body(), ' Bis bald!');
  await user.click(await send());
  expect(await isSent()).toBeVisible();
  const [sent] = api.sentTo('replyToQuote');
  expect(sent?.replyToQuoteRequest.subject).toBe('Ihr Angebot: 10.–17. Juni 2027');
  expect(sent?.replyToQuoteRequest.body).toMatch(/Preis: zwischen 490 und 595 €\. Bis bald!$/);
  expect(await screen.findByText('Ha risposto: «Ihr Angebot: 10.–17. Juni 2027»')).toBeVisible();
  expect(await isSent()).toBeVisible();
  await waitFor(() => expect(bar().getByRole('button', { name: 'Segna come confermata' })).toBeVisible());
  expect(screen.queryByLabelText('Messaggio')).not.toBeInTheDocument();
  expect(document.activeElement).toContainElement(
    bar().getByRole('button', { name: 'Segna come confermata' }),
  );
  expect(localStorage).toHaveLength(0);
});

it('asks before another template takes the place of what was typed, and says in which language it is', async () => {
  const { user } = await opened(aRequest());
  const choice = await screen.findByLabelText('Modello');
  await user.selectOptions(choice, 'Al completo');
  expect(body()).toHaveValue('Guten Tag Greta Müller,\n\nPurtroppo no.');
  expect(screen.getByText(/non ha ancora il testo in tedesco/)).toBeVisible();
  expect(screen.queryByText(/^Già in tedesco/)).not.toBeInTheDocument();
  await fill(user, body(), ' Leider.');
  await user.selectOptions(choice, 'C’è posto');
  await user.click(await screen.findByRole('button', { name: 'Annulla' }));
  expect(body()).toHaveValue('Guten Tag Greta Müller,\n\nPurtroppo no. Leider.');
  await user.selectOptions(choice, 'C’è posto');
  await user.click(await screen.findByRole('button', { name: 'Sostituisci' }));
  expect(body()).toHaveValue('Guten Tag Greta Müller,\n\nPreis: zwischen 490 und 595 €.');
});

it('asks before it begins again from the template', async () => {
  const { user } = await opened(aRequest());
  await user.selectOptions(await screen.findByLabelText('Modello'), 'Al completo');
  await fill(user, body(), ' Leider.');
  await user.click(screen.getByRole('button', { name: 'Ricomincia dal modello' }));
  await user.click(await screen.findByRole('button', { name: 'Resta qui' }));
  expect(body()).toHaveDisplayValue(/Leider\.$/);
  await user.click(screen.getByRole('button', { name: 'Ricomincia dal modello' }));
  await user.click(await screen.findByRole('button', { name: 'Ricomincia dal modello' }));
  expect(body()).toHaveDisplayValue(/Purtroppo no\.$/);
});

describe('a request whose price is a range', () => {
  const price = () => screen.findByLabelText('Prezzo del soggiorno in euro');

  it('asks for one price beside its field, and puts it where the range stood', async () => {
    const { user, api } = await opened(aRequest());
    expect(await price()).toHaveValue('490–595');
    expect(await price()).toHaveAccessibleDescription(
      'È il totale per l’ospite, con l’imposta di soggiorno se l’hai indicata. È un intervallo: scrivi il prezzo che chiedi. Se lo lasci così, l’ospite legge «zwischen 490 und 595 €».',
    );
    await fill(user, body(), ' Bis bald!');
    await user.clear(await price());
    await user.type(await price(), '540');
    expect(await price()).toHaveAccessibleDescription(
      'È il totale per l’ospite, con l’imposta di soggiorno se l’hai indicata.',
    );
    expect(body()).toHaveValue('Guten Tag Greta Müller,\n\nPreis: 540 €. Bis bald!');
    await user.click(await send());
    await isSent();
    expect(api.sentTo('replyToQuote')[0]?.replyToQuoteRequest.body).toMatch(/Preis: 540 €/);
  });

  it('is not asked for it where it is one', async () => {
    const { replyWords } = aQuoteWithHistoryResponse();
    const estimate = { from: 52_500, to: 52_500 };
    await opened(aRequest({ estimate, replyWords: { ...replyWords, estimate: '525 €' } }));
    await subject();
    expect(body()).toHaveValue('Guten Tag Greta Müller,\n\nPreis: 525 €.');
    expect(screen.queryByLabelText('Prezzo del soggiorno in euro')).not.toBeInTheDocument();
  });

  it('goes on with a reply that was begun before prices were asked for', async () => {
    const { replyWords } = aQuoteWithHistoryResponse();
    keepDraft({ body: 'Preis: 490–595 €, gern!', template: 'C’è posto', given: {}, words: replyWords });
    const { user } = await opened(aRequest());
    expect(await price()).toHaveValue('490–595');
    await user.clear(await price());
    await user.type(await price(), '540');
    expect(body()).toHaveValue('Preis: 540 €, gern!');
  });
});

describe('a request that leaves room and price open', () => {
  it('asks for them above the text, which then has them; a room brings its price along', async () => {
    const { user, api } = await opened(anOpenRequest());
    await room();
    expect(document.body).not.toHaveTextContent('{{');
    expect(screen.queryByLabelText('Messaggio')).not.toBeInTheDocument();
    await user.selectOptions(await room(), 'Camera Due');
    expect(price()).toHaveValue('567');
    expect(body()).toHaveValue('Guten Tag Greta Müller,\n\nCamera Due, 567\u00A0€.');
    await fill(user, body(), ' Bis bald!');
    await user.clear(price());
    await user.type(price(), '540,50');
    expect(body()).toHaveValue('Guten Tag Greta Müller,\n\nCamera Due, 540,50\u00A0€. Bis bald!');
    await user.click(await send());
    await isSent();
    expect(api.sentTo('replyToQuote')[0]?.replyToQuoteRequest.body).toMatch(/Camera Due, 540,50/);
    expect(localStorage).toHaveLength(0);
  });

  it('takes the price of another room away with it, also from a text that was typed in', async () => {
    const { user, api } = await opened(anOpenRequest());
    await user.selectOptions(await room(), 'Camera Due');
    await user.selectOptions(await room(), 'Camera Tre');
    expect(price()).toHaveValue('');
    await user.selectOptions(await room(), 'Camera Due');
    await fill(user, body(), ' Bis bald!');
    await user.selectOptions(await room(), 'Camera Tre');
    expect(price()).toHaveValue('');
    await user.click(await send());
    expect(price()).toHaveFocus();
    expect(api.sentTo('replyToQuote')).toEqual([]);
    await user.type(price(), '600');
    expect(body()).toHaveValue('Guten Tag Greta Müller,\n\nCamera Tre, 600\u00A0€. Bis bald!');
    await user.click(await send());
    await isSent();
    expect(api.sentTo('replyToQuote')).toHaveLength(1);
  });

  it('goes out on no way before, and says so at the field and at the button', async () => {
    const { user, api } = await opened(anOpenRequest());
    await user.selectOptions(await room(), 'Camera Tre');
    await user.click(await send());
    const says = 'Scrivi il prezzo solo in cifre, per esempio 567 oppure da 540 a 590.';
    expect(price()).toHaveFocus();
    expect(price()).toHaveAccessibleDescription(new RegExp(`${says}$`));
    expect(bar().getByText(says)).toBeVisible();
    const clipboard = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    for (const name of ['WhatsApp', 'Apri nella tua posta', 'Copia il testo']) {
      expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
      await user.click(screen.getByRole('button', { name }));
      expect(price()).toHaveFocus();
    }
    expect(clipboard).not.toHaveBeenCalled();
    expect(api.sentTo('replyToQuote')).toEqual([]);
    await user.type(price(), '600');
    expect(body()).toHaveValue('Guten Tag Greta Müller,\n\nCamera Tre, 600\u00A0€.');
    expect(bar().queryByText(says)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  });

  it('understands a price in words as the range that it is, and refuses what it does not understand', async () => {
    const { user, api } = await opened(anOpenRequest());
    await user.selectOptions(await room(), 'Camera Tre');
    await fill(user, price(), 'da 90 a 110');
    expect(price()).toHaveAccessibleDescription(/È un intervallo: .*«zwischen 90 und 110.€»/);
    expect(body()).toHaveValue('Guten Tag Greta Müller,\n\nCamera Tre, zwischen 90 und 110\u00A0€.');
    await user.clear(price());
    await fill(user, price(), '90 o 110');
    await user.click(await send());
    expect(price()).toHaveFocus();
    expect(price()).toHaveAccessibleDescription(/ Scrivi il prezzo solo in cifre/);
    expect(api.sentTo('replyToQuote')).toEqual([]);
  });

  it('says why what was asked for can’t be offered, and proposes no range of it as the price', async () => {
    const api = anOpenRequest();
    api.quotes = api.quotes.map((quote) => ({ ...quote, offerObstacle: 'closed' }));
    await opened(api);
    expect(await room()).toHaveValue('');
    expect(screen.getByText(/la struttura è chiusa/)).toBeVisible();
    expect(price()).toHaveValue('');
  });

  it('says which rooms are too small for the party', async () => {
    await opened(anOpenRequest());
    const options = within(await room()).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '))).toEqual([
      'Scegli la camera',
      'Camera Due · 567 €',
      'Camera Tre',
      'Camera Uno · 400 € · al massimo 1 ospite',
    ]);
  });

  it('keeps them through a reload', async () => {
    const { user } = await opened(anOpenRequest());
    await user.selectOptions(await room(), 'Camera Tre');
    cleanup();
    await opened(anOpenRequest());
    expect(await room()).toHaveValue('Camera Tre');
  });

  it('asks for nothing that the chosen template does not say', async () => {
    const { user } = await opened(anOpenRequest());
    await room();
    await user.selectOptions(screen.getByLabelText('Modello'), 'Al completo');
    expect(body()).toHaveValue('Leider nein.');
    expect(screen.queryByLabelText('Camera che proponi')).not.toBeInTheDocument();
  });
});

it.each(['{{estimate}}', '‹prezzo›'])('refuses %s left in the text', async (placeholder) => {
  const { user, api } = await opened(aRequest());
  await subject();
  await user.type(body(), ` ${placeholder.replaceAll('{', '{{')}`);
  await user.click(await send());
  expect(body()).toHaveFocus();
  const says = `Nel testo c’è ancora ${placeholder}: scrivi il valore al suo posto`;
  expect(body()).toHaveAccessibleDescription(expect.stringContaining(says));
  expect(api.sentTo('replyToQuote')).toEqual([]);
});

it('sends ‹ and › where they quote', async () => {
  const { user, api } = await opened(aRequest());
  await subject();
  await fill(user, body(), ' Im Zimmer ‹Mirto›.');
  await user.click(await send());
  await isSent();
  expect(api.sentTo('replyToQuote')[0]?.replyToQuoteRequest.body).toMatch(/‹Mirto›\.$/);
});

it('sends nothing when the button that opens it is tapped twice, and looks ready all the while', async () => {
  const { user, api } = await opened(aRequest());
  await subject();
  const button = bar().getByRole('button', { name: 'Invia la risposta' });
  expect(button).toBeEnabled();
  await user.click(button);
  expect(api.sentTo('replyToQuote')).toEqual([]);
});

it('begins with the greeting where there is no template, and sends it only with something after it', async () => {
  const api = aRequest();
  api.replyTemplates = { ...api.replyTemplates, templates: [] };
  const { user } = await opened(api);
  expect(await subject()).toHaveValue('Baia dei Ginepri: 10.–17. Juni 2027');
  expect(body()).toHaveValue('Guten Tag Greta Müller,\n\n');
  await user.click(await send());
  expect(body()).toHaveFocus();
  expect(body()).toHaveAccessibleDescription(/C’è solo il saluto/);
  expect(api.sentTo('replyToQuote')).toEqual([]);
  await user.type(body(), 'Ja!');
  await user.click(await send());
  await isSent();
  expect(api.sentTo('replyToQuote')).toHaveLength(1);
});

it('tells the second of two who answer at once, and loses nothing that was typed', async () => {
  const { user, api } = await opened(aRequest());
  await subject();
  await user.type(body(), ' Meins.');
  const [quote] = api.quotes;
  const at = '2027-05-02T08:30:00.000Z';
  const history = [{ field: 'reply', from: null, to: 'Ihr Angebot', by: 'piero', at }] as const;
  api.quotes = quote ? [{ ...quote, status: 'answered', updatedAt: at, history: [...history] }] : [];
  await user.click(await send());
  expect(await screen.findByText(/^piero ha già scritto, .*«Ihr Angebot»$/)).toBeVisible();
  expect(body()).toHaveValue('Guten Tag Greta Müller,\n\nPreis: zwischen 490 und 595 €. Meins.');
  await user.click(await send());
  expect(await isSent()).toBeVisible();
  expect(api.quotes[0]?.history?.map(({ field }) => field)).toEqual(['reply', 'reply']);
});

it('tries again under the same key when the connection broke, so that the guest gets one e-mail', async () => {
  const api = aRequest();
  const answer = api.handlers.replyToQuote;
  api.handlers.replyToQuote = unreachable;
  const { user } = await opened(api);
  await subject();
  await user.click(await send());
  expect(await screen.findByText(/Controlla la connessione/)).toBeVisible();
  if (answer) api.handlers.replyToQuote = answer;
  await user.click(await send());
  expect(await isSent()).toBeVisible();
  const keys = api.sentTo('replyToQuote').map((sent) => sent['Idempotency-Key']);
  expect(keys).toEqual([keys[0], keys[0]]);
});

it('takes a reply whose answer was lost for nobody else’s, until other words are typed', async () => {
  jest.useRealTimers();
  const api = aRequest();
  const { user } = await opened(api);
  await subject();
  api.loseNext('replyToQuote');
  await user.click(await send());
  expect(await screen.findByText(/Controlla la connessione/)).toBeVisible();
  expect((await screen.findAllByText('Risposta'))[0]).toBeVisible();
  expect(screen.queryByText(/ha già scritto/)).not.toBeInTheDocument();
  await fill(user, body(), ' Noch etwas.');
  expect(screen.getByText(/ha già scritto/)).toBeVisible();
});

it('says what went wrong when the templates cannot be loaded, and tries again', async () => {
  jest.useRealTimers();
  const api = aRequest();
  const templates = api.handlers.getReplyTemplates;
  api.handlers.getReplyTemplates = problem(503, 'server.unavailable');
  const { user } = await opened(api);
  expect(await screen.findByText(/non può rispondere in questo momento/)).toBeVisible();
  if (templates) api.handlers.getReplyTemplates = templates;
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await subject()).toBeVisible();
});
