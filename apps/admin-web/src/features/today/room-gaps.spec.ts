import { aRoomResponse } from '@ospite/contracts/testing';
import { roomGaps } from './room-gaps';

const WHOLE = aRoomResponse({
  ...{ descriptionEn: 'e', descriptionDe: 'd', descriptionEs: 's' },
  ...{ shortDescriptionEn: 'e', shortDescriptionDe: 'd', shortDescriptionEs: 's' },
});

it('names codes and languages that are missing, each once', () => {
  expect(roomGaps(WHOLE)).toBeNull();
  expect(roomGaps({ ...WHOLE, iun: null })).toEqual({ picture: false, codes: ['IUN'], languages: [] });
  expect(roomGaps({ ...WHOLE, cin: null, descriptionDe: ' ', shortDescriptionDe: null })).toEqual({
    picture: false,
    codes: ['CIN'],
    languages: ['de'],
  });
});

it('asks nothing of a room that guests do not see', () => {
  expect(roomGaps({ ...WHOLE, cin: null, isActive: false })).toBeNull();
});

it('names a picture that is missing', () => {
  expect(roomGaps({ ...WHOLE, mainImage: null })).toEqual({ picture: true, codes: [], languages: [] });
});
