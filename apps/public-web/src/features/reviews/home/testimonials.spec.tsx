import { aReviewResponse, unreachable, type Handlers } from '@ospite/contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from '../../../shared/testing/render-site.fixture';
import { Testimonials } from './testimonials';

const six = Array.from({ length: 6 }, (_, place) => aReviewResponse({ id: place + 1 }));
const nine = Array.from({ length: 9 }, (_, place) => aReviewResponse({ id: place + 1 }));
const switched = (value: 'true' | 'false') => ({
  id: null,
  key: 'show_reviews_section' as const,
  value,
  updatedAt: null,
});

async function openGrid(handlers: Handlers = {}) {
  return renderSite(<Testimonials />, {
    handlers: {
      getSetting: switched('true'),
      listReviews: six,
      getReviewSummary: { count: 9, average: 4.5 },
      ...handlers,
    },
  });
}

describe('the grid of reviews', () => {
  it('shows six that are not in the carousel, gives the average with the number, and says that there are more', async () => {
    const { api } = await openGrid({ listReviews: nine, getReviewSummary: { count: 12, average: 4.5 } });
    expect(await screen.findAllByRole('article')).toHaveLength(6);
    expect(api.sentTo('listReviews')).toHaveLength(1);
    expect(await screen.findByText('4,5 su 5, 12 recensioni')).toBeInTheDocument();
    expect(screen.getByText(/E ci sono altre 6 recensioni\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Lascia una recensione' })).toHaveAttribute(
      'href',
      '/recensione',
    );
  });

  it('is not there where the carousel shows them all', async () => {
    const { untilAnswered } = await openGrid({ listReviews: six.slice(0, 3) });
    await untilAnswered('listReviews');
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('says nothing of more where there are no more than six', async () => {
    await openGrid({ getReviewSummary: { count: 6, average: 4.5 } });
    await screen.findByText('4,5 su 5, 6 recensioni');
    expect(screen.queryByText(/altre/)).not.toBeInTheDocument();
  });

  it.each([
    ['off', switched('false')],
    ['unknown', unreachable],
  ])('is not there while the owner’s switch is %s', async (_state, getSetting) => {
    const { api, untilAnswered } = await openGrid({ getSetting });
    await untilAnswered('getSetting');
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(api.calls).not.toContain('listReviews');
  });

  it('says that the reviews could not be fetched, and tries again on demand', async () => {
    const { api } = await openGrid({ listReviews: unreachable });
    expect(await screen.findByText('Failed to fetch reviews')).toBeInTheDocument();
    api.handlers.listReviews = nine;
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findAllByRole('article')).toHaveLength(6);
  });
});
