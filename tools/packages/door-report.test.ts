import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { renderDoorReport } from './door-report.ts';

function createLibrary(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'doors-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, 'dist', path)), { recursive: true });
    writeFileSync(join(folder, 'dist', path), text);
  }
  const doors = Object.keys(files).filter((path) => path.endsWith('index.d.ts'));
  const exports = Object.fromEntries(
    doors.map((path) => [`./${dirname(path)}`.replace('/.', ''), { types: `./dist/${path}` }]),
  );
  return renderDoorReport(folder, { name: '@example/hall', version: '1.0.0', exports });
}

it('shows a component with its props and its texts, though only the component is exported', () => {
  const report = createLibrary({
    'index.d.ts': "export { Gate } from './gate.js';\n",
    'gate.d.ts': `
      /** Text keys. */
      export interface GateTexts { title: string }
      export interface GateProps { texts?: Partial<GateTexts>; isOpen: boolean }
      /** The gate of a page. */
      export declare function Gate({ texts, isOpen }: GateProps): string;
      export declare function forge(): void;`,
  });
  expect(report).toBe(`## @example/hall

declare function Gate({ texts, isOpen }: GateProps): string;

## Not exported, but mentioned

interface GateProps {
    texts?: Partial<GateTexts>;
    isOpen: boolean;
}

interface GateTexts {
    title: string;
}
`);
});

it('declares a name of two doors once, and says what it is called in the other', () => {
  const report = createLibrary({
    'index.d.ts': "export { toll } from './toll.js';\n",
    'server/index.d.ts': "export { toll as fee } from '../toll.js';\n",
    'toll.d.ts': 'export declare const toll: (carts: number) => number;\n',
  });
  expect(report).toBe(`## @example/hall

declare const toll: (carts: number) => number;

## @example/hall/server

export { toll as fee } from '.';
`);
});

it('names a door whose file is missing', () => {
  const exports = { '.': { types: './dist/index.d.ts' } };
  expect(() => renderDoorReport('/nowhere', { name: 'a', version: '1.0.0', exports })).toThrow(
    '/nowhere/dist/index.d.ts is no module.',
  );
});
