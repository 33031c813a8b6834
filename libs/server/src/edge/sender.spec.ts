import { truncateAddress, senderKey } from './sender';

describe('addresses', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['fe80::1%eth0.100', 'fe80::/64'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['203.0.113.7:50123', '203.0.113.7'],
    ['203.0.113.7:50124', '203.0.113.7'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
    ['[::ffff:203.0.113.7]:80', '203.0.113.7'],
    ['', 'unknown'],
    ['one sender for all', 'unknown'],
    ['203.0.113.7:50123:1', 'unknown'],
    ['203.0.113.999', 'unknown'],
    ['203.0.0161.7', 'unknown'],
    ['0xcb007107', 'unknown'],
    ['127.1', 'unknown'],
    ['[2001:db8::1', 'unknown'],
  ])('count %p as the sender %s', (address, sender) => expect(senderKey(address)).toBe(sender));

  it.each([
    ['203.0.113.7', '203.0.113.0'],
    ['::ffff:203.0.113.7', '203.0.113.0'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
    ['203.0.113.7:50123', '203.0.113.0'],
    ['nonsense', 'unknown'],
  ])('are cut from %s to %s for the log', (address, cut) => expect(truncateAddress(address)).toBe(cut));
});
