// `npm run changed-stories` takes pictures of all stories of the last release and of now, at 390 and 1280 px, and writes a page
// of those that differ: before, after and difference. A Git reference chooses what to compare with; further words go to
// Playwright: `npm run changed-stories -- HEAD~20 --grep "Cards"`. `--accept` makes the present pictures those to compare with.
import '../libs/cli/src/machine/node-version.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { onEndRequest } from '../libs/cli/src/processes/ending.mjs';
import { createSupervisor } from '../libs/cli/src/processes/supervisor.mjs';
import { providePackages } from './set-up/packages.mjs';
import { print } from '../libs/cli/src/terminal/print.mjs';
import { root } from './set-up/workspace.mjs';

const words = process.argv.slice(2).filter((word) => word !== '--accept' && word !== '--keep-stories');
const accepts = process.argv.includes('--accept');
const supervisor = createSupervisor();

onEndRequest({
  end: () => void supervisor.stop().then(() => process.exit(130)),
  endNow: () => process.exit(130),
});

/** @param {string[]} words */
const git = (...words) => spawnSync('git', words, { cwd: root, encoding: 'utf8' }).stdout.trim();

const reference =
  words[0]?.startsWith('-') === false ? words.shift() : git('describe', '--tags', '--abbrev=0');
const commit = reference && git('rev-parse', '--verify', '--quiet', `${reference}^{commit}`);
if (!commit) {
  print(
    reference
      ? `Git knows no ${reference}: name a tag, a branch or a commit.`
      : 'There is no release yet: name what to compare with, such as "npm run changed-stories -- HEAD~20".',
  );
  process.exit(1);
}

const accept = `npm run changed-stories -- ${reference} --accept`;
const folder = join(root, '.cache/changed-stories', commit);
const stories = { before: join(folder, 'stories'), now: join(root, 'storybook-static') };

await providePackages('everything');
if (!existsSync(stories.before)) await buildBefore(commit);
if (!process.argv.includes('--keep-stories')) await run(['tools/storybook.mjs', 'build']);
const first = ['--update-snapshots=all', '--reporter=line', '--pass-with-no-tests', ...words];
if ((await takePictures(stories.before, first, { MISSING: 'only' })) !== 0) process.exit(1);
if (accepts) await takePictures(stories.now, ['--update-snapshots=all', '--reporter=line', ...words]);
else {
  process.exitCode = await takePictures(stories.now, ['--update-snapshots=none', ...words]);
  print(
    process.exitCode === 0
      ? `No story looks different from ${reference}.`
      : `Look at test-results/changed-stories/index.html. To accept: ${accept}`,
  );
}

/**
 * Builds the stories of the release from its sources, with the packages of now.
 *
 * @param {string} commit
 */
async function buildBefore(commit) {
  const sources = join(folder, 'sources');
  // Of an interrupted run.
  rmSync(sources, { recursive: true, force: true });
  git('worktree', 'add', '--force', '--detach', sources, commit);
  linkPackages(sources);
  const program = join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
  const code = await run([program, 'build', '--output-dir', stories.before, '--disable-telemetry'], sources);
  git('worktree', 'remove', '--force', sources);
  if (code !== 0) rmSync(stories.before, { recursive: true, force: true });
  if (code !== 0) process.exit(1);
}

/**
 * Links the packages of now, and the libraries of the release.
 *
 * @param {string} sources
 */
function linkPackages(sources) {
  const packages = readdirSync(join(root, 'node_modules')).filter((name) => name !== '@guildhall');
  const targets = new Map(packages.map((name) => [name, join(root, 'node_modules', name)]));
  for (const file of globSync('{apps,examples,libs}/*/package.json', { cwd: sources })) {
    const { name } = JSON.parse(readFileSync(join(sources, file), 'utf8'));
    targets.set(name, join(sources, dirname(file)));
  }
  for (const [name, target] of targets) {
    const link = join(sources, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(target, link);
  }
}

/**
 * @param {string} built
 * @param {string[]} words
 * @param {Record<string, string>} [more]
 */
function takePictures(built, words, more) {
  const config = join(root, '.storybook/pictures.config.ts');
  const env = {
    ...more,
    STORIES: built,
    PICTURES: join(folder, 'pictures'),
    ACCEPT: accept,
  };
  return run(['node_modules/@playwright/test/cli.js', 'test', '--config', config, ...words], root, env);
}

/**
 * @param {string[]} words
 * @param {string} [cwd]
 * @param {Record<string, string>} [env]
 */
function run(words, cwd = root, env = {}) {
  return supervisor.start({ words, cwd, env }).exited;
}
