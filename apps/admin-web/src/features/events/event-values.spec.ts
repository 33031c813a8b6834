import { anEventResponse } from '@ospite/contracts/testing';
import { createEventRequest, eventProblems, eventValues, updateEventRequest } from './event-values';

const IMAGE = new File(['mare'], 'sagra.jpg', { type: 'image/jpeg' });
const filled = { ...eventValues(), title: 'Sagra', description: 'Sul porto.' };

it('begins with an active event at order 0 and nothing else', () => {
  const { isActive, sortOrder, image, removeImage, ...texts } = eventValues();
  expect({ isActive, sortOrder, image, removeImage }).toEqual({
    isActive: true,
    sortOrder: '0',
    image: null,
    removeImage: false,
  });
  expect(Object.values(texts).every((text) => text === '')).toBe(true);
});

it('takes over what an event has', () => {
  const values = eventValues(anEventResponse({ sortOrder: 3, isActive: false, endDate: null }));
  expect(values).toMatchObject({
    title: 'Sagra del pesce',
    titleEn: 'Fish festival',
    titleDe: '',
    startDate: '2026-08-01',
    endDate: '',
    sortOrder: '3',
    isActive: false,
  });
});

it('sends of a new event what is filled in', () => {
  const values = { ...filled, startDate: '2027-08-01', isActive: false };
  expect(createEventRequest(values, IMAGE)).toEqual({
    title: 'Sagra',
    description: 'Sul porto.',
    startDate: '2027-08-01',
    sortOrder: '0',
    isActive: 'false',
    image: IMAGE,
  });
});

it('sends of a change what was changed, with an empty text for what was taken away', () => {
  expect(updateEventRequest({ location: '', isActive: true }, 'then', null)).toEqual({
    location: '',
    isActive: 'true',
    updatedAt: 'then',
  });
  expect(updateEventRequest({ removeImage: true }, 'then', null)).toEqual({
    removeImage: 'true',
    updatedAt: 'then',
  });
  expect(updateEventRequest({ removeImage: true, image: IMAGE }, 'then', IMAGE)).toEqual({
    image: IMAGE,
    updatedAt: 'then',
  });
});

it('finds what is wrong as the server would', () => {
  const wrong = { ...filled, title: ' ', startDate: '2027-08-02', endDate: '2027-08-01', link: 'sagra' };
  expect(eventProblems(wrong).map(({ field, code }) => `${field} ${code}`)).toEqual([
    'title required',
    'endDate before_start',
    'link invalid_url',
  ]);
  expect(eventProblems({ ...filled, sortOrder: '1.5' }).map(({ field }) => field)).toEqual(['sortOrder']);
  expect(eventProblems(filled)).toEqual([]);
});
