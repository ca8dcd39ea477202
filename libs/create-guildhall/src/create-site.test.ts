// cspell:ignore Gartenfreunde stod
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { findThemeFaults } from '@guildhall/ui/testing';
import ts from 'typescript';
import { describe, expect, it, onTestFinished } from 'vitest';
import { environment, sourceOptions } from '../../../libs/cli/src/machine/installation.mjs';
import { createPart } from '../../../libs/cli/src/new/new-part.mjs';
import { createEnvironments } from '../../../libs/cli/src/start/running-servers.mjs';
import { readSite } from '../../../libs/cli/src/start/site-folder.mjs';
import { completeChoices } from './ask.mjs';
import { renderTheme } from './colours.mjs';
import { createSite } from './create-site.mjs';

const root = join(import.meta.dirname, '../../..');
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** A folder of the workspace, in which TypeScript finds the sources of its packages. */
function createFolder(): string {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/created-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Creates a site with the choices of a command line. */
async function create(given: Record<string, string> = {}, folder = createFolder()) {
  const files = createSite(folder, {
    ...(await completeChoices(given, undefined)),
    timeZone: 'Europe/Dublin',
  });
  return { folder, files, read: (file: string) => readFileSync(join(folder, file), 'utf8') };
}

/** Lists the mistakes that TypeScript finds in a site, against the sources of the packages. */
function findTypeFaults(folder: string): string[] {
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const program = ts.createProgram(fileNames, {
    ...options,
    ...{
      customConditions: ['@guildhall/source'],
      lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    },
  });
  return fileNames
    .map((file) => program.getSourceFile(file))
    .flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)])
    .map(
      ({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
}

// Starts libs/create-guildhall/template/src/api.ts.
/** Starts the api of a site with the variables that its package.json names, and returns the first line that it prints. */
async function startApi(folder: string): Promise<string> {
  const { api } = createEnvironments(
    'start',
    { ...process.env, API_PORT: '1' },
    readSite(relative(root, folder)),
  );
  const child = spawn(process.execPath, [...sourceOptions, join(folder, 'src/api.ts')], {
    env: environment({ ...api, API_PORT: '0', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines = [child.stdout, child.stderr].map((input) => once(createInterface({ input }), 'line'));
  return String(await Promise.race(lines));
}

describe('a created site', () => {
  it.each<Record<string, string>>([
    { name: "Bread & King's Hall", language: 'sv', country: 'SE', currency: 'SEK', plans: 'stod-van=350' },
    { shop: 'no', membership: 'no', search: 'no' },
    { shop: 'no', members: 'no' },
  ])('has an api that starts, whatever it has: %j', async (given) => {
    const { folder } = await create(given);
    expect(await startApi(folder)).toMatch(/^api listening on/);
  });

  it('has no mistake of types without the parts that can be left out, and with parts of its own', async () => {
    const { folder } = await create({ shop: 'no', membership: 'no', name: "Bread & King's Hall" });
    const site = readSite(relative(root, folder));
    for (const kind of ['block', 'island', 'page-kind'] as const) createPart(kind, `new-${kind}`, site);
    expect(findTypeFaults(folder)).toEqual([]);
  });

  it('has the choices in its facts and in the variables of the sandbox', async () => {
    const { read } = await create({
      language: 'de',
      country: 'DE',
      name: 'Gartenfreunde',
      plans: 'garten=24',
    });
    const facts = read('src/organisation.ts');
    for (const line of [
      "language: 'de'",
      "locale: 'de-DE'",
      "numbers: { group: '.', decimal: ',', sign: 'after' }",
      "vatHome: 'DE'",
      'plans: { garten: { shipping: false } }',
    ])
      expect(facts).toContain(line);
    expect(read('src/api-suppliers.ts')).toContain("prices = { garten: '24/year' }");
    expect(facts).toContain("name: 'Gartenfreunde'");
    expect(read('sandbox/pages.ts')).toContain("hero('Gartenfreunde'");
  });

  it('has nothing of the parts that are off', async () => {
    const { files, read } = await create({ shop: 'no', membership: 'no' });
    expect(files).not.toContain('src/SignUp.tsx');
    const all = files.map((file) => read(file)).join('\n');
    expect(all).not.toMatch(/if shop|if members|shopify|billing-invoice|members-links|BILLING_/);
  });

  it('has the versions of packages that the kit is tested with', () => {
    const manifest = readJson(join(import.meta.dirname, '../template/package.json'));
    const { devDependencies, version } = readJson(join(root, 'package.json'));
    const { packages } = readJson(join(root, 'package-lock.json'));
    for (const [name, wanted] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }))
      expect([name, wanted]).toEqual([
        name,
        name.startsWith('@guildhall/')
          ? version
          : (devDependencies[name] ?? packages[`node_modules/${name}`].version),
      ]);
  });

  it('is not written into a folder that has something in it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'created-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    mkdirSync(join(folder, '.git'));
    await create({}, folder);
    await expect(create({}, folder)).rejects.toThrow(
      'is not empty. A site is created in a folder of its own',
    );
    writeFileSync(join(folder, 'a#'), '');
    await expect(create({}, join(folder, 'a#'))).rejects.toThrow('is a file: name a folder.');
    await expect(create({}, join(folder, 'b#'))).rejects.toThrow('contains #');
  });
});

it.each(['#2f6b5e', '#f0a884', '#000000', '#ffffff', '#ffe600', '#0000ff', '#7f7f7f', '#ff0000'])(
  'can be read in a theme of %s',
  (colour) => {
    expect(findThemeFaults(renderTheme(colour))).toEqual([]);
  },
);

it('has the theme of its colour in the template', () => {
  expect(readFileSync(join(import.meta.dirname, '../template/src/theme.css'), 'utf8')).toBe(
    renderTheme('#2f6b5e'),
  );
});

describe('the questions', () => {
  /** Choices the questions line by line. */
  async function type(lines: readonly string[], given: Record<string, string> = {}) {
    const [input, output] = [new PassThrough(), new PassThrough()];
    let printed = '';
    const waiting = [...lines];
    output.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      if (!text.endsWith(': ')) return;
      const line = waiting.shift();
      if (line === undefined) input.end();
      else input.write(`${line}\n`);
    });
    const choices = await completeChoices(given, { input, output }).catch((error: Error) => error.message);
    return { choices, printed };
  }

  it('take the usual answer for an empty line, and ask again after a bad one, with a sentence', async () => {
    const { choices, printed } = await type([
      ...['Friends of the Mill', 'english', 'en', '', 'JPY', 'gbp'],
      ...['maybe', 'no', '', 'friend', 'friend=10', '', '', 'green', '#ABCDEF'],
    ]);
    expect(choices).toEqual({
      ...{ name: 'Friends of the Mill', language: 'en', country: 'IE', currency: 'GBP' },
      ...{
        shop: false,
        members: true,
        membership: true,
        plans: { friend: 10 },
        search: true,
        colour: '#abcdef',
      },
    });
    for (const sentence of [
      '“english” is no code of a language: type two letters, such as en.',
      'JPY has no hundredths, in which prices are counted: choose another currency.',
      'Answer yes or no, not “maybe”.',
      '“friend” is no plan: write it like friend=48, with a whole price.',
      '“green” is no colour such as #2f6b5e.',
    ])
      expect(printed).toContain(sentence);
  });

  it('leave out what follows from earlier choices, and what the command line has answered', async () => {
    const given = {
      name: 'A',
      language: 'en',
      country: 'IE',
      currency: 'EUR',
      shop: 'no',
      colour: '#000000',
    };
    const { choices, printed } = await type(['no', 'no'], given);
    expect(choices).toMatchObject({ members: false, membership: false, plans: {}, search: false });
    expect(printed).not.toMatch(/log in|Plans|Language/);
  });

  it('create nothing when they are left', async () => {
    expect((await type(['A'])).choices).toBe('Nothing was created.');
  });

  it.each<[Record<string, string>, string]>([
    [{ currency: 'EURO' }, '--currency: “EURO” is no code of a currency: type three letters, such as EUR.'],
    [{ membership: 'no', members: 'yes' }, '--members needs --membership.'],
    [{ membership: 'no', plans: 'a=1' }, 'Plans need --membership: leave out --plans.'],
    [{ plans: 'a=1,a=2' }, '--plans: The plan a is there twice: name each plan once.'],
  ])('refuse the command line %j in a sentence', async (given, sentence) => {
    await expect(completeChoices(given, undefined)).rejects.toThrow(sentence);
  });
});

it('writes all files where npm has installed it', async () => {
  const place = mkdtempSync(join(tmpdir(), 'installed-'));
  onTestFinished(() => rmSync(place, { recursive: true }));
  const installed = join(place, 'node_modules/create-guildhall');
  for (const part of ['src', 'template', 'package.json'])
    cpSync(join(import.meta.dirname, '..', part), join(installed, part), { recursive: true });
  const { files } = await create();
  const words = [join(installed, 'src/main.mjs'), 'site', '--yes'];
  const child = spawn(process.execPath, words, { cwd: place, stdio: 'ignore' });
  await once(child, 'close');
  expect(
    readdirSync(join(place, 'site'), { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    ),
  ).toHaveLength(files.length);
});
