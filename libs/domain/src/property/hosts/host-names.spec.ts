import { namesInList } from './host-names';

it.each([
  [[], []],
  [['Marta Deledda'], ['Marta Deledda']],
  [
    ['Marta Deledda', 'Piero Deledda'],
    ['Marta', 'Piero Deledda'],
  ],
  [
    ['Marta Deledda', 'Piero Deledda', 'Anna Serra'],
    ['Marta Deledda', 'Piero Deledda', 'Anna Serra'],
  ],
  [
    ['Marta Deledda', 'Deledda'],
    ['Marta Deledda', 'Deledda'],
  ],
])('a list of %j reads %j', (names, listed) => {
  expect(namesInList(names)).toEqual(listed);
});
