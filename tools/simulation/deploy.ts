import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { node, root } from '../set-up/workspace.mjs';

/** Runs the journey of a deploy with this many visitors. It prints its table. */
export async function simulateDeploy(visitors: number): Promise<void> {
  const child = spawn(
    node(),
    [join(root, 'node_modules/@playwright/test/cli.js'), 'test', 'src/thorough/deploy.spec.ts'],
    {
      cwd: join(root, 'apps/site-e2e'),
      env: { ...process.env, DEPLOY_VISITORS: String(visitors) },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('Some visitors lost something during the deploy. See the output above.');
}
