/** A Chromium that starts here, as Playwright's `launchOptions` want it. */
export interface Chromium {
  readonly source: string;
  readonly executablePath: string;
  readonly args: string[];
  readonly env: NodeJS.ProcessEnv;
}

/** Finds a Chromium; throws an error that names what was tried and what to do. @param machine replaced in tests */
export function findChromium(machine?: object): Promise<Chromium>;
