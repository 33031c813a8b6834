import { RoutePatterns } from './route-patterns';

const patterns = new RoutePatterns([
  '/',
  '/camere',
  '/camere/:slug',
  '/api/rooms/:roomId',
  '/api/rooms/:roomId/images/:imageId',
  '/api/rooms/availability',
  '/uploads/*',
]);

it.each([
  ['/', '/'],
  ['/camere', '/camere'],
  ['/camere/uno', '/camere/:slug'],
  ['/api/rooms/7', '/api/rooms/:roomId'],
  ['/api/rooms/availability', '/api/rooms/availability'],
  ['/api/rooms/7/images/9', '/api/rooms/:roomId/images/:imageId'],
  ['/uploads/rooms/a.webp', '/uploads/*'],
])('%s has the pattern %s', (path, pattern) => expect(patterns.find(path)).toBe(pattern));

it.each(['/camere/', '/camere/uno/due', '/api', '/api/rooms/7/images', '/__proto__', '/wp-login.php', ''])(
  '"%s" is one of the others, however many somebody invents',
  (path) => expect(patterns.find(path)).toBe('other'),
);
