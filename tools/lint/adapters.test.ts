import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { librariesTagged } from './projects.mjs';

const root = join(import.meta.dirname, '../..');
const toPackage = (folder: string) => folder.replace('libs/', '@guildhall/');
const adapters = librariesTagged('layer:adapter');
const hosts = librariesTagged('layer:host');

/** Programs of suppliers; `graphql` also checks documents of the shop in tests. */
const vendors = ['@firebase/app', '@firebase/auth', 'chargebee', 'firebase-admin', 'graphql', 'nodemailer'];

const isOfTests = (file: string) => /\.(?:test|fixture)\.tsx?$/.test(file);

/** Lists the published files of a library, each with the packages that it imports. */
function readImports(folder: string) {
  return globSync('src/**/*.{ts,tsx}', { cwd: join(root, folder) })
    .filter((file) => !isOfTests(file))
    .map((file) => {
      const text = readFileSync(join(root, folder, file), 'utf8');
      const packages = ts
        .preProcessFile(text, true, true)
        .importedFiles.map(({ fileName }) => /^(?:@[^/]+\/)?[^/]+/.exec(fileName)?.[0] ?? fileName);
      return { file: `${folder}/${file}`, packages };
    });
}

function readDependencies(folder: string): string[] {
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  return Object.keys(manifest.dependencies ?? {});
}

const libraries = globSync('libs/*/package.json', { cwd: root }).map((file) =>
  file.replaceAll('\\', '/').replace('/package.json', ''),
);

/** Lists what libraries import or depend on, of these packages. */
function findUses(folders: readonly string[], names: readonly string[]): string[] {
  return folders.flatMap((folder) => [
    ...readImports(folder).flatMap(({ file, packages }) =>
      packages.filter((name) => names.includes(name)).map((name) => `${file} imports ${name}`),
    ),
    ...readDependencies(folder)
      .filter((name) => names.includes(name))
      .map((name) => `${folder} depends on ${name}`),
  ]);
}

it('no library uses an adapter, so installing the api installs no vendor’s program', () => {
  expect(adapters.length).toBeGreaterThan(3);
  expect(libraries.flatMap(readImports).length).toBeGreaterThan(500);
  const others = libraries.filter((folder) => !adapters.includes(folder));
  expect(findUses(others, adapters.map(toPackage))).toEqual([]);
});

it('an adapter uses no other adapter and no host', () => {
  expect(findUses(adapters, adapters.map(toPackage))).toEqual([]);
  expect(findUses(adapters, hosts.map(toPackage))).toEqual([]);
});

it('the interface of suppliers uses no host and no adapter', () => {
  const interfaces = librariesTagged('layer:interface');
  expect(interfaces).toHaveLength(2);
  expect(findUses(interfaces, [...hosts, ...adapters].map(toPackage))).toEqual([]);
});

it('only adapters use the programs of vendors, each those of one', () => {
  expect(findUses(adapters, vendors).length).toBeGreaterThan(2 * vendors.length);
  const others = libraries.filter((folder) => !adapters.includes(folder));
  expect(findUses(others, vendors)).toEqual([]);
  for (const vendor of vendors)
    expect(adapters.filter((folder) => readDependencies(folder).includes(vendor))).toHaveLength(1);
});

/** Words of suppliers and of one organisation, which only the packages of suppliers, that organisation and the sandbox may use. */
const words = /chargebee|hp_v3|firebase|firestore|googleapis\.com|selfFutures/i;
const variables = /\b(?:BILLING|IDENTITY)_[A-Z]|\b(?:PORTAL_ORIGINS|AUTH_ACTION_URL)\b/;

it.each([
  ...['site', 'signup', 'member-portal', 'cart', 'islands'],
  ...['api-contract', 'browser-suppliers', 'suppliers', 'adapter-tests'],
])(
  '%s contains no word of a supplier of payments or logins: another one needs no change there',
  (library) => {
    const files = globSync('{src/**/*,package.json}', { cwd: join(root, 'libs', library) }).filter((file) =>
      /\.\w+$/.test(file),
    );
    expect(files.length).toBeGreaterThan(2);
    const faults = files.filter((file) => {
      const text = readFileSync(join(root, 'libs', library, file), 'utf8');
      return words.test(text) || variables.test(text);
    });
    expect(faults).toEqual([]);
  },
);

it('the published code of the api contains no word of a supplier but of the documents and headers that it checks', () => {
  const files = globSync('src/**/*.ts', { cwd: join(root, 'libs/api') }).filter((file) => !isOfTests(file));
  expect(files.length).toBeGreaterThan(100);
  const named = /chargebee|firebase|shopify|smtp|googleapis|selfFutures/i;
  const faults = files.filter((file) =>
    named.test(
      readFileSync(join(root, 'libs/api', file), 'utf8')
        // Examples of use name suppliers.
        .replaceAll(/^ \* .*$/gm, ''),
    ),
  );
  // Documents of the shop are written for one vendor; calls may carry an ID in a header of any of these names.
  expect(faults.toSorted()).toEqual(['src/members/id-token.ts', 'src/shop/operation-variables.ts']);
});
