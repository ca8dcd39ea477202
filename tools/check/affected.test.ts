import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../set-up/workspace.mjs';
import { findAffected, findJourneys } from './affected.mjs';
import { findProject, listProjects } from './projects.mjs';

// Starts tools/check/related-tests.mjs.
const projects = listProjects(root);
const findOnly = (file: string, before = '', journeys: Record<string, string[]> = {}) =>
  findJourneys(root, { changed: [file], readBefore: () => before }, projects, journeys);
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const find = (...changed: string[]) => findAffected(root, { changed, readBefore: read }, projects);
const findAfter = (file: string, changeBack: (text: string) => string) =>
  findAffected(root, { changed: [file], readBefore: () => changeBack(read(file)) }, projects);

it('a file belongs to the project with the longest folder', () => {
  expect(findProject(projects, 'libs/cart/src/index.ts')?.name).toBe('@guildhall/cart');
  expect(findProject(projects, 'libs/sandbox/src/main.ts')?.name).toBe('@guildhall/sandbox');
  expect(findProject(projects, 'tools/test.mjs')?.name).toBe('tools');
  expect(findProject(projects, 'README.md')).toBeUndefined();
});

it('a document touches the tests that read all documents or name it, and no project', () => {
  const { files, folders, journeys } = find('docs/errors.md');
  expect(files).toEqual(['docs/errors.md']);
  expect(folders).toEqual(
    expect.arrayContaining(['tools/lint/documents.test.ts', 'tools/lint/error-codes.test.ts']),
  );
  expect(folders).not.toContain('tools/consumer/own-api-guide.test.ts');
  expect(folders).not.toContain('libs/site/src/vite/build.test.ts');
  expect(find('docs/guides/bill-by-invoice.md').folders).toContain('libs/site/src/vite/build.test.ts');
  expect(folders?.every((place) => place.endsWith('.test.ts') || place.endsWith('.test.tsx'))).toBe(true);
  expect(journeys).toEqual([]);
});

it('a test or a journey touches itself', () => {
  const [test, journey] = [
    'libs/cart/src/state/cart-reducer.test.ts',
    'apps/site-e2e/src/journeys/cart.spec.ts',
  ];
  const { folders, journeys } = find(test, journey);
  expect(folders).toEqual(expect.arrayContaining([test, journey, 'tools/lint/circles.test.ts']));
  // They lint files of their own.
  expect(folders).not.toContain('tools/lint/boundaries.test.ts');
  expect(journeys).toEqual([journey]);
});

it('a stylesheet touches the tests in pages that import it, and no journey', () => {
  const { folders, journeys } = find('libs/cart/src/drawer/CartDrawer.module.css');
  expect(folders).toContain('libs/cart/src/drawer/cart-drawer.browser.test.tsx');
  expect(folders).not.toContain('libs/cart/src/drawer/cart-drawer.test.ts');
  expect(folders).not.toContain('libs/ui/src/button/Button.stories.tsx');
  expect(journeys).toEqual([]);
});

describe('other code, or a fixture', () => {
  // Nx and Vitest take seconds to find it.
  let found: ReturnType<typeof find>;
  beforeAll(() => {
    found = find('libs/cart/src/state/cart-reducer.ts', 'libs/signup/src/flow/sign-up-world.fixture.ts');
  });

  it('touches the tests and stories that import it, and those that may reach it in other ways', () => {
    const { folders } = found;
    expect(folders).toContain('libs/cart/src/state/cart-reducer.test.ts');
    expect(folders).toContain('libs/site/src/cart/page-cart.browser.test.tsx');
    expect(folders).toContain('libs/cart/src/drawer/CartDrawer.stories.tsx');
    // The fixture has changed too.
    expect(folders).toContain('libs/signup/src/flow/sign-up-story.test.ts');
    // It builds a site.
    expect(folders).toContain('libs/site/src/vite/build.test.ts');
    expect(folders).not.toContain('libs/ui/src/button/Button.stories.tsx');
    // The api depends on the cart by another test. This one reads files, but none of the workspace.
    expect(folders).not.toContain('libs/api/src/members/own-data/own-data.test.ts');
    expect(folders).not.toContain('libs/site/src/pages/search/text-index/words.test.ts');
  });

  it('touches of the tests that list what they start those that start what imports it, and those of its project', () => {
    const [guide, commands] = ['tools/consumer/own-api-guide.test.ts', 'libs/cli/src/start/start.test.ts'];
    expect(found.folders).not.toContain(guide);
    expect(found.folders).not.toContain(commands);
    const { folders } = find('libs/api/src/routes/ccu.ts', 'libs/cli/src/start/network.mjs');
    expect(folders).toEqual(expect.arrayContaining([guide, commands]));
  });

  it('touches all journeys if one of them can reach it', () => {
    expect(found.journeys).toBeUndefined();
  });
});

describe('code whose coverage is recorded', () => {
  const file = 'libs/cart/src/connection/perform-call.ts';
  const journey = 'apps/site-e2e/src/journeys/cart.spec.ts';
  const findWith = (changeBack: (text: string) => string, journeys: Record<string, string[]>) =>
    findOnly(file, changeBack(read(file)), journeys);
  const changeBody = (text: string) => text.replace("call.type === 'read'", 'call');
  const changeType = (text: string) => text.replace('deadline: number', 'deadline?: number');

  it('touches the journeys that pass its file, if only the inside of functions has changed', () => {
    expect(findWith(changeBody, { [file]: [journey] })).toEqual([journey]);
    expect(findWith(changeBody, { [file]: [] })).toEqual([]);
    expect(findWith(changeType, { [file]: [journey] })).toBeUndefined();
  });

  it('is a body, if it also imports nothing new: packages and their types are the same', () => {
    const kinds = [changeBody, changeType].map((change) => findAfter(file, change).kinds?.join());
    expect(kinds).toEqual(['body', 'code']);
  });

  it('touches all journeys if its file was not there', () => {
    expect(findWith(changeBody, {})).toBeUndefined();
  });
});

describe('a text', () => {
  const file = 'libs/cart/src/texts/cart-texts.ts';

  it('touches its own project, and the tests and journeys that name it', () => {
    const { kinds, folders, journeys } = findAfter(file, (text) =>
      text.replace('Increase quantity of', 'Add one more of'),
    );
    expect(kinds).toEqual(['text']);
    expect(folders).toContain('libs/cart');
    expect(folders).not.toContain('libs/site');
    expect(journeys).toContain('apps/site-e2e/src/journeys/cart.spec.ts');
    expect(journeys).not.toContain('apps/site-e2e/src/journeys/weight.spec.ts');
  });

  it('counts as code if more than texts has changed', () => {
    expect(findOnly(file, read(file).replace('export interface', 'interface'))).toBeUndefined();
  });
});

it('a file of no project touches everything, since nobody knows what depends on it', () => {
  for (const file of [
    'vitest.config.ts',
    'tsconfig.json',
    '.storybook/preview.tsx',
    'deploy/compose/compose.yaml',
  ])
    expect([find(file), findOnly(file)]).toEqual([{}, undefined]);
});

it('a deleted file is not checked itself', () => {
  expect(find('libs/cart/src/no-longer-there.test.ts').files).toEqual([]);
});
