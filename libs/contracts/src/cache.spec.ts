import { setupListeners } from '@reduxjs/toolkit/query';
import { aContractStore, json } from './contract-store.fixture';
import { authApi, baseApi, messagesApi, pricingApi, quotesApi, roomsApi, superAdminApi } from './index';

const QUOTE = { id: 7, firstName: 'Greta' };
const MESSAGE = { id: 12, status: 'failed' };

function store(answers: Record<string, () => Response>) {
  const made = aContractStore((request) => {
    const { pathname } = new URL(request.url);
    return answers[`${request.method} ${pathname}`]?.() ?? json({ code: 'request.not_found' }, 404);
  });
  const counts = (call: string) =>
    made.requests.filter((request) => `${request.method} ${new URL(request.url).pathname}` === call).length;
  return { ...made, counts };
}

/** Lets the cache read again what a write has made stale. */
const settled = (dispatching: ReturnType<typeof store>['store']) =>
  Promise.all(dispatching.dispatch(baseApi.util.getRunningQueriesThunk()));

it('knows of a list of quotes how many there are beyond its page', async () => {
  const { store: made } = store({ 'GET /api/quotes': () => json([QUOTE], 200, { 'X-Total-Count': '25' }) });
  const { data } = await made.dispatch(quotesApi.endpoints.listQuotes.initiate({ page: 1, pageSize: 1 }));
  expect(data).toEqual({ quotes: [QUOTE], total: 25 });
  made.dispatch(baseApi.util.resetApiState());
});

it('takes a list without a count for whole', async () => {
  const { store: made } = store({ 'GET /api/quotes': () => json([QUOTE]) });
  const { data } = await made.dispatch(quotesApi.endpoints.listQuotes.initiate({}));
  expect(data?.total).toBe(1);
  made.dispatch(baseApi.util.resetApiState());
});

it('reads the outbox again after a message was tried again', async () => {
  const { store: made, counts } = store({
    'GET /api/messages': () => json([MESSAGE]),
    'POST /api/messages/12/retry': () => json(MESSAGE, 202),
  });
  await made.dispatch(messagesApi.endpoints.listMessages.initiate({ status: 'failed' }));
  await made.dispatch(messagesApi.endpoints.retryMessage.initiate({ messageId: 12 }));
  await settled(made);
  expect(counts('GET /api/messages')).toBe(2);
  made.dispatch(baseApi.util.resetApiState());
});

it('looks who is signed in after a login, and not after a refused one', async () => {
  let isRight = false;
  const { store: made, counts } = store({
    'GET /api/auth/me': () => json({ code: 'account.not_signed_in' }, 401),
    'POST /api/auth/login': () =>
      isRight ? json({ id: 1 }) : json({ code: 'account.wrong_credentials' }, 401),
  });
  const loginRequest = { username: 'gavina', password: 'x' };
  await made.dispatch(authApi.endpoints.getMe.initiate());
  await made.dispatch(authApi.endpoints.login.initiate({ loginRequest }));
  await settled(made);
  expect(counts('GET /api/auth/me')).toBe(1);
  isRight = true;
  await made.dispatch(authApi.endpoints.login.initiate({ loginRequest }));
  await settled(made);
  expect(counts('GET /api/auth/me')).toBe(2);
  made.dispatch(baseApi.util.resetApiState());
});

it('reads the settings again after a refused save, since somebody else saved', async () => {
  const { store: made, counts } = store({
    'GET /api/super-admin/settings': () => json({ siteOffline: false }),
    'PUT /api/super-admin/settings': () => json({ code: 'settings.changed' }, 409),
  });
  await made.dispatch(superAdminApi.endpoints.getSuperAdminSettings.initiate());
  const updateSuperAdminSettingsRequest = {
    siteOffline: true,
    trackingCode: '',
    bannerFooter: '',
    bannerMidSite: '',
    bannerMobileTop: '',
    bannerMobileMid1: '',
    bannerMobileMid2: '',
    bannerMobileBottom: '',
    superAdminKey: 'x',
  };
  await made.dispatch(
    superAdminApi.endpoints.updateSuperAdminSettings.initiate({ updateSuperAdminSettingsRequest }),
  );
  await settled(made);
  expect(counts('GET /api/super-admin/settings')).toBe(2);
  made.dispatch(baseApi.util.resetApiState());
});

it('keeps a room that was read, for the whole visit', async () => {
  const { store: made, counts } = store({
    'GET /api/rooms/mirto': () => json({ id: 2, slug: 'mirto', gallery: [] }),
  });
  const first = made.dispatch(roomsApi.endpoints.getRoom.initiate({ room: 'mirto' }));
  await first;
  first.unsubscribe();
  await made.dispatch(roomsApi.endpoints.getRoom.initiate({ room: 'mirto' }));
  expect(counts('GET /api/rooms/mirto')).toBe(1);
  made.dispatch(baseApi.util.resetApiState());
});

it('asks once, whether it goes well or not, and never again by itself: not on focus, not after a while', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const failed = () => json({ code: 'server.unavailable' }, 503);
  const {
    store: made,
    counts,
    requests,
  } = store({
    'GET /api/rooms/mirto': () => json({ id: 2, slug: 'mirto', gallery: [] }),
    'GET /api/rooms/uno': failed,
    'POST /api/messages/12/retry': failed,
  });
  await made.dispatch(roomsApi.endpoints.getRoom.initiate({ room: 'mirto' }));
  await made.dispatch(roomsApi.endpoints.getRoom.initiate({ room: 'uno' }));
  await made.dispatch(messagesApi.endpoints.retryMessage.initiate({ messageId: 12 }));
  // As a browser would tell: the tab is looked at again, the network is back.
  setupListeners(made.dispatch, (dispatch, { onFocus, onOnline }) => {
    dispatch(onFocus());
    dispatch(onOnline());
    return () => undefined;
  });
  await jest.advanceTimersByTimeAsync(86_400_000);
  await settled(made);
  for (const call of ['GET /api/rooms/mirto', 'GET /api/rooms/uno', 'POST /api/messages/12/retry'])
    expect([call, counts(call)]).toEqual([call, 1]);
  expect(requests).toHaveLength(3);
  made.dispatch(baseApi.util.resetApiState());
  jest.useRealTimers();
});

it('reads after a change only what it touched: the room whose picture went, not the other one', async () => {
  const { store: made, counts } = store({
    'GET /api/rooms/uno': () => json({ id: 1, slug: 'uno', gallery: [{ id: 31 }] }),
    'GET /api/rooms/due': () => json({ id: 2, slug: 'due', gallery: [{ id: 32 }] }),
    'DELETE /api/rooms/images/31': () => new Response(null, { status: 204 }),
    'PATCH /api/pricing/2/high': () => json({ pricePerNight: '80€' }),
  });
  await made.dispatch(roomsApi.endpoints.getRoom.initiate({ room: 'uno' }));
  await made.dispatch(roomsApi.endpoints.getRoom.initiate({ room: 'due' }));
  await made.dispatch(roomsApi.endpoints.deleteRoomImage.initiate({ imageId: 31 }));
  await settled(made);
  expect([counts('GET /api/rooms/uno'), counts('GET /api/rooms/due')]).toEqual([2, 1]);

  const updatePriceRequest = { pricePerNight: '80€' };
  await made.dispatch(
    pricingApi.endpoints.updatePrice.initiate({ roomId: 2, season: 'high', updatePriceRequest }),
  );
  await settled(made);
  expect([counts('GET /api/rooms/uno'), counts('GET /api/rooms/due')]).toEqual([2, 2]);
  made.dispatch(baseApi.util.resetApiState());
});
