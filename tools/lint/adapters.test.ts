import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../../libs/api/src');

const isOfTests = (file: string) => /\.(?:test|fixture)\.ts$/.test(file);

/** Lists the files of the api, each with the folders below `libs/api/src` from which it imports. */
const imports = globSync('**/*.ts', { cwd: source })
  .filter((file) => !isOfTests(file))
  .map((file) => {
    const { importedFiles } = ts.preProcessFile(readFileSync(join(source, file), 'utf8'), true, true);
    const paths = importedFiles
      .map(({ fileName }) => fileName)
      .filter((name) => name.startsWith('.'))
      .map((name) => relative(source, join(source, dirname(file), name)));
    return { file, paths };
  });

const listAdapterImports = () => imports.filter(({ file }) => file.startsWith('adapters/'));

it('the api’s host imports no adapter', () => {
  const host = imports.filter(({ file }) => !file.startsWith('adapters/'));
  expect(host.length).toBeGreaterThan(50);
  expect(host.filter(({ paths }) => paths.some((path) => path.startsWith('adapters/')))).toEqual([]);
});

it('an adapter imports its own files and the interface of suppliers only', () => {
  expect(listAdapterImports().length).toBeGreaterThan(20);
  const foreign = listAdapterImports().flatMap(({ file, paths }) => {
    const own = `${file.split('/').slice(0, 2).join('/')}/`;
    return paths
      .filter((path) => !path.startsWith(own) && !path.startsWith('suppliers/'))
      .map((path) => `${file} imports ${path}`);
  });
  expect(foreign).toEqual([]);
});

it('the interface of suppliers imports nothing of the host', () => {
  const outside = imports
    .filter(({ file }) => file.startsWith('suppliers/'))
    .flatMap(({ file, paths }) =>
      paths.filter((path) => !path.startsWith('suppliers/')).map((path) => `${file} imports ${path}`),
    );
  expect(outside).toEqual([]);
});

it('only adapters import the programs of vendors', () => {
  const vendors = /from '(?:chargebee|firebase-admin|nodemailer)(?:\/[^']*)?'/;
  const users = globSync('**/*.ts', { cwd: source }).filter(
    (file) => !isOfTests(file) && vendors.test(readFileSync(join(source, file), 'utf8')),
  );
  expect(users.length).toBeGreaterThan(2);
  expect(users.filter((file) => !file.startsWith('adapters/'))).toEqual([]);
});
