import { createOfficeI18n } from '@ospite/i18n/office';
import { replyDue } from '@ospite/domain';
import { dueText } from './due-text';

const { t } = createOfficeI18n();
const CAME = new Date('2027-05-01T16:40:00Z');
const after = (minutes: number) => {
  const now = new Date(CAME.getTime() + minutes * 60_000);
  return dueText(t, replyDue(CAME, now));
};
const HOUR = 60;
const DAY = 24 * HOUR;

it.each([
  [0, 'rispondi entro 24 ore'],
  [20.5 * HOUR, 'rispondi entro 3 ore'],
  [22.5 * HOUR, 'rispondi entro 1 ora'],
  [DAY - 20.5, 'rispondi entro 21 minuti'],
  [DAY - 0.5, 'rispondi entro 1 minuto'],
  [DAY, 'in ritardo di 1 minuto'],
  [DAY + 0.5, 'in ritardo di 1 minuto'],
  [DAY + 59, 'in ritardo di 59 minuti'],
  [DAY + HOUR, 'in ritardo di 1 ora'],
  [DAY + 3 * HOUR + 59, 'in ritardo di 3 ore'],
  [2 * DAY, 'in ritardo di 1 giorno'],
  [9 * DAY, 'in ritardo di 8 giorni'],
])('says after %d minutes: %s', (minutes, text) => {
  expect(after(minutes)).toBe(text);
});
