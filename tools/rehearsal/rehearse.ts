// `npm run rehearse-release`, and a step of `npm run test:all`: what is committed becomes the next version in a clone, as
// `nx release` makes it. A second clone, in another folder and time zone, must build the same archives, byte for byte. They are
// published to a registry on this machine; the apps that use the packages install them from there, and run.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packLibraries } from '../consumer/libraries.ts';
import { startBrowser } from '../consumer/try-in-browser.ts';
import { onEndRequest } from '../../libs/cli/src/processes/ending.mjs';
import { createSupervisor } from '../../libs/cli/src/processes/supervisor.mjs';
import { startRegistry } from '../registry/start-registry.ts';
import { print, printStep } from '../../libs/cli/src/terminal/print.mjs';
import { root } from '../set-up/workspace.mjs';
import { createPrograms } from '../packed-site/programs.ts';
import { buildLibraries, cloneWorkspace, releaseClone } from './clone.ts';
import { compareArchives } from './compare-archives.ts';
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

/** Builds a clone, and packs its libraries. */
async function pack(clone: string, env: Record<string, string> = {}) {
  buildLibraries(clone, env);
  const into = join(folder, 'archives', clone.slice(folder.length));
  mkdirSync(into, { recursive: true });
  return packLibraries(into, { workspace: clone, programs: true });
}

async function rehearse(): Promise<void> {
  const first = join(folder, 'clone');
  cloneWorkspace(root, first);
  const version = releaseClone(first);
  report('version', [], `${version}: versions, changelogs, lockfile, commit and tag`);

  const second = join(folder, 'another place/of somebody else');
  cloneWorkspace(first, second);
  const libraries = await pack(first);
  const others = await pack(second, { TZ: 'Pacific/Auckland', LANG: 'da_DK.UTF-8' });
  const differences = libraries.flatMap(({ archive }, index) =>
    compareArchives(archive, others[index]?.archive ?? ''),
  );
  report('archives', differences, `${libraries.length}, and two clones build the same`);

  const registry = await startRegistry(join(folder, 'registry'), supervisor);
  await registry.publish(libraries.map(({ archive }) => archive));
  report('published', [], 'to a registry on this machine');

  const browser = await startBrowser();
  const programs = { ...createPrograms(supervisor), browser };
  for (const [name, use] of Object.entries(consumers)) {
    const place = join(folder, name.replaceAll(' ', '-'));
    mkdirSync(place);
    const faults = await use(place, { version, registry, libraries }, programs).catch((error: unknown) => [
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
