import type { Account, Message, Property, Quote } from '@ospite/contracts';
import { aPropertyResponse, FakeApi, type OperationId, type Reply } from '@ospite/contracts/testing';
import { messageOperations, type MessageState } from '../features/messages/messages.fixture';
import { propertyOperations, type PropertyState } from '../features/property/property.fixture';
import { quoteOperations, type QuoteState } from '../features/quotes/quotes.fixture';
import {
  A_PASSWORD,
  AN_ACCOUNT,
  NOT_SIGNED_IN,
  sessionOperations,
  type SessionState,
} from '../features/session/session.fixture';

/** Operations that nobody needs to be signed in for. */
const OPEN: readonly OperationId[] = ['login', 'logout', 'getInit', 'runInit'];

/**
 * The fake API of the whole back-office, with an owner who is signed in and nothing else. Each feature brings the
 * operations it calls, over the part of this state that is its own.
 */
export class OfficeApi extends FakeApi implements SessionState, QuoteState, MessageState, PropertyState {
  account: Account | null = AN_ACCOUNT;
  password = A_PASSWORD;
  setupCode: string | null = null;
  quotes: readonly Quote[] = [];
  messages: readonly Message[] = [];
  property: Property | null = aPropertyResponse();

  constructor() {
    super();
    Object.assign(
      this.handlers,
      sessionOperations(this),
      quoteOperations(this),
      messageOperations(this),
      propertyOperations(this),
    );
  }

  protected override refuse(id: OperationId): Reply | undefined {
    return this.account || OPEN.includes(id) ? undefined : NOT_SIGNED_IN;
  }
}
