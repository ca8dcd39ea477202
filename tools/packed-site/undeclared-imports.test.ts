import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findUndeclaredImports, listImportedPackages } from './undeclared-imports.ts';

let site: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'imports-'));
  mkdirSync(join(site, 'dist/server/assets'), { recursive: true });
  writeFileSync(join(site, 'package.json'), JSON.stringify({ dependencies: { react: '19.2.9' } }));
});
afterEach(() => rmSync(site, { recursive: true }));

it('lists packages of static and dynamic imports, without files and Node’s modules', () => {
  const code = [
    'import { jsx } from "react/jsx-runtime";',
    "import '@house/map/styles';",
    'import { join } from "node:path";',
    'import { cut } from "./cut.js";',
    'const form = () => import("react-hook-form");',
  ].join('\n');
  expect(listImportedPackages(code)).toEqual(['react', '@house/map', 'react-hook-form']);
});

it('reports packages that only the kit depends on', () => {
  writeFileSync(join(site, 'dist/server/entry-server.js'), 'import { use } from "react";\n');
  expect(findUndeclaredImports(site)).toEqual([]);
  writeFileSync(join(site, 'dist/server/assets/form.js'), 'import * as v from "valibot";\n');
  expect(findUndeclaredImports(site)).toEqual([
    "the server's bundle imports valibot, which the site does not depend on",
  ]);
});
