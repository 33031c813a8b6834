import { checkOrigins, originsAfter, originsIn } from './tracking-origins';

const SNIPPET = `<script async src="https://www.statistiche.example/tag.js?id=G-1"></script>
<script>
  // see help at docs.example
  var url = 'https://www.statistiche.example:443/collect';
  load("//cdn.statistiche.example/lib.js");
  new Image().src = \`http://pixel.example:8080/p?x=1\`;
</script>`;

describe('the origins a tracking code may call', () => {
  it('are proposed from the code, each once', () => {
    expect(originsIn(SNIPPET)).toEqual([
      'https://www.statistiche.example',
      'https://cdn.statistiche.example',
      'http://pixel.example:8080',
    ]);
    expect(originsIn('')).toEqual([]);
  });

  it('are stored in one spelling, each once', () => {
    expect(
      checkOrigins([' HTTPS://Stats.example/ ', 'https://stats.example:443', 'http://localhost:8080']),
    ).toEqual({
      ok: true,
      origins: ['https://stats.example', 'http://localhost:8080'],
    });
  });

  it.each([
    '',
    'stats.example',
    'https://stats.example/path',
    'https://*.example',
    '*',
    "'unsafe-inline'",
    'https://stats.example; script-src *',
    'https://stats.example https://evil.example',
    'javascript:alert(1)',
    'data:',
    'https://user@stats.example',
    'https://stats.example:99999',
    `https://${'a'.repeat(200)}.example`,
  ])('cannot be %j, which the policy of a page would misread', (text) => {
    expect(checkOrigins(['https://ok.example', text])).toEqual({
      ok: false,
      problems: [{ field: 'trackingOrigins.1', code: 'invalid_origin' }],
    });
  });

  it('are at most twenty', () => {
    const many = Array.from({ length: 21 }, (_, index) => `https://s${index}.example`);
    expect(checkOrigins(many)).toMatchObject({ ok: false, problems: [{ code: 'too_many' }] });
    expect(originsIn(many.map((origin) => `"${origin}/x"`).join())).toHaveLength(20);
  });
});

describe('the list after a change', () => {
  const before = {
    trackingCode: '<script src="https://old.example/s.js"></script>',
    trackingOrigins: ['https://old.example', 'https://by-hand.example'],
  };
  const fresh = '<script src="https://new.example/s.js"></script>';

  it('stays as it is while the code stays', () => {
    expect(originsAfter(before, before.trackingCode, undefined)).toEqual(before.trackingOrigins);
    expect(originsAfter(before, before.trackingCode, before.trackingOrigins)).toEqual(before.trackingOrigins);
  });

  it('follows a new code, and keeps what was added by hand', () => {
    const followed = ['https://new.example', 'https://by-hand.example'];
    expect(originsAfter(before, fresh, undefined)).toEqual(followed);
    expect(originsAfter(before, fresh, before.trackingOrigins)).toEqual(followed);
  });

  it('is what somebody made of it, when somebody did', () => {
    expect(originsAfter(before, fresh, [])).toEqual([]);
    expect(originsAfter(before, before.trackingCode, ['https://other.example'])).toEqual([
      'https://other.example',
    ]);
  });
});
