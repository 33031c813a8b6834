import { filesOf, type ImageVariant } from './picture';

it('the files of a picture are its full size and its copies, each once', () => {
  const variant = (url: string, width: number, type: ImageVariant['type']): ImageVariant => ({
    url,
    width,
    type,
  });
  const variants = [
    variant('a-480.avif', 480, 'image/avif'),
    variant('a-480.jpg', 480, 'image/jpeg'),
    variant('a-1600.jpg', 1600, 'image/jpeg'),
  ];
  const picture = { url: 'a-1600.jpg', width: 1600, height: 1067, placeholder: '#aabbcc', variants };
  expect(filesOf(picture)).toEqual(['a-1600.jpg', 'a-480.avif', 'a-480.jpg']);
});
