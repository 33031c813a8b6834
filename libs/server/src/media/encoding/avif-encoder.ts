import { Injectable } from '@nestjs/common';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { lowerPriority } from '../../process/lower-priority';
import { avifOptions } from './encoding-settings';

const PROGRAM = fileURLToPath(new URL('./encode-avif.ts', import.meta.url));
/** As much of the encoder's error output as an error carries (characters). */
const MAX_ERROR_OUTPUT = 2_000;

/** One size of a picture, and where to write it. */
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
    const args = sizes.flatMap(({ width, file }) => [
      String(width),
      JSON.stringify(avifOptions(width)),
      file,
    ]);
    // It needs nothing from our environment, which contains secrets.
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', PROGRAM, source, ...args],
      {
        env: {},
        stdio: ['pipe', 'ignore', 'pipe'],
      },
    );
    this.child = child;
    lowerPriority(child.pid, os.constants.priority.PRIORITY_LOW);
    let errorOutput = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      if (errorOutput.length < MAX_ERROR_OUTPUT) errorOutput += text;
    });
    try {
      const [code] = await once(child, 'close');
      if (code !== 0) throw new Error(`The encoder ended with ${String(code)}: ${errorOutput.trim()}`);
    } finally {
      this.child = undefined;
    }
  }

  /** Aborts the current encoding; its files stay incomplete. */
  stop(): void {
    this.child?.kill('SIGKILL');
  }
}

/** The name of a copy: `3f2a9c-1600.jpg` gives `3f2a9c-480.avif`. @param jpeg address or name of the largest JPEG */
export function avifNameOf(jpeg: string, width: number): string {
  return `${path.basename(jpeg).replace(/-\d+\.\w+$/, '')}-${width}.avif`;
}
