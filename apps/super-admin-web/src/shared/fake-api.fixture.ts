import type { SuperAdminHealth, SuperAdminSettings } from '@ospite/contracts';

export const THE_KEY = 'ginepro-maestrale-2027';

const SETTINGS: SuperAdminSettings = {
  siteOffline: false,
  trackingCode: '',
  trackingOrigins: [],
  bannerFooter: '<p>Spiaggia</p>',
  bannerMidSite: '',
  bannerMobileTop: '',
  bannerMobileMid1: '',
  bannerMobileMid2: '',
  bannerMobileBottom: '',
  updatedAt: '2027-05-01T08:30:00.000Z',
};
const HEALTH: SuperAdminHealth = {
  status: 'ok',
  uptimeSeconds: 93_780,
  databaseVersion: '18.4',
  databaseBytes: 47_000_000,
  contentVersion: 12,
};

/** An in-memory stand-in for the API at the network's edge: it knows the super admin's calls alone. */
export class FakeApi {
  settings = SETTINGS;
  isUnreachable = false;
  /** What was asked, as `METHOD /path`, in order. */
  readonly calls: string[] = [];
  /** The last body that was put, as sent. */
  lastPut: Record<string, unknown> | null = null;
  #refusals: { readonly call: string; readonly status: number; readonly code: string }[] = [];

  refuseNext(call: string, status: number, code: string): void {
    this.#refusals.push({ call, status, code });
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const call = `${request.method} ${new URL(request.url).pathname}`;
    this.calls.push(call);
    if (this.isUnreachable) throw new TypeError('Failed to fetch');
    const text = await request.text();
    const body = text ? (JSON.parse(text) as Record<string, unknown>) : {};
    return this.#answer(call, body, request.headers.get('X-Super-Admin-Key'));
  };

  #answer(call: string, body: Record<string, unknown>, key: string | null): Response {
    const refusal = this.#refusals.find((entry) => entry.call === call);
    if (refusal) {
      this.#refusals = this.#refusals.filter((entry) => entry !== refusal);
      return problem(refusal.status, refusal.code);
    }
    if (call === 'GET /api/super-admin/settings') return json(200, this.settings);
    if ((body.superAdminKey ?? key) !== THE_KEY) return problem(401, 'account.wrong_super_admin_key');
    switch (call) {
      case 'POST /api/super-admin/unlock':
        return new Response(null, { status: 204 });
      case 'PUT /api/super-admin/settings':
        this.lastPut = body;
        if (body.updatedAt !== this.settings.updatedAt) return problem(409, 'settings.changed');
        this.settings = {
          ...this.settings,
          siteOffline: body.siteOffline === true,
          updatedAt: '2027-05-01T09:00:00.000Z',
        };
        return json(200, this.settings);
      case 'GET /api/super-admin/health':
        return json(200, HEALTH);
      case 'POST /api/super-admin/preview':
        return json(201, {
          url: 'https://baia.example/?preview=abc',
          expiresAt: '2027-05-01T09:00:00.000Z',
        });
      default:
        return problem(404, 'request.not_found');
    }
  }
}

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
}

function problem(status: number, code: string): Response {
  return json(status, { type: `urn:ospite:problem:${code}`, title: '', status, code, detail: code });
}
