// A step of `npm test`: every library is packed as for npm, installed into an app of another organisation
// with React 18 and 19, checked by its compiler, rendered by its server and used in a browser. A site of an earlier version is upgraded, and compiled
// too. Nothing is fetched.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { print } from '../../libs/cli/src/terminal/print.mjs';
import { findArchiveFaults, findUndeclaredImports } from './archive-faults.ts';
import { findUpgradeFaults } from './earlier-site.ts';
import { install, reacts } from './install.ts';
import { packLibraries, type PackedLibrary } from './libraries.ts';
import { findAppFaults } from './try-app.ts';
import { startBrowser } from './try-in-browser.ts';

function findAllArchiveFaults(libraries: readonly PackedLibrary[], modules: string): string[] {
  return libraries.flatMap(({ manifest, files }) => [
    ...findArchiveFaults(manifest, files),
    ...files
      .filter((file) => /^dist\/.*\.(?:js|d\.ts)$/.test(file))
      .flatMap((file) =>
        findUndeclaredImports(manifest, file, readFileSync(join(modules, manifest.name, file), 'utf8')),
      ),
  ]);
}

const folder = mkdtempSync(join(tmpdir(), 'consumer-'));
const browser = await startBrowser();
try {
  const libraries = await packLibraries(folder);
  print(`Packed: ${libraries.map(({ manifest }) => manifest.name).join(', ')}`);
  let found = 0;
  for (const react of reacts) {
    const app = join(folder, `react-${react.version}`);
    const isNewest = react.version === '19';
    const faults = await findAppFaults(app, {
      ...{ manifests: libraries.map(({ manifest }) => manifest), isNewest, browser },
      installInto: (place, needs) => install(place, { libraries, needs, from: react.from }),
    });
    if (isNewest) faults.push(...findAllArchiveFaults(libraries, join(app, 'node_modules')));
    if (isNewest) faults.push(...(await findUpgradeFaults(app, libraries[0]?.manifest.version ?? '')));
    print(
      `React ${react.version}: ${faults.length === 0 ? 'installs, compiles, renders, works' : `${faults.length} faults`}`,
    );
    for (const fault of faults) print(`  ${fault}`);
    found += faults.length;
  }
  process.exitCode = found > 0 ? 1 : 0;
} catch (error) {
  print(error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.exitCode = 1;
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
