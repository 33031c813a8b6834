import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Semaphore } from '../../concurrency/semaphore';
import { RequestProblem } from '../../problems/problem';
import { RETRY_SECONDS } from '../../problems/storage-failure';

const PROGRAM = fileURLToPath(new URL('./encode-logo.ts', import.meta.url));
/** A logo takes half a second of a processor's time; a machine that is busy gets more. */
const MAX_MS = 20_000;
const KILL = 'SIGKILL';
/** Programs at once. */
const slots = new Semaphore(1);

/** What a logo is drawn from and into. */
export interface LogoSettings {
  /** libvips' name of the only decoder that may be used. */
  readonly decoder: 'VipsForeignLoadSvg' | 'VipsForeignLoadPng';
  readonly maxPixels: number;
  /** Pixels of the box that it is fitted into; it is never enlarged. */
  readonly width: number;
  readonly height: number;
  /** `#rrggbb` of an icon's ground, which it is then in the middle of, with room around. */
  readonly ground?: string;
}

/**
 * Draws a picture as a PNG with transparency, without its margins and metadata, in a process of its own.
 * @param input what comes from a stranger only if its decoder may see that: of an SVG only what was drawn anew
 * @param longestMs milliseconds after which it is given up
 * @returns undefined for what cannot be read; a width of zero for an empty picture
 * @throws RequestProblem `server.unavailable` for what takes too long: that may be the machine's fault
 */
export function encodeLogo(input: Uint8Array, settings: LogoSettings, longestMs = MAX_MS) {
  return slots.run(async () => {
    const args = ['--disable-warning=ExperimentalWarning', PROGRAM, JSON.stringify(settings)];
    // It needs nothing from our environment, which contains secrets.
    const child = spawn(process.execPath, args, {
      env: {},
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: longestMs,
      killSignal: KILL,
    });
    child.stdin.on('error', () => undefined).end(input);
    const code = new Promise<number | null>((resolve) =>
      child.on('close', resolve).on('error', () => resolve(1)),
    );
    const chunks: Buffer[] = [];
    for await (const chunk of child.stdout) chunks.push(chunk as Buffer);
    const output = Buffer.concat(chunks);
    const ended = await code;
    if (child.signalCode === KILL) throw new RequestProblem('server.unavailable', [], RETRY_SECONDS.away);
    if (ended !== 0 || output.length < 8) return undefined;
    return { width: output.readUInt32BE(0), height: output.readUInt32BE(4), png: output.subarray(8) };
  });
}
