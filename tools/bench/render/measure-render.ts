import { join } from 'node:path';
import { root } from '../../set-up/workspace.mjs';
import { print } from '../../../libs/cli/src/terminal/print.mjs';
import type { Figures } from '../figures.ts';
import type { Stack } from '../stack/stack.ts';
import type { Supervisor } from '../stack/start-server.ts';

export async function measureRender(
  supervisor: Supervisor,
  { pages, siteEnvironment }: Stack,
  seconds: number,
): Promise<NonNullable<Figures['render']>> {
  let figures: NonNullable<Figures['render']> | undefined;
  const { exited } = supervisor.start({
    words: [
      '--conditions=@guildhall/source',
      join(root, 'tools/bench/render/render-process.ts'),
      String(seconds),
      JSON.stringify(pages),
    ],
    cwd: root,
    env: siteEnvironment,
    onLine(line, stream) {
      if (stream === 'stdout' && line.startsWith('{"site"')) figures = JSON.parse(line) as typeof figures;
      else print(`  render │ ${line}`);
    },
  });
  await exited;
  if (!figures) throw new Error('Rendering in process ended without figures. See its output above.');
  return figures;
}
