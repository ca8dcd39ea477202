// `npm start` and `npm run dev`: `guildhall start` in this workspace, which installs what it runs. Runs on Node 20 or later,
// before anything is installed; the servers run on the Node version in the lockfile.
import '../libs/cli/src/machine/node-version.mjs';
import { run } from '../libs/cli/src/commands/start.mjs';
import { providePackages, provideWorkspace, wordPressTools } from './set-up/packages.mjs';

await run(process.argv.slice(2), {
  async provide({ wordpress }) {
    await providePackages('start');
    if (wordpress) await provideWorkspace(...wordPressTools);
  },
});
