import fc from 'fast-check';
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
