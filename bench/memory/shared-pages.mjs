import fs from 'node:fs';

const PAGE_BYTES = 4_096;
const ENTRY_BYTES = 8;

/** Bits 63 and 61 of an entry of /proc/<pid>/pagemap (Linux, admin-guide/mm/pagemap): in memory, and of a file. */
const PRESENT_AND_FILE = 0b1010_0000;

/** What a process has mapped of files. */
function fileMappings(pid) {
  const lines = fs.readFileSync(`/proc/${pid}/maps`, 'utf8').split('\n');
  return lines.flatMap((line) => {
    const [, from, to, offset, device, inode] =
      /^(\w+)-(\w+) \S+ (\w+) (\S+) (\d+) +\//.exec(line) ?? /** @type {string[]} */ ([]);
    if (!inode || inode === '0') return [];
    const [start, end, first] = [from, to, offset].map((text) => parseInt(text, 16) / PAGE_BYTES);
    return [{ file: `${device} ${inode}`, start, end, first }];
  });
}

/** Names of the pages of files that a process has in memory. */
function filePages(pid) {
  const names = [];
  const pagemap = fs.openSync(`/proc/${pid}/pagemap`, 'r');
  for (const { file, start, end, first } of fileMappings(pid)) {
    const entries = Buffer.alloc((end - start) * ENTRY_BYTES);
    const length = fs.readSync(pagemap, entries, 0, entries.length, start * ENTRY_BYTES);
    for (let at = 0; at < length; at += ENTRY_BYTES) {
      const flags = entries[at + ENTRY_BYTES - 1] ?? 0;
      if ((flags & PRESENT_AND_FILE) === PRESENT_AND_FILE) names.push(`${file} ${first + at / ENTRY_BYTES}`);
    }
  }
  fs.closeSync(pagemap);
  return names;
}

/**
 * How much of files (programs, libraries, PostgreSQL's shared memory) each of some processes has in memory, where a page
 * is divided among those of them that share it. The kernel's own figure divides it among all processes of the machine,
 * and so falls with everything that runs the same Node: this benchmark, for one.
 * @param {readonly number[]} pids
 * @returns {Map<number, number>} MB by process.
 */
export function fileMemory(pids) {
  const pagesOf = new Map(pids.map((pid) => [pid, pagesOrNone(pid)]));
  const sharers = new Map();
  for (const pages of pagesOf.values())
    for (const page of pages) sharers.set(page, (sharers.get(page) ?? 0) + 1);
  return new Map(
    [...pagesOf].map(([pid, pages]) => {
      const share = pages.reduce((sum, page) => sum + 1 / sharers.get(page), 0);
      return [pid, (share * PAGE_BYTES) / 1_048_576];
    }),
  );
}

function pagesOrNone(pid) {
  try {
    return filePages(pid);
  } catch {
    return []; // it ended meanwhile
  }
}
