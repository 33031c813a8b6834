import { baseApi } from './base-api';
import { eventsApi } from './clients/events.api';
import { aContractStore, json, type RespondToCall } from './testing/contract-store.fixture';
import { pricingApi } from './clients/pricing.api';
import { isNetworkProblem, mayHaveArrived, NETWORK_PROBLEM, problemOf } from './problem';
import { roomsApi } from './clients/rooms.api';

const probeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    probe: build.query<unknown, string>({ query: (path) => path }),
  }),
});

async function probe(answer: RespondToCall, environment = {}) {
  const { store, requests } = aContractStore(answer, environment);
  const result = await store.dispatch(probeApi.endpoints.probe.initiate('/thing'));
  store.dispatch(baseApi.util.resetApiState());
  return { result, requests };
}

it('calls the API at the address of its store, with cookies', async () => {
  const { requests } = await probe(() => json({}));
  expect(requests[0]?.url).toBe('http://api.test/thing');
  expect(requests[0]?.credentials).toBe('include');
});

it('reads the headers of the environment anew at each call', async () => {
  let key = 'first';
  const { store, requests } = aContractStore(() => json({}), {
    headers: () => ({ 'X-Super-Admin-Key': key }),
  });
  await store.dispatch(probeApi.endpoints.probe.initiate('/a'));
  key = 'second';
  await store.dispatch(probeApi.endpoints.probe.initiate('/b'));
  expect(requests.map((request) => request.headers.get('X-Super-Admin-Key'))).toEqual(['first', 'second']);
  store.dispatch(baseApi.util.resetApiState());
});

it('turns a problem document into a problem with its fields and facts', async () => {
  const document = {
    type: 'urn:ospite:problem:quote.too_many',
    title: 'Too Many Requests',
    status: 429,
    code: 'quote.too_many',
    detail: 'Too many quotes from one sender.',
    retryAfterSeconds: 600,
    errors: [{ field: 'firstName', code: 'too_long', message: 'is too long', facts: { max: 100 } }],
  };
  const { result } = await probe(() => json(document, 429));
  expect(result.error).toEqual({
    status: 429,
    code: 'quote.too_many',
    detail: 'Too many quotes from one sender.',
    fields: [{ field: 'firstName', code: 'too_long', facts: { max: 100 } }],
    facts: { retryAfterSeconds: 600 },
  });
});

it('tells a network failure from any response', async () => {
  const { result } = await probe(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(result.error).toEqual(NETWORK_PROBLEM);
  expect(isNetworkProblem(problemOf(result.error))).toBe(true);
});

it('knows that what was begun offline has not left the device', async () => {
  const { result } = await probe(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(mayHaveArrived(problemOf(result.error))).toBe(true);
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  const { result: unsent } = await probe(() => Promise.reject(new TypeError('Failed to fetch')));
  Reflect.deleteProperty(navigator, 'onLine');
  expect(isNetworkProblem(problemOf(unsent.error))).toBe(true);
  expect(mayHaveArrived(problemOf(unsent.error))).toBe(false);
});

describe('on a line that went dead', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const isSilent: RespondToCall = ({ signal }) =>
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

  it('takes a call for lost after a minute', async () => {
    const over = jest.fn();
    const call = probe(isSilent);
    void call.then(over);
    await jest.advanceTimersByTimeAsync(59_000);
    expect(over).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1_000);
    expect((await call).result.error).toEqual(NETWORK_PROBLEM);
  });

  it('gives a picture all the time that it takes', async () => {
    const over = jest.fn();
    const { store } = aContractStore(isSilent);
    const uploadRoomImageRequest = { image: new Blob(['sea'], { type: 'image/png' }) };
    const call = store.dispatch(
      roomsApi.endpoints.uploadRoomImage.initiate({ roomId: 2, uploadRoomImageRequest }),
    );
    void call.then(over);
    await jest.advanceTimersByTimeAsync(600_000);
    expect(over).not.toHaveBeenCalled();
    call.abort();
    await call;
  });
});

it.each([
  ['a page of a proxy', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 502],
  ['a JSON response that is no problem document', () => json({ message: 'no' }, 500), 500],
])('turns %s into a problem with the general code', async (_name, answer, status) => {
  const { result } = await probe(answer);
  expect(problemOf(result.error)).toMatchObject({ status, code: 'generic', fields: [] });
  expect(isNetworkProblem(problemOf(result.error))).toBe(false);
});

it('says that too much was sent also where a proxy refuses it before the API can', async () => {
  const { result } = await probe(() => new Response('<h1>Request Entity Too Large</h1>', { status: 413 }));
  expect(problemOf(result.error)).toMatchObject({ status: 413, code: 'request.too_large' });
});

it('turns any other error into a general problem', () => {
  expect(problemOf(new Error('x is undefined'))).toMatchObject({ code: 'generic', detail: 'x is undefined' });
  expect(problemOf(undefined)).toMatchObject({ code: 'generic', detail: null });
});

it('sends a body with a file as a multipart form', async () => {
  const { store, requests } = aContractStore(() => json({}, 201));
  const image = new Blob(['sea'], { type: 'image/png' });
  const uploadRoomImageRequest = { image, imageOrder: '3', isMain: undefined };
  await store.dispatch(roomsApi.endpoints.uploadRoomImage.initiate({ roomId: 2, uploadRoomImageRequest }));
  const form = await requests[0]?.formData();
  expect(form?.get('imageOrder')).toBe('3');
  expect(form?.get('image')).toBeInstanceOf(Blob);
  expect(form?.has('isMain')).toBe(false);
});

it('sends a multipart form without a file as a form too', async () => {
  const { store, requests } = aContractStore(() => json({}, 201));
  const createEventRequest = { title: 'Sagra', description: 'Sul porto.' };
  await store.dispatch(eventsApi.endpoints.createEvent.initiate({ createEventRequest }));
  expect(requests[0]?.headers.get('Content-Type')).toMatch(/^multipart\/form-data/);
  expect((await requests[0]?.formData())?.get('title')).toBe('Sagra');
});

it('sends any other body as JSON', async () => {
  const { store, requests } = aContractStore(() => json({}));
  const updatePriceRequest = { pricePerNight: '75€' };
  await store.dispatch(
    pricingApi.endpoints.updatePrice.initiate({ roomId: 2, season: 'high', updatePriceRequest }),
  );
  expect(await requests[0]?.json()).toEqual(updatePriceRequest);
});

describe('when the page is closed at once', () => {
  const change = async (pricePerNight: string) => {
    const { store, requests } = aContractStore(() => json({}));
    const price = { roomId: 2, season: 'high', updatePriceRequest: { pricePerNight } } as const;
    await store.dispatch(pricingApi.endpoints.updatePrice.initiate(price));
    return requests[0]?.keepalive;
  };
  afterEach(() => void Reflect.deleteProperty(globalThis, 'document'));

  it('still deletes', async () => {
    const { store, requests } = aContractStore(() => json({}));
    await store.dispatch(roomsApi.endpoints.deleteRoom.initiate({ room: '2' }));
    expect(requests[0]?.keepalive).toBe(true);
    expect((await probe(() => json({}))).requests[0]?.keepalive).toBe(false);
  });

  it('still sends what is saved as the tab goes, as far as browsers let it', async () => {
    expect(await change('75€')).toBe(false);
    Object.defineProperty(globalThis, 'document', {
      configurable: true,
      value: { visibilityState: 'hidden' },
    });
    expect(await change('75€')).toBe(true);
    expect(await change('€'.repeat(22_000))).toBe(false);
  });
});
