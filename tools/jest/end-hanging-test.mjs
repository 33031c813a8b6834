// jest-light-runner has no time limits. As everywhere, this one only ends what hangs, and with it the run.
const LIMIT_MS = 600_000;

let [running, since] = ['', performance.now()];
setInterval(() => {
  const { testPath, currentTestName } = globalThis.expect?.getState() ?? {};
  const test = `${testPath}: ${currentTestName}`;
  if (test !== running) [running, since] = [test, performance.now()];
  if (performance.now() - since < LIMIT_MS) return;
  console.error(`Nothing has moved for ${LIMIT_MS / 1000} s since the start of ${running}`);
  process.exit(1);
}, 1_000).unref();
