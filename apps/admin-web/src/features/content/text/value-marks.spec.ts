import { withMarks, withPlaceholders } from './value-marks';

const NAMES = { email: 'email', 'if tracking': 'se ci sono statistiche' };
const STORED = '{{if tracking}} Scrivi a {{email}}.';
const SHOWN = '‹se ci sono statistiche› Scrivi a ‹email›.';

it('shows what a text takes from the property by its name, and stores it again', () => {
  expect(withMarks(STORED, NAMES)).toBe(SHOWN);
  expect(withPlaceholders(SHOWN, NAMES)).toBe(STORED);
  expect(withPlaceholders('‹ Email ›', NAMES)).toBe('{{email}}');
});

it('leaves a name that does not exist to who judges it', () => {
  expect(withPlaceholders('‹emial›', NAMES)).toBe('{{emial}}');
  expect(withMarks('{{emial}}', NAMES)).toBe('{{emial}}');
});

it('makes a name bold with its signs when it was made so without them', () => {
  expect(withPlaceholders('Scrivi a ‹**email**›.', NAMES)).toBe('Scrivi a **{{email}}**.');
});
