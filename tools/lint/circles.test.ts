import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const workspace = join(import.meta.dirname, '../..');

/** Returns the files that each source file of the workspace imports by path. */
function readImports({ types }: { types: boolean }): Map<string, string[]> {
  const files = globSync('{apps,libs,tools}/**/*.{ts,tsx,mjs}', {
    cwd: workspace,
    exclude: (name) =>
      /^(dist|node_modules|\.cache|storybook-static|coverage)$/.test(name.split('/').at(-1) ?? ''),
  });
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const text = readFileSync(join(workspace, file), 'utf8');
      const read = types ? text : text.replaceAll(/^(?:import|export) type [^;]*;/gm, '');
      const { importedFiles } = ts.preProcessFile(read, true, true);
      const paths = importedFiles.map(({ fileName }) => join(dirname(file), fileName));
      return [file, paths.filter((path) => known.has(path))];
    }),
  );
}

/** Finds the cycles of a graph, each as its nodes; one for each edge that closes a cycle. */
function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const cycles: string[] = [];
  const done = new Set<string>();
  const visit = (node: string, path: readonly string[]) => {
    const start = path.indexOf(node);
    if (start !== -1) cycles.push([...path.slice(start), node].join(' → '));
    if (start !== -1 || done.has(node)) return;
    for (const next of graph.get(node) ?? []) visit(next, [...path, node]);
    done.add(node);
  };
  for (const node of graph.keys()) visit(node, []);
  return cycles;
}

/** Returns the graph of the folders directly below `root`. */
function toFolderGraph(graph: ReadonlyMap<string, readonly string[]>, root: string): Map<string, string[]> {
  const folders = new Map<string, string[]>();
  for (const [file, imports] of graph) {
    if (!file.startsWith(`${root}/`) || /\.(test|fixture|stories)\./.test(file)) continue;
    const getFolder = (path: string) => relative(root, path).split('/')[0] ?? '';
    const others = imports.filter((path) => path.startsWith(`${root}/`)).map(getFolder);
    const folder = getFolder(file);
    folders.set(folder, [...(folders.get(folder) ?? []), ...others.filter((other) => other !== folder)]);
  }
  return folders;
}

/** Returns the files that a file loads when it runs, in turn. */
function collectLoaded(graph: ReadonlyMap<string, readonly string[]>, entry: string): string[] {
  const loaded = new Set([entry]);
  for (const file of loaded) for (const next of graph.get(file) ?? []) loaded.add(next);
  return [...loaded];
}

const imports = readImports({ types: true });

it('no files of the workspace import each other in a cycle', () => {
  expect(imports.size).toBeGreaterThan(500);
  expect(findCycles(imports)).toEqual([]);
});

it.each(['libs/api/src', 'libs/site/src', 'libs/site/src/engine', 'libs/site/src/pages'])(
  'no folders of %s import each other in a cycle',
  (root) => {
    const folders = toFolderGraph(imports, root);
    expect(folders.size).toBeGreaterThan(5);
    expect(findCycles(folders)).toEqual([]);
  },
);

it('the site’s server loads no component, and its renderer no code of the server', () => {
  const graph = readImports({ types: false });
  const server = collectLoaded(graph, 'libs/site/src/host/index.ts');
  expect(server).toContain('libs/site/src/pages/page-kinds.ts');
  expect(server.filter((file) => file.endsWith('.tsx'))).toEqual([]);
  const renderer = collectLoaded(graph, 'libs/site/src/host/create-renderer.tsx');
  expect(renderer).toContain('libs/site/src/pages/page-views.ts');
  const isOfServer = /src\/(?:config|content|endpoints|engine)\/|src\/pages\/.*-pages\.ts$/;
  expect(renderer.filter((file) => isOfServer.test(file))).toEqual([]);
});
