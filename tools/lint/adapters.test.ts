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

const programs = librariesTagged('layer:program');
const libraries = globSync('libs/*/package.json', { cwd: root })
  .map((file) => file.replaceAll('\\', '/').replace('/package.json', ''))
  .filter((folder) => !programs.includes(folder));

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

/** Names and codes of vendors, and words of one organisation: only adapters, programs and that organisation may use them. */
const words =
  /chargebee|hp_v3|firebase|firestore|googleapis|\bauth\/[a-z]|shopify|\bstripe\b|paypal|wordpress|selfFutures/gi;

/** Files in which such a word stands, with the reason. */
const allowed: { files: RegExp; word: string; reason: string }[] = [
  {
    files: /^libs\/(?:cms-client|safe-content|blocks|site)\//,
    word: 'wordpress',
    reason: 'the content service is one; its HTML and its addresses are the input',
  },
  {
    files:
      /^libs\/(?:shop-client\/|api-contract\/src\/invoice\/sdoc\.ts|api\/src\/shop\/operation-variables\.ts)/,
    word: 'shopify',
    reason: 'documents, IDs and headers of the shop are written for one vendor',
  },
  {
    files: /^libs\/api\/src\/members\/id-token\.ts/,
    word: 'chargebee',
    reason: 'a name of a header, which must not name a member',
  },
];

it('no other library contains a name or code of a vendor: another one needs no change there', () => {
  const neutral = libraries.filter((folder) => !adapters.includes(folder));
  const files = neutral.flatMap((folder) =>
    globSync(`${folder}/{src/**/*.*,package.json}`, { cwd: root }).map((file) => file.replaceAll('\\', '/')),
  );
  expect(files.length).toBeGreaterThan(1_000);
  const used = new Set<object>();
  const faults = files
    .filter((file) => !/\.(?:test|fixture|stories)\.tsx?$/.test(file))
    .flatMap((file) => {
      // Examples of use name suppliers.
      const text = readFileSync(join(root, file), 'utf8').replaceAll(/@example[^]*?\*\//g, '');
      const found = new Set([...text.matchAll(words)].map(([word]) => word.toLowerCase()));
      return [...found].flatMap((word) => {
        const rule = allowed.find((one) => one.word === word && one.files.test(file));
        if (rule) used.add(rule);
        return rule ? [] : [`${file}: ${word}`];
      });
    });
  expect(faults).toEqual([]);
  expect(allowed.filter((rule) => !used.has(rule))).toEqual([]);
});

const variables = /\b(?:BILLING|IDENTITY)_[A-Z]|\b(?:PORTAL_ORIGINS|AUTH_ACTION_URL)\b/;

it.each([
  ...['site', 'signup', 'member-portal', 'cart', 'islands'],
  ...['api-contract', 'browser-suppliers', 'suppliers', 'adapter-tests'],
])('%s reads no variable of a supplier of payments or logins', (library) => {
  const files = globSync('{src/**/*,package.json}', { cwd: join(root, 'libs', library) }).filter((file) =>
    /\.\w+$/.test(file),
  );
  expect(files.length).toBeGreaterThan(2);
  const faults = files.filter((file) =>
    variables.test(readFileSync(join(root, 'libs', library, file), 'utf8')),
  );
  expect(faults).toEqual([]);
});
