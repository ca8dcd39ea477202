import { expect, it } from 'vitest';
import { findArchiveFaults, findUndeclaredImports } from './archive-faults.ts';

const manifest = {
  name: '@guildhall/tides',
  version: '0.0.0',
  exports: {
    '.': { types: './dist/index.d.ts', default: './dist/index.js' },
    './styles.css': './dist/styles.css',
  },
  dependencies: { '@guildhall/ui': '0.0.0' },
  peerDependencies: { react: '>=18.3 <20' },
};
const whole = ['README.md', 'LICENSE', 'package.json', 'dist/index.d.ts', 'dist/index.js', 'dist/styles.css'];

it('accepts a package with its doors, readme and licence', () => {
  expect(findArchiveFaults(manifest, [...whole, 'dist/index.js.map', 'src/index.ts'])).toEqual([]);
});

it('reports a missing door, readme or licence', () => {
  expect(findArchiveFaults(manifest, ['package.json', 'dist/index.js', 'dist/index.d.ts'])).toEqual([
    '@guildhall/tides: README.md is missing',
    '@guildhall/tides: LICENSE is missing',
    '@guildhall/tides: dist/styles.css is missing',
  ]);
});

it.each([
  'src/index.test.ts',
  'src/Tides.browser.test.tsx',
  'src/Tides.stories.tsx',
  'src/tides.fixture.ts',
  'node_modules/react/index.js',
  'dist/tsconfig.lib.tsbuildinfo',
  'vite.config.ts',
  '.env',
])('rejects %s in a package', (file) => {
  expect(findArchiveFaults(manifest, [...whole, file])).toEqual([
    `@guildhall/tides: ${file} does not belong into the package`,
  ]);
});

it.each([
  ["import { useState } from 'react';", []],
  ["import { Button } from '@guildhall/ui/button';", []],
  ["import './Tides.js'; import { join } from 'node:path'; import fs from 'fs';", []],
  ["/** import { z } from 'zod'; */ export {};", []],
  ["import { atom } from 'jotai/utils';", ['jotai']],
  ["export type { Product } from '@guildhall/product';", ['@guildhall/product']],
  ["export const late = () => import('embla-carousel');", ['embla-carousel']],
  ["export declare const a: import('valibot').Output;", ['valibot']],
  ['/// <reference types="vite/client" />', ['vite']],
])('reports undeclared imports: %s', (text, names) => {
  expect(findUndeclaredImports(manifest, 'dist/a.js', text)).toEqual(
    names.map((name) => `@guildhall/tides: dist/a.js imports ${name}, which its package.json does not name`),
  );
});
