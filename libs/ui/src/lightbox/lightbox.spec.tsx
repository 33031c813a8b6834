import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Lightbox } from './lightbox';

const pictures = ['pine', 'bay', 'door', 'bed'].map((name) => ({
  alt: name,
  preview: `/small/${name}.avif`,
  source: { url: `/${name}.jpg`, width: 1600, height: 900, placeholder: '#7aa5a3', variants: [] },
}));
const labels = {
  title: 'Pictures of a room',
  previous: 'Previous',
  next: 'Next',
  close: 'Close',
  position: (number: number, total: number) => `Picture ${number} of ${total}`,
};

function open({ count = pictures.length, onClose = () => undefined } = {}) {
  render(<Lightbox pictures={pictures.slice(0, count)} start={0} labels={labels} onClose={onClose} />);
}

/** The picture that was opened; its copy at the other end, which only swiping reaches, shows it, too. */
function pine(): HTMLElement {
  const [picture] = screen.getAllByRole('img', { name: 'pine' });
  if (!picture) throw new Error('no picture');
  return picture;
}

/** Names of the files that the browser is asked for. */
const requested = () => new Set(Array.from(document.images, ({ alt }) => alt));

describe('the lightbox', () => {
  it('loads its neighbours only once the picture that was opened is there', () => {
    open();
    expect(requested()).toEqual(new Set(['pine']));
    fireEvent.load(pine());
    expect(requested()).toEqual(new Set(['pine', 'bay', 'bed']));
  });

  it('shows what the page has already loaded until the large picture is there', () => {
    open();
    expect(pine().closest('.frame')).toHaveStyle({
      backgroundImage: 'url("/small/pine.avif")',
    });
  });

  it('goes on from the last picture to the first, by keys and by buttons', async () => {
    open();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('status')).toHaveTextContent('Picture 4 of 4');
    expect(screen.getByText('4 / 4')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('status')).toHaveTextContent('Picture 1 of 4');
  });

  it('says below each picture what it shows', async () => {
    open();
    expect(screen.getByText('pine')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('bay')).toBeInTheDocument();
  });

  it.each([
    ['its button', () => screen.getByRole('button', { name: 'Close' })],
    ['a click beside the picture', () => screen.getByText('1 / 4')],
  ])('closes by %s, not by a click on the picture', async (_way, target) => {
    const onClose = jest.fn();
    open({ onClose });
    await userEvent.click(pine());
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(target());
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('has no next and previous where there is only one picture', () => {
    open({ count: 1 });
    expect(screen.getByText('1 / 1')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  });
});
