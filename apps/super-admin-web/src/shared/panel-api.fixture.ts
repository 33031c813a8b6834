import type { ListedAccount, SuperAdminSettings } from '@ospite/contracts';
import {
  aBannerPreviewResponse,
  anAccountResponse,
  FakeApi,
  problem,
  superAdminHealthResponse,
  superAdminSettingsResponse,
  type OperationId,
  type Reply,
} from '@ospite/contracts/testing';
import { KEY_HEADER } from './store';

export const THE_KEY = 'ginepro-maestrale-2027';

const SCRIPT = /<script>.*?<\/script>/g;
const WRONG_KEY = problem(401, 'account.wrong_super_admin_key');
/** Operations that take the key in a header; the others that need it take it in the body. */
const KEY_IN_HEADER: readonly OperationId[] = [
  'getSuperAdminHealth',
  'createPreview',
  'previewBanner',
  'listOwners',
  'giveOneTimePassword',
];

/** The fake API with one site's settings in memory; it knows only the super admin's operations. */
export class PanelApi extends FakeApi {
  settings: SuperAdminSettings = superAdminSettingsResponse();
  owners: readonly ListedAccount[] = ['Marta', 'Anna'].map((username, at) => ({
    ...anAccountResponse({ id: at + 1, username }),
    createdAt: '2027-05-01T08:30:00.000Z',
  }));

  constructor() {
    super({
      getSuperAdminSettings: () => this.settings,
      unlockSuperAdmin: ({ unlockSuperAdminRequest: { superAdminKey } }) =>
        superAdminKey === THE_KEY ? null : WRONG_KEY,
      updateSuperAdminSettings: ({ updateSuperAdminSettingsRequest: { superAdminKey, ...sent } }) => {
        if (superAdminKey !== THE_KEY) return WRONG_KEY;
        if (sent.updatedAt !== this.settings.updatedAt) return problem(409, 'settings.changed');
        const updatedAt = new Date(Date.parse(this.settings.updatedAt) + 60_000).toISOString();
        this.settings = { ...this.settings, ...(sent as Partial<SuperAdminSettings>), updatedAt };
        return this.settings;
      },
      getSuperAdminHealth: superAdminHealthResponse(),
      // As a real one would, of the only thing that tests write beside what is kept.
      previewBanner: ({ previewBannerRequest: { html } }) =>
        aBannerPreviewResponse({
          html: html.replace(SCRIPT, ''),
          removed: html.includes('<script>')
            ? [{ kind: 'element', element: 'script', name: 'script', count: 1 }]
            : [],
          pictureOrigins: html.includes('https://ads.example/') ? ['https://ads.example'] : [],
        }),
      listOwners: () => [...this.owners],
      giveOneTimePassword: ({ accountId }) => {
        const owner = this.owners.find(({ id }) => id === accountId);
        if (!owner) return problem(404, 'account.not_found');
        this.owners = this.owners.map((other) =>
          other === owner ? { ...other, hasOneTimePassword: true, mustChangePassword: true } : other,
        );
        return { username: owner.username, password: 'corallo-sabbia-mirto' };
      },
      createPreview: { url: 'https://baia.example/?preview=abc', expiresAt: '2027-05-01T09:00:00.000Z' },
    });
  }

  /** Somebody else saves. */
  othersSave(changes: Partial<SuperAdminSettings>): void {
    const updatedAt = new Date(Date.parse(this.settings.updatedAt) + 30_000).toISOString();
    this.settings = { ...this.settings, ...changes, updatedAt };
  }

  protected override refuse(id: OperationId, { headers }: Request): Reply | undefined {
    return KEY_IN_HEADER.includes(id) && headers.get(KEY_HEADER) !== THE_KEY ? WRONG_KEY : undefined;
  }
}
