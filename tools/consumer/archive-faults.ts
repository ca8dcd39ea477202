import { builtinModules } from 'node:module';
import ts from 'typescript';
import type { Manifest } from './libraries.ts';

const needed = ['README.md', 'LICENSE', 'package.json'];
const allowed = [
  /^(?:(?:README|CHANGELOG)\.md|LICENSE|package\.json)$/,
  /^dist\/[\w./@-]+\.(?:js|d\.ts)(?:\.map)?$/,
  /^dist\/(?:styles|base)\.css$/,
  // The sources, for stack traces and source maps.
  /^src\/[\w./-]+\.(?:tsx?|css|graphql|woff2)$/,
  /^src\/fonts\/(?:README\.md|LICENSE-[\w-]+\.txt)$/,
];
const unwanted = /\.(?:test|stories)\.|(?:^|\/)node_modules\/|tsbuildinfo/;
const fixture = /\.fixture\./;

/** Lists files that are missing from a library's archive or do not belong in it. */
export function findArchiveFaults({ name, exports = {} }: Manifest, files: readonly string[]): string[] {
  const doors = Object.values(exports).flatMap((door) =>
    typeof door === 'string' ? [door] : Object.values(door),
  );
  // A library that exports examples for other packages' tests does so from a separate entry.
  const hasTestingExport = './testing' in exports;
  const missing = [...needed, ...doors.map((door) => door.replace('./', ''))].filter(
    (file) => !files.includes(file),
  );
  const strange = files.filter(
    (file) =>
      unwanted.test(file) ||
      (fixture.test(file) && !hasTestingExport) ||
      !allowed.some((pattern) => pattern.test(file)),
  );
  return [
    ...missing.map((file) => `${name}: ${file} is missing`),
    ...strange.map((file) => `${name}: ${file} does not belong into the package`),
  ];
}

/** Lists imports of a library's file that its package.json does not declare. */
export function findUndeclaredImports(manifest: Manifest, file: string, text: string): string[] {
  const declared = new Set([
    manifest.name,
    ...Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }),
  ]);
  return findImports(text)
    .filter((specifier) => !specifier.startsWith('.'))
    .filter((specifier) => !specifier.startsWith('node:') && !builtinModules.includes(specifier))
    .map(toPackageName)
    .filter((name) => !declared.has(name))
    .map((name) => `${manifest.name}: ${file} imports ${name}, which its package.json does not name`);
}

function findImports(text: string): string[] {
  const { importedFiles, typeReferenceDirectives } = ts.preProcessFile(text, true, true);
  return [...importedFiles, ...typeReferenceDirectives].map(({ fileName }) => fileName);
}

function toPackageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
