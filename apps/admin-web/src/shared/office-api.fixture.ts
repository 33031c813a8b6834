import type { Account, Message, Quote } from '@ospite/contracts';
import {
  anAccountResponse,
  aQuoteDossierResponse,
  FakeApi,
  problem,
  withHeaders,
  type OperationId,
  type Reply,
  type RequestOf,
} from '@ospite/contracts/testing';

export const AN_ACCOUNT = anAccountResponse();
export const A_PASSWORD = 'ginepro-mirto-elicriso';

const NOT_SIGNED_IN = problem(401, 'account.not_signed_in');
/** Operations that nobody needs to be signed in for. */
const OPEN: readonly OperationId[] = ['login', 'logout', 'getInit', 'runInit'];

/** The fake API with an owner, quotes and messages in memory; it knows only the back-office's operations. */
export class OfficeApi extends FakeApi {
  /** Who is signed in; null for nobody. */
  account: Account | null = AN_ACCOUNT;
  password = A_PASSWORD;
  quotes: readonly Quote[] = [];
  messages: readonly Message[] = [];
  /** The code that makes the first account; null when there is an account. */
  setupCode: string | null = null;

  constructor() {
    super({
      login: ({ loginRequest: { username, password } }) => {
        if (username !== AN_ACCOUNT.username || password !== this.password) {
          return problem(401, 'account.wrong_credentials');
        }
        this.account = AN_ACCOUNT;
        return AN_ACCOUNT;
      },
      logout: () => {
        this.account = null;
        return null;
      },
      getInit: () => ({ available: this.setupCode !== null }),
      runInit: ({ runInitRequest: { setupCode, username = 'admin', password } }) => {
        if (setupCode !== this.setupCode) return problem(401, 'account.wrong_setup_code');
        this.setupCode = null;
        return { username, ...(password ? {} : { password: 'corallo-sabbia' }) };
      },
      getMe: () => this.account ?? NOT_SIGNED_IN,
      changePassword: ({ changePasswordRequest: { currentPassword, newPassword } }) => {
        if (currentPassword !== this.password) return problem(422, 'account.wrong_password');
        this.password = newPassword;
        this.account = { ...AN_ACCOUNT, mustChangePassword: false };
        return null;
      },
      endOtherSessions: null,
      listQuotes: (sent) => this.#listQuotes(sent),
      getQuote: ({ quoteId }) => {
        const quote = this.quotes.find(({ id }) => id === quoteId);
        return quote ? aQuoteDossierResponse(quote) : problem(404, 'quote.not_found');
      },
      listMessages: ({ status }) => this.messages.filter((message) => !status || message.status === status),
      retryMessage: ({ messageId }) => this.#retryMessage(messageId),
    });
  }

  protected override refuse(id: OperationId): Reply | undefined {
    return this.account || OPEN.includes(id) ? undefined : NOT_SIGNED_IN;
  }

  #listQuotes({ q = '', status, page = 1, pageSize = 1_000 }: RequestOf<'listQuotes'>) {
    const found = this.quotes.filter(
      (quote) =>
        (!status || quote.status === status) &&
        `${quote.firstName} ${quote.lastName}`.toLowerCase().includes(q.toLowerCase()),
    );
    const start = (page - 1) * pageSize;
    return withHeaders(found.slice(start, start + pageSize), { 'X-Total-Count': String(found.length) });
  }

  #retryMessage(messageId: number) {
    const message = this.messages.find(({ id }) => id === messageId);
    if (!message) return problem(404, 'message.not_found');
    const waiting: Message = { ...message, status: 'pending', heldBecause: null, lastError: null };
    this.messages = this.messages.map((entry) => (entry === message ? waiting : entry));
    return waiting;
  }
}
