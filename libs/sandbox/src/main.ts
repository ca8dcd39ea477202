import { runSandbox } from './run-sandbox.ts';

await runSandbox();
