import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyWorkspace, type WorkspaceCopy } from './workspace-copy.fixture.ts';

/** Slow beside other work, never stuck: whole programs run here. */
const timeoutMs = 240_000;

let copy: WorkspaceCopy;
const passes = async (inFolder: string, program: string, ...words: string[]) => {
  const { code, output } = await copy.run(inFolder, program, ...words);
  expect(code, `${program} ${words.join(' ')} in ${inFolder}\n${output}`).toBe(0);
};

beforeAll(async () => {
  copy = copyWorkspace();
  await passes('.', 'node', 'tools/new.mjs', 'block', 'pull-quote');
  await passes('.', 'node', 'tools/new.mjs', 'block', 'tide-map', '--site', 'apps/site');
  await passes('.', 'node', 'tools/new.mjs', 'lib', 'reading-list');
}, timeoutMs);

afterAll(() => copy.remove());

describe('what npm run new makes passes at once', { timeout: timeoutMs }, () => {
  it('the format check', async () => {
    const { output } = await copy.run('.', 'git', 'ls-files', '--modified', '--others', '--exclude-standard');
    const made = output.split('\n');
    await passes('.', 'oxfmt', '--check', ...made.filter((file) => /\.(md|json|css|tsx?)$/.test(file)));
  });

  it('the lockfile check, with nothing left to install', async () => {
    await passes('.', 'node', 'tools/lockcheck.mjs');
    const imports =
      "import('./tools/set-up/install-plan.mjs').then((m) => process.exit(m.planInstall(process.cwd(), 'everything') ? 1 : 0))";
    await passes('.', 'node', '-e', imports);
  });

  it('lint', async () => {
    const inBlocks = ['libs/blocks/src/blocks', 'libs/blocks/src/pull-quote'];
    await passes(
      '.',
      'eslint',
      'apps/site/src',
      'libs/reading-list',
      'libs/cms-client/src/blocks',
      ...inBlocks,
    );
  });

  it('types', () => passes('.', 'node', 'node_modules/typescript-7/bin/tsc', '-p', 'tsconfig.json'));

  it('tests', async () => {
    const inKit = [
      'cms-client/src/blocks/definitions',
      'cms-client/src/blocks/reference',
      'blocks/src/pull-quote',
    ];
    const places = ['libs/reading-list/', 'apps/site/', ...inKit.map((place) => `libs/${place}`)];
    await passes('.', 'vitest', 'run', '--project=node', ...places);
  });

  it('building, and the checks of a package', async () => {
    await passes('libs/reading-list', 'npm', 'run', 'build');
    await passes('libs/reading-list', 'publint', '--strict');
  });
});
