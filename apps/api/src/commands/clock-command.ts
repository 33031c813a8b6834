import { EXIT_USAGE } from '@ospite/server/process';
import { JudgeClock } from '@ospite/domain';
import type { Config } from '@ospite/server/config';
import { withApplication } from './run-with';

/** `clock confirm`: the operator confirms that the clock is right, which ends the pause of deletion. */
export async function runClockCommand(config: Config, args: readonly string[]): Promise<number> {
  if (args.join(' ') !== 'confirm') {
    console.error('Usage:\n  clock confirm   says that the clock is right: what is too old is deleted again');
    return EXIT_USAGE;
  }
  const now = new Date().toISOString();
  if (await withApplication(config, (app) => app.get(JudgeClock).confirm())) {
    console.log(`It is ${now}. What is too old is deleted again from the next night on.`);
    return 0;
  }
  console.error(
    `Here it is ${now}, and PostgreSQL’s clock differs by more than a day: set the one that is wrong.`,
  );
  return 1;
}
