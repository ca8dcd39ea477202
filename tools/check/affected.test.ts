import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../set-up/workspace.mjs';
import { findAffected } from './affected.mjs';
import { findProject, listProjects } from './projects.mjs';

const projects = listProjects(root);
const find = (...changed: string[]) =>
  findAffected(root, { changed, readBefore: (file) => readFileSync(join(root, file), 'utf8') }, projects);

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

it('a test, a story or a stylesheet touches its own project', () => {
  for (const file of ['cart-lines/line.test.ts', 'drawer/Drawer.stories.tsx', 'drawer/Drawer.module.css'])
    expect(find(`libs/cart/src/${file}`)).toMatchObject({
      folders: ['libs/cart', 'tools/lint'],
      nodeTests: ['libs/cart', 'tools/lint'],
    });
});

describe('other code', () => {
  // Nx and Vitest take seconds to find it.
  let found: ReturnType<typeof find>;
  beforeAll(() => {
    found = find('libs/cart/src/state/cart-reducer.ts');
  });

  it('touches all projects that depend on it, and no others', () => {
    const { folders } = found;
    expect(folders).toEqual(expect.arrayContaining(['libs/cart', 'libs/site', 'apps/site', 'tools/lint']));
    expect(folders).not.toContain('libs/signup');
    expect(folders).not.toContain('libs/money');
  });

  it('touches, of the Node tests, those that import it, or that may reach it in other ways', () => {
    const { nodeTests } = found;
    expect(nodeTests).toContain('libs/cart/src/state/cart-reducer.test.ts');
    // It starts the built site.
    expect(nodeTests).toContain('libs/cli/src/start/start.test.ts');
    expect(nodeTests).not.toContain('libs/site');
    // The api depends on the cart by another test. This one reads files, but none of the workspace.
    expect(nodeTests).not.toContain('libs/api/src/members/own-data/own-data.test.ts');
    expect(nodeTests).not.toContain('libs/site/src/pages/search/text-index/words.test.ts');
  });

  it('touches all journeys if one of them can reach it', () => {
    expect(found.journeys).toBeUndefined();
  });
});

describe('a text', () => {
  const file = 'libs/cart/src/texts/cart-texts.ts';
  const read = () => readFileSync(join(root, file), 'utf8');
  const findAfter = (changeBack: (text: string) => string) =>
    findAffected(root, { changed: [file], readBefore: () => changeBack(read()) }, projects);

  it('touches its own project, and the tests and journeys that name it', () => {
    const { kinds, folders, journeys } = findAfter((text) =>
      text.replace('Increase quantity of', 'Add one more of'),
    );
    expect(kinds).toEqual(['text']);
    expect(folders).toContain('libs/cart');
    expect(folders).not.toContain('libs/site');
    expect(journeys).toContain('apps/site-e2e/src/journeys/cart.spec.ts');
    expect(journeys).not.toContain('apps/site-e2e/src/journeys/weight.spec.ts');
  });

  it('counts as code if more than texts has changed', () => {
    const { kinds, journeys } = findAfter((text) => text.replace('export interface', 'interface'));
    expect(kinds).toEqual(['code']);
    expect(journeys).toBeUndefined();
  });
});

it('a file of no project touches everything, since nobody knows what depends on it', () => {
  for (const file of [
    'vitest.config.ts',
    'tsconfig.json',
    '.storybook/preview.tsx',
    'deploy/compose/compose.yaml',
  ])
    expect(find(file)).toEqual({});
});

it('a deleted file is not checked itself', () => {
  expect(find('libs/cart/src/no-longer-there.test.ts').files).toEqual([]);
});

it('a stylesheet touches no journey, and a journey touches itself', () => {
  expect(find('libs/cart/src/drawer/Drawer.module.css').journeys).toEqual([]);
  const journey = 'apps/site-e2e/src/journeys/cart.spec.ts';
  expect(find(journey).journeys).toEqual([journey]);
});
