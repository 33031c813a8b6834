import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VideoPlayer } from './video-player';

const labels = {
  title: 'Video: the bay',
  close: 'Close',
  problem: 'Cannot be played.',
  file: 'Open the file',
};
const video = { url: '/uploads/video/bay.mp4', posterUrl: '/uploads/video/bay.jpg' };
const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();

function open(shown = video) {
  const onClose = jest.fn<void, []>();
  const { container } = render(<VideoPlayer video={shown} labels={labels} onClose={onClose} />);
  const film = container.querySelector('video');
  if (!film) throw new Error('no film');
  return { onClose, film };
}

describe('the video player', () => {
  it('is a dialog that plays the film with the browser’s own controls, and loads nothing by itself', () => {
    const { film } = open();
    expect(screen.getByRole('dialog', { name: 'Video: the bay' })).toBeInTheDocument();
    expect(film).toHaveAttribute('src', video.url);
    expect(film).toHaveAttribute('poster', video.posterUrl);
    expect(film).toHaveAttribute('preload', 'none');
    expect(film.controls).toBe(true);
    expect(play).toHaveBeenCalled();
  });

  it('closes by its button', async () => {
    const { onClose } = open();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('plays a file of another host, without its host’s picture, and shows a page of another host in a frame', () => {
    const { film } = open({
      url: 'https://films.example/bay.mp4',
      posterUrl: 'https://films.example/bay.jpg',
    });
    expect(film).toHaveAttribute('src', 'https://films.example/bay.mp4');
    expect(film).not.toHaveAttribute('poster');
    const { container } = render(
      <VideoPlayer
        video={{ url: 'https://films.example/embed/bay', posterUrl: null }}
        labels={labels}
        onClose={() => undefined}
      />,
    );
    const frame = container.querySelector('iframe');
    expect(frame).toHaveAttribute('src', 'https://films.example/embed/bay');
    expect(frame).toHaveAttribute('title', 'Video: the bay');
    expect(frame?.getAttribute('sandbox')).not.toContain('allow-top-navigation');
  });

  it('leads to the file where the browser cannot play it', () => {
    const { film } = open();
    fireEvent.error(film);
    expect(screen.getByRole('alert')).toHaveTextContent('Cannot be played.');
    expect(screen.getByRole('link', { name: 'Open the file' })).toHaveAttribute('href', video.url);
  });
});
