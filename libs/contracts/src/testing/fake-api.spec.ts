import { eventsApi, quotesApi, roomsApi } from '../index';
import { aContractStore } from './contract-store.fixture';
import { FakeApi, pending, problem } from './fake-api.fixture';
import { aQuoteResponse } from './quote-responses.fixture';
import { aRoomResponse } from './responses.fixture';

const open = (api: FakeApi) => aContractStore(api.fetch).store;

it('gives a handler what the client was given: path, query, headers and body', async () => {
  const api = new FakeApi();
  const store = open(api);
  const list = { page: 2, pageSize: 20, q: 'Müller & Söhne', suspected: false };
  await store.dispatch(quotesApi.endpoints.listQuotes.initiate(list));
  await store.dispatch(roomsApi.endpoints.getRoom.initiate({ room: 'città 1' }));
  const updateQuoteRequest = { status: 'answered', updatedAt: '2027-05-01T08:30:00.000Z' } as const;
  await store.dispatch(quotesApi.endpoints.updateQuote.initiate({ quoteId: 7, updateQuoteRequest }));
  const createEventRequest = { title: 'Sagra', description: 'Sul porto.' };
  await store.dispatch(eventsApi.endpoints.createEvent.initiate({ createEventRequest }));
  expect(api.sentTo('listQuotes')).toEqual([list]);
  expect(api.sentTo('getRoom')).toEqual([{ room: 'città 1' }]);
  expect(api.sentTo('updateQuote')).toEqual([{ quoteId: 7, updateQuoteRequest }]);
  expect(api.sentTo('createEvent')).toEqual([{ createEventRequest }]);
  expect(api.calls).toEqual(['listQuotes', 'getRoom', 'updateQuote', 'createEvent']);
});

it('takes the longer of two paths that fit', async () => {
  const api = new FakeApi({ exportQuotes: 'id;nome' });
  await api.fetch('http://api.test/api/quotes/export.csv');
  expect(api.calls).toEqual(['exportQuotes']);
});

it('responds with the status of the contract', async () => {
  const api = new FakeApi({ retryMessage: problem(409, 'message.already_sent'), logout: null });
  const post = { method: 'POST' };
  expect((await api.fetch('http://api.test/api/auth/logout', post)).status).toBe(204);
  expect((await api.fetch('http://api.test/api/messages/12/retry', post)).status).toBe(409);
});

it('refuses one call and then goes on', async () => {
  const api = new FakeApi({ listRooms: [aRoomResponse()] });
  api.refuseNext('listRooms', 503, 'server.unavailable');
  const statuses = [
    await api.fetch('http://api.test/api/rooms'),
    await api.fetch('http://api.test/api/rooms'),
  ];
  expect(statuses.map(({ status }) => status)).toEqual([503, 200]);
});

it('has no address that the contract does not have', async () => {
  await expect(new FakeApi().fetch('http://api.test/api/roms')).rejects.toThrow('no GET /api/roms');
});

it('refuses to compile with a field or an operation that the contract lacks', () => {
  // @ts-expect-error no such operation
  expect(new FakeApi({ listCabins: [] })).toBeDefined();
  // @ts-expect-error no such field
  expect(new FakeApi({ listQuotes: [{ ...aQuoteResponse(), name: 'Greta' }] })).toBeDefined();
  // @ts-expect-error a field of another type
  expect(new FakeApi({ getInit: { available: 'yes' } })).toBeDefined();
  // @ts-expect-error no such field in what is sent
  expect(new FakeApi({ login: ({ loginRequest }) => (loginRequest.user ? pending : pending) })).toBeDefined();
});
