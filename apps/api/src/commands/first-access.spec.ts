import { readConfig } from '@ospite/server/config';
import { accessProblems } from './first-access';

it.each([
  ['SUPER_ADMIN_KEY', 'k'.repeat(129), 'SUPER_ADMIN_KEY is too long: use at most 128 characters.'],
  ['ADMIN_PASSWORD', 'seven77', 'ADMIN_PASSWORD is too short: use at least 8 characters.'],
  ['ADMIN_PASSWORD', 'p'.repeat(129), 'ADMIN_PASSWORD is too long: use at most 128 characters.'],
  ['ADMIN_PASSWORD', 'Password123', 'ADMIN_PASSWORD is one that everybody tries first: choose another.'],
  ['ADMIN_USERNAME', 'n'.repeat(61), 'ADMIN_USERNAME is too long: use at most 60 characters.'],
])('the configuration refuses %s=%s with a line that says why', (name, value, line) => {
  expect(() => readConfig({ [name]: value }, '/', accessProblems)).toThrow(line);
});

it('a configuration without names and secrets is as good as one with good ones', () => {
  const env = {
    ADMIN_USERNAME: 'Marta',
    ADMIN_PASSWORD: 'ginepro-mirto-1',
    SUPER_ADMIN_KEY: 'maestrale-corallo',
  };
  for (const good of [{}, env]) expect(() => readConfig(good, '/', accessProblems)).not.toThrow();
});
