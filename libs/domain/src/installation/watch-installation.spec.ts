import type { DescribeInstallation } from './describe-installation';
import { DiskSpace, MIN_FREE_BYTES, type DiskState } from '../shared';
import type { Concern } from './installation-state';
import { WatchInstallation } from './watch-installation';

class Disk extends DiskSpace {
  freeBytes = 90_000_000_000;
  override async look(): Promise<DiskState> {
    return { freeBytes: this.freeBytes, totalBytes: 100_000_000_000 };
  }
}

let concerns: readonly Concern[];
let isAway: boolean;
let minute: number;
let disk: Disk;
let watch: WatchInstallation;

const at = (minutes: number) => new Date(Date.UTC(2027, 4, 1, 10, minutes));

beforeEach(() => {
  concerns = [];
  isAway = false;
  minute = 0;
  disk = new Disk();
  const described = async () => {
    if (isAway) throw new Error('away');
    return { concerns };
  };
  watch = new WatchInstallation({ describe: described } as unknown as DescribeInstallation, disk, {
    now: () => at(minute),
  });
});

const codes = async () => {
  const { raised, cleared } = await watch.look();
  return [raised.map(({ code }) => code), cleared.map(({ code }) => code)];
};

it('tells each alarm once when it is raised, and once when it is over', async () => {
  concerns = ['disk_full', 'job_failed'];
  expect(await codes()).toEqual([['disk_full', 'job_failed'], []]);
  minute = 5;
  expect(await codes()).toEqual([[], []]);
  expect(watch.alarms()[0]).toEqual({ code: 'disk_full', since: at(0) });
  concerns = ['job_failed'];
  expect(await codes()).toEqual([[], ['disk_full']]);
  expect(watch.alarms().map(({ code }) => code)).toEqual(['job_failed']);
});

it('wakes nobody for a site that was set up without a mail server, or with backups on its own disk', async () => {
  concerns = ['email_to_files', 'backups_on_same_disk'];
  expect(await codes()).toEqual([[], []]);
});

it('without a database tells so, still looks at the disk, and takes nothing else for mended', async () => {
  concerns = ['job_failed', 'disk_low'];
  await watch.look();
  isAway = true;
  disk.freeBytes = MIN_FREE_BYTES - 1;
  expect(await codes()).toEqual([['database_unreachable', 'disk_full'], ['disk_low']]);
  expect(watch.alarms().map(({ code }) => code)).toEqual(['database_unreachable', 'disk_full', 'job_failed']);
  isAway = false;
  concerns = [];
  expect(await codes()).toEqual([[], ['database_unreachable', 'disk_full', 'job_failed']]);
});
