import { aPropertyResponse } from '@ospite/contracts/testing';
import type { Review } from '@ospite/contracts/guest';
import { screen } from '@testing-library/react';
import { renderSite } from '../../shared/testing/render-site.fixture';
import { TrustLines } from './trust-lines';

const property = aPropertyResponse({
  score: { value: 9.6, scale: 10, source: 'Booking.com', date: '2026-10-01' },
  hosts: [
    { name: 'Marta', languages: ['it'], pictureUrl: null, pictureAlt: null },
    { name: 'Piero', languages: ['it'], pictureUrl: null, pictureAlt: null },
  ],
});

function aReview(changes: Partial<Review>): Review {
  return {
    id: 1,
    guestName: 'Giulia',
    rating: 5,
    title: 'Mare',
    comment: 'Il mare a due passi. E poi il silenzio.',
    language: 'it',
    createdAt: '2026-09-01T08:30:00.000Z',
    reply: null,
    ...changes,
  };
}
const german = aReview({
  id: 2,
  guestName: 'Hannah',
  language: 'de',
  comment: 'So still! Wir kommen wieder.',
});

describe('the lines of trust beside a call to action', () => {
  it.each([
    ['it', '9,6/10', 'su Booking.com, 1º ottobre 2026', 'Rispondono Marta e Piero, entro 24 ore.'],
    ['en', '9.6/10', 'on Booking.com, 1 October 2026', 'Marta and Piero reply within 24 hours.'],
    [
      'de',
      '9,6/10',
      'auf Booking.com, 1. Oktober 2026',
      'Marta und Piero antworten innerhalb von 24 Stunden.',
    ],
    [
      'es',
      '9,6/10',
      'en Booking.com, 1 de octubre de 2026',
      'Responden Marta y Piero, en menos de 24 horas.',
    ],
  ] as const)(
    'say in %s the score with source and date, who answers and when',
    async (language, ...texts) => {
      await renderSite(<TrustLines property={property} />, { language });
      for (const text of texts) expect(screen.getByText(text)).toBeInTheDocument();
    },
  );

  it.each([
    ['it', 'Rispondono Marta e Piero.', 'Rispondiamo personalmente.'],
    ['en', 'Marta and Piero reply personally.', 'We reply personally.'],
    ['de', 'Marta und Piero antworten persönlich.', 'Wir antworten persönlich.'],
    ['es', 'Responden Marta y Piero.', 'Respondemos personalmente.'],
  ] as const)(
    'promise in %s no time where the house does not, with hosts or without',
    async (language, ...texts) => {
      const unhurried = { ...property, answersInOneDay: false };
      await renderSite(
        <>
          <TrustLines property={unhurried} />
          <TrustLines property={{ ...unhurried, hosts: [] }} />
        </>,
        { language },
      );
      for (const text of texts) expect(screen.getByText(text)).toBeInTheDocument();
    },
  );

  it('quote one sentence of the newest review in the visitor’s language, and say that it is not verified', async () => {
    await renderSite(<TrustLines property={property} reviews={[german, aReview({})]} />);
    expect(screen.getByText('Il mare a due passi.')).not.toHaveAttribute('lang');
    expect(
      screen.getByText('Giulia · recensione letta da noi, soggiorno non verificato'),
    ).toBeInTheDocument();
    expect(screen.queryByText(/So still/)).not.toBeInTheDocument();
  });

  it('quote another language where there is none in the visitor’s, marked as such', async () => {
    await renderSite(<TrustLines property={property} reviews={[german]} />);
    expect(screen.getByText('So still!')).toHaveAttribute('lang', 'de');
  });

  it('show the faces of those who answer, whom the words beside them name', async () => {
    const [marta, piero] = property.hosts;
    if (!marta || !piero) throw new Error('The house has no hosts.');
    const seen = { ...property, hosts: [{ ...marta, pictureUrl: '/uploads/hosts/marta.jpg' }, piero] };
    const { container } = await renderSite(<TrustLines property={seen} />);
    const faces = [...container.querySelectorAll('img')].map(({ src, alt }) => [new URL(src).pathname, alt]);
    expect(faces).toEqual([['/uploads/hosts/marta.jpg', '']]);
  });

  it('quote nobody who was forgotten, and leave out what is unset', async () => {
    const bare = aPropertyResponse({ score: null, hosts: [] });
    await renderSite(<TrustLines property={bare} reviews={[aReview({ guestName: '–' })]} />);
    expect(screen.getByText('Rispondiamo personalmente, entro 24 ore.')).toBeInTheDocument();
    expect(screen.queryByText(/mare|\/10/)).not.toBeInTheDocument();
  });
});
