import { createOfficeI18n } from '@ospite/i18n/office';
import {
  leftMark,
  markToDelete,
  placeholderMarks,
  shownText,
  spacedMark,
  splitAtMarks,
  storedText,
  withoutHalfMark,
} from './placeholder-marks';

const marks = placeholderMarks(createOfficeI18n().t);
const STORED = '{{greeting}}\n\n{{ dates }}: {{estimate}} {{sconto}}';
const SHOWN = '‹saluto con il nome›\n\n‹date›: ‹prezzo› {{sconto}}';

it('shows placeholders by their names, and stores them as they were', () => {
  expect(shownText(STORED, marks)).toBe(SHOWN);
  expect(storedText(SHOWN, marks)).toBe(STORED.replace('{{ dates }}', '{{dates}}'));
});

it.each([
  ['Preis: ‹prezzo›.', '‹prezzo›'],
  ['Preis: ‹prezzo.', '‹prezzo'],
  ['Preis: prezzo›.', 'prezzo›'],
  ['Unser Zimmer ‹Mirto›, genannt ›Ginepro‹', undefined],
  ['Impostazioni › Wi-Fi', undefined],
])('finds in %j the mark %j', (text, mark) => {
  expect(leftMark(text, marks)).toBe(mark);
});

it('tells marks from what is quoted', () => {
  expect(splitAtMarks('‹date› im ‹Mirto›', marks)).toEqual(['', '‹date›', ' im ‹Mirto›']);
});

it.each([
  ['', '', '‹date›'],
  ['Dal', '', ' ‹date›'],
  ['Dal ', 'notti', '‹date› '],
  ['Dal,', ', poi', ' ‹date›'],
  ['dell’', '.', '‹date›'],
  ['(', ')', '‹date›'],
  ['‹notti›', '‹ospiti›', ' ‹date› '],
  ['Ciao,\n', '\nciao', '‹date›'],
])('stands between %j and %j as %j', (before, after, mark) => {
  const at = { text: before + after, from: before.length, to: before.length };
  expect(spacedMark('‹date›', at)).toBe(mark);
});

it.each([
  ['Backspace', 'Ciao ‹date›!', 11, [5, 11]],
  ['Backspace', 'Ciao ‹date›!', 8, [5, 11]],
  ['Backspace', 'Ciao ‹date›!', 5, null],
  ['Delete', 'Ciao ‹date›!', 5, [5, 11]],
  ['Delete', 'Ciao ‹date›!', 11, null],
] as const)('%s in "%s" at %i takes %j', (key, text, at, taken) => {
  expect(markToDelete({ text, from: at, to: at }, key, marks)).toEqual(taken);
});

it('takes no quoted word with it', () => {
  expect(markToDelete({ text: '‹Mirto›', from: 7, to: 7 }, 'Backspace', marks)).toBeNull();
});

it('leaves what is selected to the browser', () => {
  expect(markToDelete({ text: '‹date›', from: 0, to: 3 }, 'Backspace', marks)).toBeNull();
});

it('takes the rest of a mark away where a phone has deleted a sign of it', () => {
  const gone = { text: 'Ciao !', from: 5, to: 5 };
  expect(withoutHalfMark('Ciao ‹date›!', 'Ciao ‹date!', marks)).toEqual(gone);
  expect(withoutHalfMark('Ciao ‹date›!', 'Ciao ‹dte›!', marks)).toEqual(gone);
  expect(withoutHalfMark('Ciao ‹date›!', 'Cia ‹date›!', marks)).toBeNull();
  expect(withoutHalfMark('Ciao ‹date›!', 'Ciao ‹date›!!', marks)).toBeNull();
});
