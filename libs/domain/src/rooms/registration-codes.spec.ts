import { isCin, isSardinianIun, registrationCode, registrationCodeProblem } from './registration-codes';

it.each([
  [' it 090063 c2 000p1234 ', 'IT090063C2000P1234'],
  ['IT-090063-C2-000P1234', 'IT090063C2000P1234'],
  ['q 1234', 'Q1234'],
  // Codes of other regions and countries keep their own signs.
  ['058091-loc-00001', '058091-LOC-00001'],
  ['CIR  017170-CNI-00021', 'CIR 017170-CNI-00021'],
  ['vt-123456-a', 'VT-123456-A'],
  ['  ', null],
  [null, null],
])('%j is written as %j', (typed, code) => expect(registrationCode(typed)).toBe(code));

it('knows a CIN and an IUN of Sardinia', () => {
  expect(['IT090063C2000P1234', 'IT090091B4000X0000'].every(isCin)).toBe(true);
  expect(['IT090063C2', 'IT090063C2000P12345', 'IT090063CC000P1234', '090063C2000P1234'].some(isCin)).toBe(
    false,
  );
  expect(['Q1234', 'R0000'].every(isSardinianIun)).toBe(true);
  expect(['1234', 'QQ1234', 'Q12345'].some(isSardinianIun)).toBe(false);
});

it('is measured as it is written: some letters are more in capitals', () => {
  expect(registrationCodeProblem('cin', 'ß'.repeat(20))).toBeNull();
  expect(registrationCodeProblem('cin', 'ß'.repeat(21))).toMatchObject({ field: 'cin', code: 'too_long' });
});
