import { spawn } from 'node:child_process';
import v8 from 'node:v8';
import vm from 'node:vm';
import alive from '../process/alive.cjs';

/** By then npm has done what it does after it started a script. */
const IDLE_AFTER_MS = 5_000;

/**
 * Tells the kernel that a process needs the pages of its program and library files no more for now: they are read again
 * when they are touched. Node cannot make this call, and Perl is on every Debian and Fedora. The numbers, the same on all
 * machines that we have packages for: 434 pidfd_open, 440 process_madvise, 21 MADV_PAGEOUT.
 */
const PAGE_OUT = `
  my $pid = shift() + 0;
  my $handle = syscall(434, $pid, 0);
  open my $maps, '<', "/proc/$pid/maps" or exit;
  while (<$maps>) {
    my ($from, $to) = m{^([0-9a-f]+)-([0-9a-f]+) .* /} or next;
    my $range = pack 'QQ', hex $from, hex($to) - hex $from;
    syscall(440, $handle, $range, 1, 21, 0);
  }`;

/** The npm that runs us, directly or by its `sh -c`. */
function npmAbove() {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parent = process.ppid;
  return [parent, alive.parentOf(parent)].find((pid) => pid && /^npm /.test(alive.commandLine(pid)));
}

/** What starting left behind in our own heap, 5 MB; afterwards hardly anything is ever allocated again. */
function collectOwnGarbage() {
  v8.setFlagsFromString('--expose-gc');
  vm.runInNewContext('gc')({ type: 'major', flavor: 'last-resort' });
}

/**
 * Gives memory back once the product runs: of what `npm start` leaves in memory beside it, most is npm, which does
 * nothing more than wait for us. The kernel lets only a privileged process (CAP_SYS_NICE) do so to another one; elsewhere
 * npm keeps its 40 MB of program pages until somebody needs them.
 */
export function giveBackIdleMemory() {
  setTimeout(() => {
    collectOwnGarbage();
    const npm = process.platform === 'linux' ? npmAbove() : undefined;
    if (!npm) return;
    const helper = spawn('perl', ['-e', PAGE_OUT, String(npm)], { stdio: 'ignore' });
    helper.on('error', () => {}); // there is no Perl
    helper.unref();
  }, IDLE_AFTER_MS).unref();
}
