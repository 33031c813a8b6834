import type { Account, Message, Quote } from '@ospite/contracts';

type Answer = { readonly status: number; readonly body?: unknown; readonly headers?: Record<string, string> };

/** What the fake knows; a test changes it to set its scene. */
export interface FakeState {
  /** Who is signed in; null for nobody. */
  account: Account | null;
  password: string;
  quotes: Quote[];
  messages: Message[];
  /** Whether the first account can be made, and with which code. */
  setupCode: string | null;
}

export const AN_ACCOUNT: Account = { id: 1, username: 'gavina', role: 'admin', mustChangePassword: false };
export const A_PASSWORD = 'ginepro-mirto-elicriso';
const TOO_MANY = { status: 429, code: 'account.too_many_attempts', retryAfterSeconds: 600 };

/** An in-memory stand-in for the API at the network's edge: it knows the calls of the back-office alone. */
export class FakeApi {
  readonly state: FakeState = {
    account: AN_ACCOUNT,
    password: A_PASSWORD,
    quotes: [],
    messages: [],
    setupCode: null,
  };
  /** What was asked, as `METHOD /path?query`, in order. */
  readonly calls: string[] = [];
  /** While true nothing is answered at all. */
  isUnreachable = false;
  /** While true every sign-in is refused for too many tries. */
  isThrottled = false;
  /** Refuses the next call whose `METHOD /path` begins so, with this status and code. */
  #refusals: { readonly call: string; readonly status: number; readonly code: string }[] = [];

  refuseNext(call: string, status: number, code: string): void {
    this.#refusals.push({ call, status, code });
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    this.calls.push(`${request.method} ${pathname}${search}`);
    if (this.isUnreachable) throw new TypeError('Failed to fetch');
    const text = await request.text();
    const { status, body, headers } = this.#answer(
      `${request.method} ${pathname}`,
      new URLSearchParams(search),
      text ? (JSON.parse(text) as Record<string, string>) : {},
    );
    const type = status >= 400 ? 'application/problem+json' : 'application/json';
    return new Response(body === undefined ? null : JSON.stringify(body), {
      status,
      headers: { 'Content-Type': type, ...headers },
    });
  };

  #answer(call: string, query: URLSearchParams, body: Record<string, string>): Answer {
    const refusal = this.#refusals.find((entry) => call.startsWith(entry.call));
    if (refusal) {
      this.#refusals = this.#refusals.filter((entry) => entry !== refusal);
      return problem(refusal.status, refusal.code);
    }
    const open = this.#openAnswer(call, body);
    if (open) return open;
    if (!this.state.account) return problem(401, 'account.not_signed_in');
    return this.#ownersAnswer(call, query, body, this.state.account);
  }

  #openAnswer(call: string, body: Record<string, string>): Answer | undefined {
    const { state } = this;
    switch (call) {
      case 'POST /api/auth/login':
        if (this.isThrottled) return { status: 429, body: TOO_MANY };
        if (body.username !== AN_ACCOUNT.username || body.password !== state.password) {
          return problem(401, 'account.wrong_credentials');
        }
        state.account = AN_ACCOUNT;
        return { status: 200, body: state.account };
      case 'POST /api/auth/logout':
        state.account = null;
        return { status: 204 };
      case 'GET /api/init':
        return { status: 200, body: { available: state.setupCode !== null } };
      case 'POST /api/init':
        if (body.setupCode !== state.setupCode) return problem(401, 'account.wrong_setup_code');
        state.setupCode = null;
        return {
          status: 201,
          body: {
            username: body.username ?? 'admin',
            ...(body.password ? {} : { password: 'corallo-sabbia' }),
          },
        };
      default:
        return undefined;
    }
  }

  #ownersAnswer(
    call: string,
    query: URLSearchParams,
    body: Record<string, string>,
    account: Account,
  ): Answer {
    const { state } = this;
    if (call === 'GET /api/auth/me') return { status: 200, body: account };
    if (call === 'PUT /api/auth/password') {
      if (body.currentPassword !== state.password) return problem(422, 'account.wrong_password');
      state.password = body.newPassword ?? '';
      state.account = { ...account, mustChangePassword: false };
      return { status: 204 };
    }
    if (call === 'DELETE /api/auth/sessions') return { status: 204 };
    if (call === 'GET /api/quotes') return this.#quoteList(query);
    if (call === 'GET /api/messages') {
      const status = query.get('status');
      return { status: 200, body: state.messages.filter((message) => !status || message.status === status) };
    }
    const [, quoteId] = /^GET \/api\/quotes\/(\d+)$/.exec(call) ?? [];
    if (quoteId) {
      const quote = state.quotes.find(({ id }) => id === Number(quoteId));
      return quote ? { status: 200, body: quote } : problem(404, 'quote.not_found');
    }
    const [, messageId] = /^POST \/api\/messages\/(\d+)\/retry$/.exec(call) ?? [];
    if (messageId) return this.#retry(Number(messageId));
    return problem(404, 'request.not_found');
  }

  #quoteList(query: URLSearchParams): Answer {
    const q = query.get('q')?.toLowerCase() ?? '';
    const status = query.get('status');
    const found = this.state.quotes.filter(
      (quote) =>
        (!status || quote.status === status) &&
        `${quote.firstName} ${quote.lastName} ${quote.email} ${quote.phone ?? ''}`.toLowerCase().includes(q),
    );
    const size = Number(query.get('pageSize') ?? '1000');
    const start = (Number(query.get('page') ?? '1') - 1) * size;
    return {
      status: 200,
      body: found.slice(start, start + size),
      headers: { 'X-Total-Count': String(found.length) },
    };
  }

  #retry(id: number): Answer {
    const message = this.state.messages.find((entry) => entry.id === id);
    if (!message) return problem(404, 'message.not_found');
    const waiting: Message = { ...message, status: 'pending', heldBecause: null, lastError: null };
    this.state.messages = this.state.messages.map((entry) => (entry.id === id ? waiting : entry));
    return { status: 202, body: waiting };
  }
}

function problem(status: number, code: string): Answer {
  return { status, body: { type: `urn:ospite:problem:${code}`, title: '', status, code, detail: code } };
}
