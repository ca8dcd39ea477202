import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { isProgram, readManifest } from '../consumer/libraries.ts';
import { root } from '../set-up/workspace.mjs';

/** A name that a door exports, with what it stands for, whichever file or package declares that. */
interface ExportedName {
  name: string;
  symbol: ts.Symbol;
}

export interface DoorSources {
  checker: ts.TypeChecker;
  /** The names of each door, as an app imports it: `@guildhall/ui`, `@guildhall/islands/server`. */
  doors: ReadonlyMap<string, readonly ExportedName[]>;
}

/** Reads the names of the doors of all libraries, but not of programs, from their sources: without types of other packages, in some seconds. */
export function readDoorSources(): DoorSources {
  const files = new Map(globSync('libs/*', { cwd: root }).toSorted().flatMap(listDoorFiles));
  const program = createSources(files);
  const checker = program.getTypeChecker();
  const list = (file: string): ExportedName[] => {
    const source = program.getSourceFile(file);
    const door = source && checker.getSymbolAtLocation(source);
    return (door ? checker.getExportsOfModule(door) : []).map((exported) => ({
      name: exported.name,
      symbol: resolveAlias(exported, checker),
    }));
  };
  return { checker, doors: new Map([...files].map(([door, file]) => [door, list(file)])) };
}

/** Returns what a name stands for, if it was imported or passed on. */
export const resolveAlias = (symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

function listDoorFiles(folder: string): [door: string, file: string][] {
  const manifest = readManifest(join(root, folder));
  if (isProgram(manifest)) return [];
  const { name, exports = {} } = manifest;
  return Object.entries(exports).flatMap(([path, door]) =>
    typeof door === 'string'
      ? []
      : [[name + path.slice(1), join(root, folder, door['@guildhall/source'] ?? '')]],
  );
}

function createSources(doors: ReadonlyMap<string, string>): ts.Program {
  const options: ts.CompilerOptions = {
    noLib: true,
    types: [],
    jsx: ts.JsxEmit.Preserve,
    target: ts.ScriptTarget.Latest,
  };
  const host = ts.createCompilerHost(options, true);
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => {
      const file = text.startsWith('.') ? join(dirname(from), text) : doors.get(text);
      const extension = file?.endsWith('x') ? ts.Extension.Tsx : ts.Extension.Ts;
      return { resolvedModule: file === undefined ? undefined : { resolvedFileName: file, extension } };
    });
  return ts.createProgram([...doors.values()], options, host);
}
