import { setupListeners } from '@reduxjs/toolkit/query';
import { authApi, baseApi, messagesApi, pricingApi, quotesApi, roomsApi, superAdminApi } from './index';
import {
  aMessageResponse,
  anAccountResponse,
  anImageResponse,
  aPricingResponse,
  aQuoteResponse,
  aRoomDetailResponse,
  FakeApi,
  problem,
  superAdminSettingsResponse,
  withHeaders,
  type Handlers,
  type OperationId,
} from './testing';
import { aContractStore } from './testing/contract-store.fixture';

const QUOTE = aQuoteResponse();
const unavailable = problem(503, 'server.unavailable');

function open(handlers: Handlers) {
  const api = new FakeApi(handlers);
  const { store } = aContractStore(api.fetch);
  const counts = (id: OperationId) => api.calls.filter((called) => called === id).length;
  const roomsRead = () => api.sentTo('getRoom').map(({ room }) => room);
  return { api, store, counts, roomsRead };
}

/** Waits for the queries that a mutation has invalidated. */
const settled = (dispatching: ReturnType<typeof open>['store']) =>
  Promise.all(dispatching.dispatch(baseApi.util.getRunningQueriesThunk()));

it('knows how many quotes there are beyond the page', async () => {
  const { store: made } = open({ listQuotes: withHeaders([QUOTE], { 'X-Total-Count': '25' }) });
  const { data } = await made.dispatch(quotesApi.endpoints.listQuotes.initiate({ page: 1, pageSize: 1 }));
  expect(data).toEqual({ quotes: [QUOTE], total: 25 });
  made.dispatch(baseApi.util.resetApiState());
});

it('counts the list itself when the API sends no count', async () => {
  const { store: made } = open({ listQuotes: [QUOTE] });
  const { data } = await made.dispatch(quotesApi.endpoints.listQuotes.initiate({}));
  expect(data?.total).toBe(1);
  made.dispatch(baseApi.util.resetApiState());
});

it('loads the outbox again after a retry', async () => {
  const { store: made, counts } = open({
    listMessages: [aMessageResponse()],
    retryMessage: aMessageResponse(),
  });
  await made.dispatch(messagesApi.endpoints.listMessages.initiate({ status: 'failed' }));
  await made.dispatch(messagesApi.endpoints.retryMessage.initiate({ messageId: 12 }));
  await settled(made);
  expect(counts('listMessages')).toBe(2);
  made.dispatch(baseApi.util.resetApiState());
});

it('loads the session again after a login, and not after a refused one', async () => {
  let isRight = false;
  const { store: made, counts } = open({
    getMe: problem(401, 'account.not_signed_in'),
    login: () => (isRight ? anAccountResponse() : problem(401, 'account.wrong_credentials')),
  });
  const loginRequest = { username: 'gavina', password: 'x' };
  await made.dispatch(authApi.endpoints.getMe.initiate());
  await made.dispatch(authApi.endpoints.login.initiate({ loginRequest }));
  await settled(made);
  expect(counts('getMe')).toBe(1);
  isRight = true;
  await made.dispatch(authApi.endpoints.login.initiate({ loginRequest }));
  await settled(made);
  expect(counts('getMe')).toBe(2);
  made.dispatch(baseApi.util.resetApiState());
});

it('loads the settings again after a refused save, since somebody else saved', async () => {
  const { store: made, counts } = open({
    getSuperAdminSettings: superAdminSettingsResponse(),
    updateSuperAdminSettings: problem(409, 'settings.changed'),
  });
  await made.dispatch(superAdminApi.endpoints.getSuperAdminSettings.initiate());
  const updateSuperAdminSettingsRequest = { ...superAdminSettingsResponse(), superAdminKey: 'x' };
  await made.dispatch(
    superAdminApi.endpoints.updateSuperAdminSettings.initiate({ updateSuperAdminSettingsRequest }),
  );
  await settled(made);
  expect(counts('getSuperAdminSettings')).toBe(2);
  made.dispatch(baseApi.util.resetApiState());
});

it('keeps a loaded room for the whole visit', async () => {
  const { store: made, counts } = open({ getRoom: aRoomDetailResponse({ slug: 'mirto' }) });
  const first = made.dispatch(roomsApi.endpoints.getRoom.initiate({ room: 'mirto' }));
  await first;
  first.unsubscribe();
  await made.dispatch(roomsApi.endpoints.getRoom.initiate({ room: 'mirto' }));
  expect(counts('getRoom')).toBe(1);
  made.dispatch(baseApi.util.resetApiState());
});

it('calls once, whether it succeeds or not, and never again by itself: not on focus, not after a while', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const { store: made, api } = open({
    getRoom: ({ room }) => (room === 'mirto' ? aRoomDetailResponse({ slug: room }) : unavailable),
    retryMessage: unavailable,
  });
  await made.dispatch(roomsApi.endpoints.getRoom.initiate({ room: 'mirto' }));
  await made.dispatch(roomsApi.endpoints.getRoom.initiate({ room: 'uno' }));
  await made.dispatch(messagesApi.endpoints.retryMessage.initiate({ messageId: 12 }));
  // What a browser reports: the tab has the focus again, the network is back.
  setupListeners(made.dispatch, (dispatch, { onFocus, onOnline }) => {
    dispatch(onFocus());
    dispatch(onOnline());
    return () => undefined;
  });
  await jest.advanceTimersByTimeAsync(86_400_000);
  await settled(made);
  expect(api.calls).toEqual(['getRoom', 'getRoom', 'retryMessage']);
  made.dispatch(baseApi.util.resetApiState());
  jest.useRealTimers();
});

it('loads after a change only what it affects: the room whose image was deleted, not the other one', async () => {
  const { store: made, roomsRead } = open({
    getRoom: ({ room }) =>
      room === 'uno'
        ? aRoomDetailResponse({ id: 1, gallery: [anImageResponse({ id: 31 })] })
        : aRoomDetailResponse({ id: 2, gallery: [anImageResponse({ id: 32 })] }),
    deleteRoomImage: null,
    updatePrice: aPricingResponse(),
  });
  await made.dispatch(roomsApi.endpoints.getRoom.initiate({ room: 'uno' }));
  await made.dispatch(roomsApi.endpoints.getRoom.initiate({ room: 'due' }));
  await made.dispatch(roomsApi.endpoints.deleteRoomImage.initiate({ imageId: 31 }));
  await settled(made);
  expect(roomsRead()).toEqual(['uno', 'due', 'uno']);

  const updatePriceRequest = { pricePerNight: '80€' };
  await made.dispatch(
    pricingApi.endpoints.updatePrice.initiate({ roomId: 2, season: 'high', updatePriceRequest }),
  );
  await settled(made);
  expect(roomsRead()).toEqual(['uno', 'due', 'uno', 'due']);
  made.dispatch(baseApi.util.resetApiState());
});
