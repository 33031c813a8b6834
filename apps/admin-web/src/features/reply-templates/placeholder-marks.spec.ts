import { createOfficeI18n } from '@ospite/i18n/office';
import { markToDelete, placeholderMarks, shownText, storedText, withoutHalfMark } from './placeholder-marks';

const marks = placeholderMarks(createOfficeI18n().t);
const STORED = '{{greeting}}\n\n{{ dates }}: {{estimate}} {{sconto}}';
const SHOWN = '‹saluto›\n\n‹date›: ‹prezzo› {{sconto}}';

it('shows placeholders by their names, and stores them as they were', () => {
  expect(shownText(STORED, marks)).toBe(SHOWN);
  expect(storedText(SHOWN, marks)).toBe(STORED.replace('{{ dates }}', '{{dates}}'));
});

it('leaves a mark that lost a part of itself, which is refused', () => {
  for (const broken of ['‹saluto', '‹salutto›']) expect(storedText(broken, marks)).toBe(broken);
});

it.each([
  ['Backspace', 'Ciao ‹date›!', 11, [5, 11]],
  ['Backspace', 'Ciao ‹date›!', 8, [5, 11]],
  ['Backspace', 'Ciao ‹date›!', 5, null],
  ['Delete', 'Ciao ‹date›!', 5, [5, 11]],
  ['Delete', 'Ciao ‹date›!', 11, null],
] as const)('%s in "%s" at %i takes %j', (key, text, at, taken) => {
  expect(markToDelete({ text, from: at, to: at }, key)).toEqual(taken);
});

it('leaves what is selected to the browser', () => {
  expect(markToDelete({ text: '‹date›', from: 0, to: 3 }, 'Backspace')).toBeNull();
});

it('takes the rest of a mark away where a phone has deleted a sign of it', () => {
  const gone = { text: 'Ciao !', from: 5, to: 5 };
  expect(withoutHalfMark('Ciao ‹date›!', 'Ciao ‹date!')).toEqual(gone);
  expect(withoutHalfMark('Ciao ‹date›!', 'Ciao ‹dte›!')).toEqual(gone);
  expect(withoutHalfMark('Ciao ‹date›!', 'Cia ‹date›!')).toBeNull();
  expect(withoutHalfMark('Ciao ‹date›!', 'Ciao ‹date›!!')).toBeNull();
});
