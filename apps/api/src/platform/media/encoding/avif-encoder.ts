import { Injectable } from '@nestjs/common';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('./encode-avif.ts', import.meta.url));
/** What goes wrong is told in a few lines; more is not kept. */
const MAX_COMPLAINT = 2_000;

/** A size to write. */
export interface AvifSize {
  /** Pixels. */
  readonly width: number;
  readonly file: string;
}

/** Encodes pictures as AVIF, in a process of the lowest priority. */
@Injectable()
export class AvifEncoder {
  private child: ChildProcess | undefined;

  /** Writes all sizes of a picture. @throws Error when it cannot, or was stopped */
  async encode(source: string, sizes: readonly AvifSize[]): Promise<void> {
    const args = sizes.flatMap(({ width, file }) => [String(width), file]);
    // It needs nothing of our environment, least of all our secrets.
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', PROGRAM, source, ...args],
      {
        env: {},
        stdio: ['pipe', 'ignore', 'pipe'],
      },
    );
    this.child = child;
    if (child.pid !== undefined) behindEverything(child.pid);
    let complaint = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      if (complaint.length < MAX_COMPLAINT) complaint += text;
    });
    try {
      const [code] = await once(child, 'close');
      if (code !== 0) throw new Error(`The encoder ended with ${String(code)}: ${complaint.trim()}`);
    } finally {
      this.child = undefined;
    }
  }

  /** Ends the work under way at once; its files stay half. */
  stop(): void {
    this.child?.kill('SIGKILL');
  }
}

/** The threads it starts later inherit the priority. */
function behindEverything(pid: number): void {
  try {
    os.setPriority(pid, os.constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already, or the system does not let us: it then only competes.
  }
}
