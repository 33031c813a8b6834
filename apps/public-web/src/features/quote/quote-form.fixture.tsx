import {
  aPlacedQuoteResponse,
  aPricingResponse,
  aPropertyResponse,
  aRoomResponse,
  type Handlers,
} from '@ospite/contracts/testing';
import type { Pricing, Property, Room } from '@ospite/contracts/guest';
import { addDays, dayOf } from '@ospite/domain';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '@ospite/ui/testing';
import type { PageFacts } from '../../shared/facts/page-facts';
import { loadEstimate } from '../../shared/stay/load-estimate';
import { renderSite } from '../../shared/testing/render-site.fixture';
import { QuoteForm } from './quote-form';
import { loadCheck } from './use-quote-form';

/** What the API answers to a request. */
export const placed = aPlacedQuoteResponse();
export const arrival = addDays(dayOf(new Date()), 30);
/** The second one is nobody's. */
const ROOMS = [aRoomResponse(), aRoomResponse({ id: 2, slug: 'due', name: 'Due' })];
export const departure = addDays(arrival, 8);

/** Types the dates, and waits for what estimates them. */
export async function typeStay(checkIn: string, checkOut: string) {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Check-in'), checkIn);
  await user.type(screen.getByLabelText('Check-out'), checkOut);
  await estimateLoaded();
}

/** The first date asks for it. */
const estimateLoaded = () => act(async () => void (await loadEstimate()));

interface Visit {
  readonly path?: string;
  readonly createQuote?: Handlers['createQuote'];
  readonly facts?: Partial<PageFacts>;
  readonly prices?: readonly Pricing[];
  readonly property?: Partial<Property>;
  readonly rooms?: readonly Room[];
}

export async function openForm({
  path = '/preventivo',
  createQuote = placed,
  facts,
  prices = [aPricingResponse()],
  property,
  rooms = ROOMS,
}: Visit = {}) {
  const view = await renderSite(
    <QuoteForm property={aPropertyResponse(property)} rooms={rooms} prices={prices} />,
    { path, handlers: { createQuote }, ...(facts && { facts }) },
  );
  await act(async () => void (await loadCheck()));
  const sent = () => view.api.sentTo('createQuote');
  return { ...view, sent };
}

/** Fills in what a request needs. */
export async function fillIn() {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Check-in'), arrival);
  await user.type(screen.getByLabelText('Check-out'), departure);
  await user.type(screen.getByLabelText('Nome'), 'Greta');
  await user.type(screen.getByLabelText('Cognome'), 'Müller');
  await fill(user, screen.getByLabelText('Email'), 'greta@example.org');
  await estimateLoaded();
  return user;
}

export const send = () => userEvent.click(screen.getByRole('button', { name: 'Invia la richiesta' }));
