/** What an upload's test controls: the progress events and the response. */
export interface FakeUploads {
  /** Responds to uploads as to any other call. */
  readonly fetch: typeof fetch;
  /** Called once a request is on its way; tells progress with `call.progress`. */
  readonly onSent?: (call: FakeUploadRequest) => void;
}

/**
 * Stands for the browser's XMLHttpRequest, as far as uploads use it, over a `fetch` such as that of `FakeApi`.
 * @returns the class to put in its place
 */
export function fakeUploadRequests({ fetch: respond, onSent }: FakeUploads): typeof XMLHttpRequest {
  class Sending extends FakeUploadRequest {
    protected override respond = respond;
    protected override onSent = onSent;
  }
  return Sending as unknown as typeof XMLHttpRequest;
}

export abstract class FakeUploadRequest extends EventTarget {
  readonly upload = new EventTarget();
  withCredentials = false;
  status = 0;
  responseText = '';
  #request: { readonly url: string; readonly init: RequestInit & { readonly headers: Headers } } | undefined;
  #type: string | null = null;
  #isOver = false;

  protected abstract respond: typeof fetch;
  protected abstract onSent: ((call: FakeUploadRequest) => void) | undefined;

  open(method: string, url: string): void {
    this.#request = { url, init: { method, headers: new Headers() } };
  }

  setRequestHeader(name: string, value: string): void {
    this.#request?.init.headers.set(name, value);
  }

  getResponseHeader(): string | null {
    return this.#type;
  }

  send(body: Blob): void {
    void this.#send(body);
  }

  abort(): void {
    this.#end('abort');
  }

  /** Tells that so much of the body has been sent. */
  progress(loaded: number, total: number): void {
    this.upload.dispatchEvent(
      Object.assign(new Event('progress'), { lengthComputable: true, loaded, total }),
    );
  }

  async #send(body: Blob): Promise<void> {
    if (!this.#request) throw new Error('open() comes first.');
    this.onSent?.(this);
    try {
      const response = await this.respond(this.#request.url, { ...this.#request.init, body });
      this.upload.dispatchEvent(new Event('load'));
      this.status = response.status;
      this.#type = response.headers.get('Content-Type');
      this.responseText = await response.text();
      this.#end('load');
    } catch {
      this.#end('error');
    }
  }

  #end(event: 'load' | 'error' | 'abort'): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.dispatchEvent(new Event(event));
  }
}
