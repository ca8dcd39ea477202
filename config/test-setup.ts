import fc from 'fast-check';
import { afterAll } from 'vitest';
import { describeRepeat, testSeed } from './test-size.ts';

fc.configureGlobal({
  seed: testSeed,
  // It is the one of asynchronous properties, too.
  reporter(details) {
    const message = fc.defaultReportMessage(details);
    if (message === undefined) return;
    throw new Error(`${message}\n\n${describeRepeat()}`, { cause: details.errorInstance });
  },
});

// Files share a process, and programs that they run in it may set variables.
const environment = { ...process.env };
afterAll(() => {
  for (const name of Object.keys(process.env))
    if (!(name in environment)) Reflect.deleteProperty(process.env, name);
  Object.assign(process.env, environment);
});
