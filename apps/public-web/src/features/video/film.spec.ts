import { isFilmFile, isOwnFilm } from './film';

describe('the address of a film', () => {
  it.each([
    ['/uploads/video/bay.mp4', true, true],
    ['https://films.example/bay.mp4?size=large', true, false],
    ['https://films.example/BAY.WEBM', true, false],
    ['https://films.example/embed/bay', false, false],
    ['https://films.example/bay.mp4/page', false, false],
    ['no address', false, false],
  ])('%s is that of a file: %s, and of one kept here: %s', (url, isFile, isOwn) => {
    expect([isFilmFile(url), isOwnFilm(url)]).toEqual([isFile, isOwn]);
  });
});
