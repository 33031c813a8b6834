import { render, screen } from '@testing-library/react';
import { Picture, type PictureSource } from './picture';

const source: PictureSource = {
  url: '/a-1600.jpg',
  width: 1600,
  height: 1067,
  placeholder: '#7aa5a3',
  variants: [
    { url: '/a-960.webp', width: 960, type: 'image/webp' },
    { url: '/a-480.webp', width: 480, type: 'image/webp' },
    { url: '/a-480.avif', width: 480, type: 'image/avif' },
  ],
};

describe('a picture', () => {
  it('offers its variants by format, the smallest first, each by width', () => {
    const { container } = render(<Picture source={source} alt="La baia" sizes="50vw" />);
    const offers = [...container.querySelectorAll('source')].map((offer) => [offer.type, offer.srcset]);
    expect(offers).toEqual([
      ['image/avif', '/a-480.avif 480w'],
      ['image/webp', '/a-480.webp 480w, /a-960.webp 960w'],
    ]);
  });

  it('reserves its space, shows its colour until it has loaded, and loads lazily, after all that is more urgent', () => {
    const { container } = render(<Picture source={source} alt="La baia" sizes="50vw" />);
    const image = screen.getByRole('img', { name: 'La baia' });
    expect(image).toHaveAttribute('width', '1600');
    expect(image).toHaveAttribute('height', '1067');
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image).toHaveAttribute('fetchpriority', 'low');
    expect(container.querySelector('picture')).toHaveStyle({ backgroundColor: 'rgb(122, 165, 163)' });
  });

  it('is cut around its focal point', () => {
    const { rerender } = render(
      <Picture source={source} alt="La baia" sizes="50vw" focus={{ x: 10, y: 80 }} />,
    );
    expect(screen.getByRole('img')).toHaveStyle({ objectPosition: '10% 80%' });
    rerender(<Picture source={source} alt="La baia" sizes="50vw" focus={{ x: 50, y: 50 }} />);
    expect(screen.getByRole('img').style.objectPosition).toBe('');
  });

  it('loads first when it has priority', () => {
    render(<Picture source={source} alt="La baia" sizes="100vw" priority />);
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  });

  it('loads at once, though after the largest, when it stands in the first screen', () => {
    render(<Picture source={source} alt="La baia" sizes="100vw" eager />);
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'low');
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  });
});
