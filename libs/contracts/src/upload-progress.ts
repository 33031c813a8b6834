/** Told what share of a request's body has been sent, from 0 to 1; 1 also means that the server has it all. */
export type OnProgress = (share: number) => void;

const watched = new WeakMap<Blob, OnProgress>();

/**
 * Registers for progress events of the call that sends this file. The generated clients have no place for such a wish, so it
 * is tied to the file itself.
 */
export function watchUpload(file: Blob, onProgress: OnProgress): void {
  watched.set(file, onProgress);
}

/** The `fetch` for a body with a watched file; undefined for any other. For `ApiEnvironment.fetchFor`. */
export function fetchOfUpload(body: unknown): typeof fetch | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const onProgress = Object.values(body)
    .filter((value) => value instanceof Blob)
    .map((file) => watched.get(file))
    .find((watcher) => watcher !== undefined);
  return onProgress && fetchWithProgress(onProgress);
}

/**
 * The platform's `fetch` over XMLHttpRequest, the only way in which browsers tell the progress of what is sent:
 * streamed bodies need HTTP/2 and exist in one browser engine alone.
 * @returns a function that rejects with a TypeError without a response, and as `fetch` does once it is aborted
 */
function fetchWithProgress(onProgress: OnProgress): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const body = await request.blob();
    return new Promise((resolve, reject) => {
      const call = new XMLHttpRequest();
      call.open(request.method, request.url);
      call.withCredentials = request.credentials === 'include';
      request.headers.forEach((value, name) => call.setRequestHeader(name, value));
      call.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      });
      call.upload.addEventListener('load', () => onProgress(1));
      call.addEventListener('load', () => resolve(responseOf(call)));
      call.addEventListener('error', () => reject(new TypeError('Failed to fetch')));
      call.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      request.signal.addEventListener('abort', () => call.abort());
      if (request.signal.aborted) reject(new DOMException('Aborted', 'AbortError'));
      else call.send(body);
    });
  };
}

/** Statuses whose responses have no body; a `Response` refuses one. */
const WITHOUT_BODY = [204, 205, 304];

function responseOf(call: XMLHttpRequest): Response {
  const { status, responseText } = call;
  const type = call.getResponseHeader('Content-Type');
  return new Response(WITHOUT_BODY.includes(status) ? null : responseText, {
    status,
    headers: type ? { 'Content-Type': type } : {},
  });
}
