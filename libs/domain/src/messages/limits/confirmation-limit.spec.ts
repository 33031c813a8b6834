import { CONFIRMATION_LIMIT, confirmationHoldReason } from './confirmation-limit';

describe('a confirmation to a guest', () => {
  it('goes out as long as fewer than three are on their way to the same mailbox', () => {
    const held = Array.from({ length: CONFIRMATION_LIMIT + 2 }, (_, others) =>
      confirmationHoldReason(others),
    );
    expect(held).toEqual([null, null, null, 'too-many-to-address', 'too-many-to-address']);
  });
});
