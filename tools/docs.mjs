// `npm run docs` serves the documentation site on port 4321; `npm run build:docs` builds it, with Storybook, into `dist/docs`:
// a folder of each version, `latest`, and a list of versions. Other versions that are there already stay.
import '../libs/cli/src/machine/node-version.mjs';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onEndRequest } from '../libs/cli/src/processes/ending.mjs';
import { createSupervisor } from '../libs/cli/src/processes/supervisor.mjs';
import { explainInstallError } from './set-up/install-error.mjs';
import { planInstall } from './set-up/install-plan.mjs';
import { runNpm } from './set-up/install.mjs';
import { providePackages } from './set-up/packages.mjs';
import { print } from '../libs/cli/src/terminal/print.mjs';
import { root } from './set-up/workspace.mjs';

const site = join(root, 'docs/site');
const output = join(root, 'dist/docs');
const astro = join(site, 'node_modules/astro/bin/astro.mjs');
const supervisor = createSupervisor();

/** Folder of this version: `0.1` */
const version = JSON.parse(readFileSync(join(root, 'libs/site/package.json'), 'utf8')).version.replace(
  /\.\d+$/,
  '',
);

onEndRequest({
  end: () => void supervisor.stop().then(() => process.exit(0)),
  endNow: () => process.exit(1),
});

/** @param {string[]} words A program of Node, and its arguments. The command ends where it fails. */
async function run(...words) {
  const env = { ASTRO_TELEMETRY_DISABLED: '1', DOCS_VERSION: version };
  const code = await supervisor.start({ words, cwd: site, env }).exited;
  if (code !== 0) process.exit(code ?? 1);
}

await providePackages('everything');
const plan = planInstall(site, 'everything');
const installed = plan && (await runNpm(site, plan.words));
if (installed && installed.code !== 0) {
  print(explainInstallError(installed.output));
  process.exit(1);
}
if (process.argv[2] === 'build') {
  if (!process.argv.includes('--keep-stories')) await run(join(root, 'tools/storybook.mjs'), 'build');
  await run('write-pages.ts');
  await run(astro, 'build', '--force');
  cpSync(join(root, 'storybook-static'), join(output, version, 'stories'), { recursive: true });
  const versions = readdirSync(output).filter((name) => /^\d/.test(name));
  versions.sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  rmSync(join(output, 'latest'), { recursive: true, force: true });
  cpSync(join(output, versions[0] ?? version), join(output, 'latest'), { recursive: true });
  writeFileSync(join(output, 'index.html'), renderVersions(['latest', ...versions]));
  print(`The site is dist/docs: open dist/docs/${version}/index.html, or serve the folder.`);
} else {
  await run('write-pages.ts');
  await run(astro, 'dev', ...process.argv.slice(3));
}

/** @param {string[]} versions */
function renderVersions(versions) {
  const links = versions.map((name) => `<li><a href="${name}/index.html">${name}</a></li>`);
  return `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width" />
  <meta name="color-scheme" content="light dark" />
  <title>Guildhall: versions</title>
  <main style="max-width: 40rem; margin: auto; padding: 1rem; font: 1.1rem/1.6 sans-serif">
    <h1>Guildhall</h1>
    <ul>
      ${links.join('\n      ')}
    </ul>
  </main>
</html>
`;
}
