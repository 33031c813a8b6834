import { anEventResponse, aPropertyResponse, pending, unreachable } from '@ospite/contracts/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from '../../shared/testing/render-site.fixture';
import { GuidePage } from './guide-page';

const page = <GuidePage />;
const noEvents = { handlers: { listEvents: [] } };

describe('the events of the area guide', () => {
  it('say that they are loading', async () => {
    await renderSite(page, { handlers: { listEvents: pending } });
    expect(await screen.findByText(/^Caricamento eventi\.\.\.$/)).toHaveAttribute('role', 'status');
  });

  it('say that there are none, and to come back', async () => {
    await renderSite(page, noEvents);
    expect(await screen.findByText('Nessun evento in programma al momento')).toBeInTheDocument();
    expect(screen.getByText('Torna presto per scoprire i prossimi eventi!')).toBeInTheDocument();
  });

  it('offer to try again when they cannot be loaded; the rest of the guide stands', async () => {
    const { api } = await renderSite(page, { handlers: { listEvents: unreachable } });
    await screen.findByRole('alert');
    expect(screen.getByRole('heading', { name: 'In città' })).toBeInTheDocument();
    api.handlers.listEvents = [anEventResponse()];
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('heading', { name: 'Sagra del pesce' })).toBeInTheDocument();
  });

  it('tell when, what and where, with the ways on', async () => {
    await renderSite(page, { handlers: { listEvents: [anEventResponse()] } });
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('01/08 – 02/08')).toHaveAttribute('datetime', '2026-08-01');
    expect(card.getByText('Fritto misto e vermentino, sul porto.')).toBeInTheDocument();
    expect(card.getByText('Porto di San Teodoro')).not.toHaveAttribute('lang');
    const more = card.getByRole('link', { name: /^Maggiori informazioni/ });
    expect(more).toHaveAttribute('href', 'https://sagra.example/programma');
    expect(more).toHaveAttribute('rel', 'noopener');
    expect(card.getByRole('link', { name: 'Aggiungi al calendario' })).toHaveAttribute(
      'href',
      '/api/events/1/calendar.ics?language=it',
    );
  });

  it('leave out what an event does not have', async () => {
    const bare = anEventResponse({ startDate: null, endDate: null, location: null, link: null });
    await renderSite(page, { handlers: { listEvents: [bare] } });
    const card = within(await screen.findByRole('article'));
    expect(card.queryByRole('link')).not.toBeInTheDocument();
    expect(card.queryByRole('img')).not.toBeInTheDocument();
    expect(document.querySelector('article time')).toBeNull();
  });

  it('are marked as Italian where they are not translated', async () => {
    await renderSite(page, { language: 'de', handlers: { listEvents: [anEventResponse()] } });
    for (const text of ['Sagra del pesce', 'Fritto misto e vermentino, sul porto.', 'Porto di San Teodoro'])
      expect(await screen.findByText(text)).toHaveAttribute('lang', 'it');
    expect(screen.getByText('1.–2. August')).toBeInTheDocument();
  });

  it('are not marked where they are', async () => {
    await renderSite(page, { language: 'en', handlers: { listEvents: [anEventResponse()] } });
    expect(await screen.findByText('Fish festival')).not.toHaveAttribute('lang');
    expect(screen.getByText('1–2 August')).toBeInTheDocument();
  });
});

describe('the area guide', () => {
  it('leads to each of its parts, which is there', async () => {
    await renderSite(page, noEvents);
    const nav = await screen.findByRole('navigation', { name: 'In questa pagina' });
    const anchors = within(nav).getAllByRole('link');
    expect(anchors.map(({ textContent }) => textContent)).toEqual(['Eventi', 'In città']);
    for (const anchor of anchors) {
      const part = document.querySelector(anchor.getAttribute('href') ?? '');
      expect(part?.querySelector('h2')).toHaveTextContent(anchor.textContent ?? '');
    }
  });

  it('tells of places as the owner wrote: name, words, how far, and what to know before', async () => {
    await renderSite(page, noEvents);
    const chapter = within(await screen.findByRole('region', { name: 'In città' }));
    expect(chapter.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Le torri',
      'Il mercato',
    ]);
    expect(chapter.getByText('Si sale.')).toBeInTheDocument();
    expect(chapter.getByText(/^10\smin a\spiedi$/)).toBeInTheDocument();
    expect(chapter.getByText('Il lunedì è chiuso.')).toBeInTheDocument();
    expect(chapter.getByRole('img', { name: 'La piazza' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'I portici' })).toHaveAttribute('fetchpriority', 'high');
  });

  it('shows a place’s picture, and leads to it on a map in a tab of its own', async () => {
    await renderSite(page, noEvents);
    const chapter = within(await screen.findByRole('region', { name: 'In città' }));
    const picture = chapter.getByRole('img', { name: 'La torre grande' });
    expect(picture).toHaveAttribute('loading', 'lazy');
    // Places without them have none.
    expect(chapter.getAllByRole('img')).toHaveLength(2);
    const map = chapter.getByRole('link', {
      name: /^Apri la mappa ?: Le torri +\(si apre un altro sito\)$/,
    });
    expect(map).toHaveAttribute('href', 'https://maps.example/torri');
    expect(chapter.getAllByRole('link')).toEqual([map]);
  });

  it('tells distances with their mode, as the property has them', async () => {
    const property = aPropertyResponse({
      waysTo: [
        { landmark: 'beach', mode: 'on-foot', minutes: 10, metres: [200] },
        { landmark: 'marina', mode: 'by-car', minutes: null, metres: null },
      ],
      ownWays: [{ id: 'terme', name: { it: 'Terme' }, mode: 'by-car', minutes: 15, metres: null }],
    });
    await renderSite(page, { handlers: { listEvents: [], getProperty: property } });
    const ways = within(await screen.findByRole('region', { name: 'Quanto dista' }));
    expect(ways.getByText('Porto turistico').nextElementSibling).toHaveTextContent(/^in auto$/);
    expect(ways.getByText('Terme').nextElementSibling).toHaveTextContent(/^15 min in auto$/);
    expect(ways.getByText('Spiaggia').nextElementSibling).toHaveTextContent(/10 min a piedi, 200 m/);
  });

  it('hides what the property does not say', async () => {
    const property = aPropertyResponse({ waysTo: [] });
    await renderSite(page, { handlers: { listEvents: [], getProperty: property } });
    await screen.findByText('Nessun evento in programma al momento');
    expect(screen.queryByRole('region', { name: 'Quanto dista' })).not.toBeInTheDocument();
  });

  it('ends with the rooms and the quote', async () => {
    await renderSite(page, noEvents);
    expect(await screen.findByRole('link', { name: 'Scopri le camere' })).toHaveAttribute('href', '/camere');
    expect(screen.getByRole('link', { name: 'Chiedi un preventivo' })).toHaveAttribute('href', '/preventivo');
  });
});
