import type { TestMessage } from '@ospite/contracts';
import { aMessageResponse, type Handlers } from '@ospite/contracts/testing';

export interface EmailState {
  /** What a test message brings to light. */
  testMessage: TestMessage;
}

/** A test message to a mail server, from a domain in good order. */
export function aTestMessage(changes: Partial<TestMessage> = {}): TestMessage {
  return {
    message: aMessageResponse({ kind: 'test', to: 'info@baia.example', status: 'pending', lastError: null }),
    delivery: 'smtp',
    from: 'info@baia.example',
    domain: 'baia.example',
    spf: { state: 'good', record: 'v=spf1 mx -all' },
    dmarc: { state: 'good', record: 'v=DMARC1; p=reject' },
    ...changes,
  };
}

export function emailOperations(state: EmailState): Handlers {
  return { sendTestMessage: () => state.testMessage };
}
