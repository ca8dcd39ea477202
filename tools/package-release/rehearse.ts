// `npm run rehearse-release`, and a step of `npm run test:all`: what is committed becomes the next version in a clone, as
// `nx release` makes it. A second clone, in another folder and time zone, must build the same archives, byte for byte. They are
// published to a registry on this machine; the apps that use the packages install them from there, and run.
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readManifest } from '../consumer/libraries.ts';
import { startBrowser } from '../consumer/try-in-browser.ts';
import { onEndRequest } from '../../libs/cli/src/processes/ending.mjs';
import { createSupervisor } from '../../libs/cli/src/processes/supervisor.mjs';
import { startRegistry } from '../registry/start-registry.ts';
import { print, printStep } from '../../libs/cli/src/terminal/print.mjs';
import { root } from '../set-up/workspace.mjs';
import { createPrograms } from '../packed-site/programs.ts';
import { cloneWorkspace, packClone, releaseClone } from './clone.ts';
import { compareFiles } from './compare-files.ts';
import { consumers } from './consumers.ts';

const supervisor = createSupervisor();
const folder = mkdtempSync(join(tmpdir(), 'rehearsal-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
onEndRequest({
  end: () => void supervisor.stop().then(() => process.exit(130)),
  endNow: () => process.exit(130),
});
let failed = 0;

/** Prints how a step went. */
function report(name: string, faults: readonly string[], outcome: string): void {
  printStep(faults.length === 0, name, faults.length === 0 ? outcome : `${faults.length} faults`);
  for (const fault of faults) print(`  ${fault}`);
  failed += faults.length;
}

async function rehearse(): Promise<void> {
  const changes = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
  if (changes) print('Changes that are not committed are left out.');
  const first = join(folder, 'clone');
  cloneWorkspace(root, first);
  const version = releaseClone(first);
  report('version', [], `${version}: versions, changelogs, lockfile, commit and tag`);

  const second = join(folder, 'another place/of somebody else');
  cloneWorkspace(first, second);
  const [packed, others] = [join(folder, 'packed'), join(folder, 'packed by another')];
  packClone(first, packed, `v${version}`);
  packClone(second, others, `v${version}`, { TZ: 'Pacific/Auckland', LANG: 'da_DK.UTF-8' });
  const files = readdirSync(packed);
  const differences = files.flatMap((file) => compareFiles(join(packed, file), join(others, file)));
  report('packages', differences, 'two clones build the same, byte for byte');

  const registry = await startRegistry(join(folder, 'registry'), supervisor);
  const archives = files.filter((file) => file.endsWith('.tgz'));
  await registry.publish(archives.map((file) => join(packed, file)));
  report('published', [], `${archives.length} packages, to a registry on this machine`);

  const manifests = globSync('libs/*', { cwd: first }).map((library) => readManifest(join(first, library)));
  const browser = await startBrowser();
  const programs = { ...createPrograms(supervisor), browser };
  for (const [name, use] of Object.entries(consumers)) {
    const place = join(folder, name.replaceAll(' ', '-'));
    mkdirSync(place);
    const faults = await use(place, { version, registry, manifests }, programs).catch((error: unknown) => [
      String(error),
    ]);
    report(name, faults, 'installs, builds, works');
  }
  await browser.close();
}

try {
  await rehearse();
} catch (error) {
  report('rehearsal', [error instanceof Error ? error.message : String(error)], '');
}
await supervisor.stop();
process.exit(failed > 0 ? 1 : 0);
