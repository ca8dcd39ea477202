import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../machine/installation.mjs';
import { checkName } from './check-name.mjs';
import { hasAlias, isFreeName, toTitle } from './part-names.mjs';
import { addArgumentProperty, addElement, addImport, addImportedName, editText } from './source-edits.mjs';

/** @typedef {import('./source-edits.mjs').SourceFile} SourceFile */
/** @typedef {ReturnType<typeof chooseWords>} Words */
/** @typedef {{ file: string, edit: (source: SourceFile, words: Words) => import('./source-edits.mjs').Insertion[] }} Edit */

const templates = fileURLToPath(new URL('../../templates', import.meta.url));

/**
 * Lines that are added to the lists of a site, by the kind of its new part.
 *
 * @type {Record<'block' | 'island' | 'page-kind', readonly Edit[]>}
 */
const edits = {
  block: [
    {
      file: 'src/blocks.ts',
      edit: (source, { name, definition }) => [
        addImport(source, definition, `./${name}/${name}.ts`),
        addElement(source, 'blocks', definition),
      ],
    },
    {
      file: 'src/site.tsx',
      edit: (source, { name, component, view }) => [
        addImport(source, view, `./${name}/${component}.tsx`),
        addArgumentProperty(source, { call: 'defineSite', name: 'views' }, `'${name}': ${view}`),
      ],
    },
  ],
  island: [
    {
      file: 'src/islands.ts',
      edit: (source, { name, component }) => [
        ...addImportedName(source, 'defineIsland', '@guildhall/site/islands'),
        addArgumentProperty(
          source,
          { call: 'defineIslands' },
          `'${name}': defineIsland({ load: () => import('./${name}/${component}Island.tsx') })`,
        ),
      ],
    },
  ],
  'page-kind': [
    {
      file: 'src/main.ts',
      edit: (source, { name, definition }) => [
        addImport(source, definition, `./${name}/${name}.ts`),
        addArgumentProperty(source, { call: 'runSite', name: 'pages', isList: true }, definition),
      ],
    },
    {
      file: 'src/site.tsx',
      edit: (source, { name, component, view }) => [
        addImport(source, view, `./${name}/${component}Page.tsx`),
        addArgumentProperty(source, { call: 'defineSite', name: 'pages' }, `'/${name}/:id': ${view}`),
      ],
    },
  ],
};

/**
 * Adds a block, an island or a kind of pages to a site: its files in a folder of its own, and a line in each list. Nothing is
 * written if one of the lists is not where it was.
 *
 * @throws Error that says what to do instead
 *
 * @param {keyof typeof edits} kind
 * @param {string} name
 * @param {import('../start/site-folder.mjs').SiteFolder} site
 * @returns {string[]} The paths of the new and changed files, below the root.
 */
export function createPart(kind, name, site) {
  checkName(kind, name);
  const folder = join(site.folder, 'src', name);
  const missing = edits[kind]
    .map(({ file }) => join(site.folder, file))
    .find((file) => !existsSync(join(root, file)));
  if (missing) throw new Error(`${missing} is not there. Name the folder of a site: --site apps/site`);
  if (kind === 'block' && isBuiltIn(name))
    throw new Error(
      `The kit has a block "${name}". Choose another name, or replace its view: docs/guides/your-own-site.md`,
    );
  if (existsSync(join(root, folder)))
    throw new Error(`There is ${folder} already. Choose another name, or change that ${kind}.`);
  const words = chooseWords(kind, name, join(root, site.folder, 'src'));
  const changed = edits[kind].map(({ file, edit }) => {
    const path = join(site.folder, file);
    const text = editText(path, readFileSync(join(root, path), 'utf8'), (source) => edit(source, words));
    return { path, text };
  });
  for (const { path, text } of changed) writeFileSync(join(root, path), text);
  return [...writeFiles(kind, folder, words), ...changed.map(({ path }) => path)];
}

/**
 * @param {string} kind
 * @param {string} folder
 * @param {Words} words
 */
function writeFiles(kind, folder, words) {
  mkdirSync(join(root, folder), { recursive: true });
  const hasStorybook = canResolve('@storybook/react-vite');
  return readdirSync(join(templates, kind))
    .filter((file) => hasStorybook || !file.includes('.stories.'))
    .map((file) => {
      const fill = (/** @type {string} */ text) =>
        text.replaceAll(
          /<%= (\w+) %>|__(\w+?)__/g,
          (_all, inText, inName) => words[/** @type {keyof Words} */ (inText ?? inName)],
        );
      const path = join(folder, fill(file).replace(/\.template$/, ''));
      writeFileSync(join(root, path), fill(readFileSync(join(templates, kind, file), 'utf8')));
      return path;
    });
}

/**
 * @param {string} kind
 * @param {string} name
 * @param {string} sources The site's: a name of a component is in them once, because class names are made of it.
 */
function chooseWords(kind, name, sources) {
  const className = name.replaceAll(/(?:^|-)(\w)/g, (_all, letter) => letter.toUpperCase());
  const propertyName = className.charAt(0).toLowerCase() + className.slice(1);
  // A class of the platform would be shadowed.
  const isTaken = className in globalThis || globSync(`**/${className}.tsx`, { cwd: sources }).length > 0;
  const isFree = isFreeName(propertyName);
  const [own, other] = kind === 'page-kind' ? ['Page', 'View'] : ['Block', 'View'];
  return {
    name,
    component: isTaken ? `${className}View` : className,
    definition: isFree ? propertyName : `${propertyName}${own}`,
    view: `${propertyName}${isFree ? own : other}`,
    title: toTitle(name),
    keywords: name
      .split('-')
      .map((word) => `'${word}'`)
      .join(', '),
  };
}

/** Definitions of the kit, whose sources are in its package. */
const builtIn = join(root, 'node_modules/@guildhall/cms-client/src/blocks');

/**
 * Recognises a block of the kit, or an alias in the file of another one: a heading is also a text.
 *
 * @param {string} name
 */
function isBuiltIn(name) {
  const own = join(builtIn, `${name}.ts`);
  if (existsSync(own) && readFileSync(own, 'utf8').includes('= defineBlock(')) return true;
  return globSync('*.ts', { cwd: builtIn }).some((file) =>
    hasAlias(readFileSync(join(builtIn, file), 'utf8'), name),
  );
}

/** @param {string} name */
function canResolve(name) {
  try {
    return createRequire(join(root, 'package.json')).resolve(name) !== '';
  } catch {
    return false;
  }
}
