import { existsSync, globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../../set-up/workspace.mjs';
import { readManifest, type Manifest } from '../libraries.ts';
import { isTypeScript } from './list-files.ts';
import type { Document, Snippet } from './read-documents.ts';

/** The names that examples may use, besides those that their documents install. */
export interface Workspace {
  /** Packages of this repository, by their names. */
  libraries: ReadonlyMap<string, Manifest>;
  /** Scripts of the root's package.json. */
  scripts: ReadonlySet<string>;
  /** Custom properties of the kit's styles. */
  tokens: ReadonlySet<string>;
  /** Says whether a path, which may have stars, is in the repository. */
  exists: (path: string) => boolean;
}

export function readWorkspace(): Workspace {
  const folders = globSync('libs/*', { cwd: root });
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };
  const styles = globSync('libs/ui/src/tokens/*.css', { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('');
  return {
    libraries: new Map(
      folders.map((folder) => readManifest(join(root, folder))).map((manifest) => [manifest.name, manifest]),
    ),
    scripts: new Set(Object.keys(scripts)),
    tokens: new Set(styles.match(/--[\w-]+(?=:)/g)),
    exists: (path) => globSync(path, { cwd: root }).length > 0,
  };
}

/** Returns what is wrong with the examples of a document, as far as no program has to run for it. */
export function findFaults(
  document: Document,
  documents: readonly Document[],
  workspace: Workspace,
): string[] {
  const installed = listInstalled(document, documents);
  const faults = document.snippets.flatMap((snippet) => {
    const find = finders[isTypeScript(snippet) ? 'ts' : snippet.language];
    return (find?.(snippet, { document, installed, workspace }) ?? []).map(
      (fault) => `${snippet.place} ${fault}`,
    );
  });
  return [...faults, ...findMissingPeers(document, installed, workspace)];
}

interface FinderContext {
  document: Document;
  installed: ReadonlySet<string>;
  workspace: Workspace;
}

const finders: Record<string, (snippet: Snippet, context: FinderContext) => string[]> = {
  ts: findImportFaults,
  sh: findShellFaults,
  json: findJsonFaults,
  css: ({ code }, { workspace: { tokens } }) =>
    (code.match(/--[\w-]+/g) ?? [])
      .filter((token) => !tokens.has(token))
      .map((token) => `sets ${token}, which the kit does not know`),
};

/** Lists the packages that a document installs or runs by npx, and those of the document that it continues. */
function listInstalled({ text, continues }: Document, documents: readonly Document[]): Set<string> {
  const lines = [...text.matchAll(/\b(?:npm install (?:--save-dev )?|npx (?=@guildhall\/))([^\n`#]+)/g)];
  const names = lines.flatMap(([, words = '']) => words.trim().split(/\s+/));
  const before = documents.find(({ name }) => name === continues);
  return new Set([
    ...names.map((name) => name.replace(/(?!^)@.*$/, '')),
    ...(before ? listInstalled(before, documents) : []),
  ]);
}

function findImportFaults({ code, note }: Snippet, { installed, workspace }: FinderContext): string[] {
  if (note === 'fragment') return [];
  return ts
    .preProcessFile(code, true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((path) => !path.startsWith('.') && !isBuiltin(path))
    .flatMap((path) => {
      const [name = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(path) ?? [];
      const doors = workspace.libraries.get(name)?.exports;
      if (doors && !(path.replace(name, '.') in doors)) return [`imports ${path}, which is no door`];
      return installed.has(name) ? [] : [`imports ${name}, which the document does not install`];
    });
}

/** A README installs its package with everything that npm would not install by itself. */
function findMissingPeers(
  { name, text }: Document,
  installed: ReadonlySet<string>,
  { libraries }: Workspace,
) {
  const own = /^# (@guildhall\/\S+)$/m.exec(text)?.[1];
  const manifest = own === undefined ? undefined : libraries.get(own);
  if (!manifest || !name.startsWith('libs/')) return [];
  const peers = Object.keys(manifest.peerDependencies ?? {}).filter(
    (peer) => !manifest.peerDependenciesMeta?.[peer]?.optional,
  );
  return [manifest.name, ...peers]
    .filter((peer) => !installed.has(peer))
    .map((peer) => `${name} does not install ${peer}`);
}

function findShellFaults({ code }: Snippet, { document, workspace: { scripts, exists } }: FinderContext) {
  const own = new Set(document.snippets.map(({ file }) => file));
  const commands = code.replaceAll(/(^|\s)#.*$/gm, '');
  const called = [...commands.matchAll(/\bnpm (?:run )?(test|start|(?<=run )[\w:-]+)/g)].map(
    ([, script = '']) => script,
  );
  const binaries = [...commands.matchAll(/\bnpx ([\w-]+)/g)].map(([, name = '']) => name);
  const programs = [...commands.matchAll(/\bnode (?:--\S+ )*([\w./-]+)/g)].map(([, file = '']) => file);
  const paths = commands.match(
    /(?<=[\s'"=]|\.\/)(?:apps|config|deploy|docs|examples|libs|tools)\/[\w./*-]+/g,
  );
  return [
    // Without a version, npm on Node 20 installs Jotai 2, the newest for that Node, and then refuses our packages.
    ...(/\bnpm install .*\bjotai(?!@)/.test(commands) ? ['installs jotai without its version, jotai@3'] : []),
    ...called.filter((script) => !scripts.has(script)).map((script) => `runs ${script}, which is no script`),
    ...binaries
      .filter((name) => !existsSync(join(root, 'node_modules/.bin', name)))
      .map((name) => `runs ${name}, which is no program`),
    ...[...new Set([...programs.filter((file) => !own.has(file)), ...(paths ?? [])])]
      .filter((path) => !exists(path))
      .map((path) => `names ${path}, which does not exist`),
  ];
}

/** Accepts the name of the file as a comment, as TypeScript does, and a property by itself. */
function findJsonFaults({ code }: Snippet): string[] {
  const text = code.replace(/^\/\/.*\n/, '');
  try {
    JSON.parse(text.startsWith('"') ? `{${text}}` : text);
    return [];
  } catch (error) {
    return [`is not JSON: ${String(error)}`];
  }
}
