import { aQuoteWithHistoryResponse } from '@ospite/contracts/testing';
import { fill } from '@ospite/ui/testing';
import { cleanup, screen } from '@testing-library/react';
import {
  anOpenRequest,
  aRequest,
  body,
  keepDraft,
  offers,
  opened,
  openPrice as price,
  openRoom as room,
  send,
} from './reply.fixture';

describe('a reply resumed after rooms and prices have changed', () => {
  const begun = async (typed: string) => {
    const { user } = await opened(anOpenRequest());
    await user.selectOptions(await room(), 'Camera Due');
    if (typed) await fill(user, body(), typed);
    cleanup();
  };

  it.each(['', ' Bis bald!'])(
    'is asked again for a room that is no longer offered, typed %j',
    async (typed) => {
      await begun(typed);
      const { user, api } = await opened(anOpenRequest({ offers: offers.slice(1) }));
      expect(await room()).toHaveValue('');
      expect(screen.getByText(/^Camera Due non è più tra le camere/)).toBeVisible();
      await user.click(await send());
      expect(api.sentTo('replyToQuote')).toEqual([]);
      await user.selectOptions(await room(), 'Camera Uno');
      expect(body()).toHaveValue(`Guten Tag Greta Müller,\n\nCamera Uno, 400\u00A0€.${typed}`);
    },
  );

  it.each(['', ' Bis bald!'])('has a price that changed confirmed, typed %j', async (typed) => {
    await begun(typed);
    const { user, api } = await opened(
      anOpenRequest({
        offers: offers.map((offer) => ({ ...offer, estimate: { from: 45_000, to: 45_000 } })),
      }),
    );
    expect(await room()).toHaveValue('Camera Due');
    expect(screen.getByText(/oggi sarebbero 450 €/)).toBeVisible();
    await user.click(await send());
    expect(price()).toHaveFocus();
    expect(api.sentTo('replyToQuote')).toEqual([]);
    await user.type(price(), '450');
    expect(body()).toHaveValue(`Guten Tag Greta Müller,\n\nCamera Due, 450\u00A0€.${typed}`);
  });

  it('has the price confirmed that changed after it stood in a text', async () => {
    const { replyWords } = aQuoteWithHistoryResponse();
    const words = { ...replyWords, estimate: '525 €' };
    keepDraft({ body: 'Preis: 525 €, gern!', template: 'C’è posto', given: {}, words, priceThen: '525' });
    const estimate = { from: 60_000, to: 60_000 };
    const { user, api } = await opened(
      aRequest({ estimate, replyWords: { ...replyWords, estimate: '600 €' } }),
    );
    expect(await screen.findByText(/oggi sarebbero 600 €/)).toBeVisible();
    expect(price()).toHaveValue('');
    await user.click(await send());
    expect(api.sentTo('replyToQuote')).toEqual([]);
    await user.type(price(), '600');
    expect(body()).toHaveDisplayValue(/^Preis: 600.€, gern!$/);
  });
});
