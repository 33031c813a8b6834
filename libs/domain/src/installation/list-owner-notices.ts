import type { DescribeDelivery } from '../messages';
import { isSiteOffline, type SuperAdminSettingsStore } from '../settings';
import type { Clock } from '../shared';
import type { DescribedInstallation, DescribeInstallation } from './describe-installation';
import type { Concern } from './installation-state';

/**
 * Concerns that silently cost the owner guests, or the whole site. A failed e-mail is not among them: *Oggi* lists it,
 * and it may be a guest's mistyped address.
 */
const OWNER_CONCERNS = [
  'email_to_files',
  'email_late',
  'backups_unreachable',
  'backup_damaged',
  'backup_late',
  'backup_unproven',
  'backups_on_same_disk',
] as const satisfies readonly Concern[];
type OwnerConcern = (typeof OWNER_CONCERNS)[number];

/** A guest is waiting for it, so this is sooner than the agency's alarm, but after two more tries. Our own figure. */
const LATE_FOR_OWNER_MS = 10 * 60_000;

export const OWNER_NOTICE_CODES = ['site_offline', 'email_failing', ...OWNER_CONCERNS] as const;
export type OwnerNoticeCode = (typeof OWNER_NOTICE_CODES)[number];

/** A notice that the owner sees on every screen until it is over. */
export interface OwnerNotice {
  readonly code: OwnerNoticeCode;
  /** When it began; of backups, when the newest one was made. Null where nobody knows. */
  readonly since: Date | null;
  /** When the site returns by itself; null of everything else. */
  readonly until: Date | null;
}

/** Lists what is wrong with the site as a whole, by the same rules as the agency's panel and the alarms. */
export class ListOwnerNotices {
  /** @param isProduction whether somebody runs this server as a site, rather than trying it */
  constructor(
    private readonly settings: SuperAdminSettingsStore,
    private readonly installation: DescribeInstallation,
    private readonly delivery: DescribeDelivery,
    private readonly clock: Clock,
    private readonly isProduction: boolean,
  ) {}

  /** The most harmful first. */
  async list(): Promise<readonly OwnerNotice[]> {
    const [settings, delivery, state] = await Promise.all([
      this.settings.get(),
      this.delivery.describe(),
      this.installation.describe(),
    ]);
    const isFailing = delivery.state === 'failing';
    const concerns = OWNER_CONCERNS.filter((code) =>
      code === 'email_late'
        ? // They are late because the mail server accepts none.
          !isFailing && this.isLate(state)
        : state.concerns.includes(code) && this.matters(code, state),
    );
    return [
      ...(isSiteOffline(settings, this.clock.now())
        ? [{ code: 'site_offline' as const, since: settings.offlineSince, until: settings.offlineUntil }]
        : []),
      ...(isFailing ? [{ code: 'email_failing' as const, since: delivery.since, until: null }] : []),
      ...concerns.map((code) => ({ code, since: beginningOf(code, state), until: null })),
    ];
  }

  private isLate({ email }: DescribedInstallation): boolean {
    const since = email.oldestWaitingSince?.getTime() ?? Infinity;
    return this.clock.now().getTime() - since > LATE_FOR_OWNER_MS;
  }

  /**
   * Somebody who tries the product for an hour has no second disk, and needs none. From the first nightly backup on it
   * counts as a site. E-mails are promised on many screens: that none leaves is said from the start.
   */
  private matters(code: OwnerConcern, { backups }: DescribedInstallation): boolean {
    if (code !== 'backups_on_same_disk') return true;
    return this.isProduction || backups.newest !== null;
  }
}

function beginningOf(code: OwnerConcern, { email, backups }: DescribedInstallation): Date | null {
  if (code === 'email_late') return email.oldestWaitingSince;
  return code === 'email_to_files' ? null : (backups.newest?.at ?? null);
}
