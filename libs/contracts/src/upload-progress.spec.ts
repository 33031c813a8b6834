import { roomsApi } from './clients/rooms.api';
import { NETWORK_PROBLEM } from './problem';
import { aContractStore, json, type RespondToCall } from './testing/contract-store.fixture';
import { fakeUploadRequests, type FakeUploadRequest } from './testing/fake-upload.fixture';
import { anImageResponse } from './testing/responses.fixture';
import { fetchOfUpload, watchUpload } from './upload-progress';

const RealXMLHttpRequest = globalThis.XMLHttpRequest;
afterEach(() => void (globalThis.XMLHttpRequest = RealXMLHttpRequest));

/** Uploads a picture that is watched, to a server that responds so. */
function upload(respond: RespondToCall, onSent?: (call: FakeUploadRequest) => void) {
  const requests: Request[] = [];
  globalThis.XMLHttpRequest = fakeUploadRequests({
    fetch: async (input, init) => {
      const request = new Request(input, init);
      requests.push(request.clone());
      return respond(request);
    },
    ...(onSent && { onSent }),
  });
  const { store } = aContractStore(() => json({}), { fetchFor: fetchOfUpload });
  const image = new File(['mare e pini'], 'baia.jpg', { type: 'image/jpeg' });
  const shares: number[] = [];
  watchUpload(image, (share) => shares.push(share));
  const uploadRoomImageRequest = { image, imageOrder: '3' };
  const call = store.dispatch(
    roomsApi.endpoints.uploadRoomImage.initiate({ roomId: 2, uploadRoomImageRequest }),
  );
  return { call, shares, requests };
}

it('tells how much of a watched file has been sent, and sends the same form', async () => {
  const { call, shares, requests } = upload(
    () => json(anImageResponse({ id: 9 }), 201),
    (sent) => sent.progress(30, 120),
  );
  expect((await call).data).toMatchObject({ id: 9 });
  expect(shares).toEqual([0.25, 1]);
  const form = await requests[0]?.formData();
  expect(requests[0]?.method).toBe('POST');
  expect(form?.get('imageOrder')).toBe('3');
  expect(form?.get('image')).toMatchObject({ name: 'baia.jpg', type: 'image/jpeg' });
});

it('turns a refusal into the same problem as any other call', async () => {
  const refusal = { code: 'room.image_limit', detail: 'full', limit: 15 };
  const { error } = await upload(() => json(refusal, 422)).call;
  expect(error).toMatchObject({ status: 422, code: 'room.image_limit', facts: { limit: 15 } });
});

it('tells a connection that is lost from any response', async () => {
  const { error } = await upload(() => Promise.reject(new TypeError('cut'))).call;
  expect(error).toEqual(NETWORK_PROBLEM);
});

it('can be given up', async () => {
  const { call } = upload(
    () => new Promise(() => undefined),
    () => call.abort(),
  );
  expect((await call).error).toMatchObject({ name: 'AbortError' });
});

it('leaves calls without a watched file to fetch', () => {
  expect(fetchOfUpload({ image: new Blob(['mare']) })).toBeUndefined();
  expect(fetchOfUpload({ title: 'Sagra' })).toBeUndefined();
  expect(fetchOfUpload(undefined)).toBeUndefined();
});
