import { join } from 'node:path';
import ts from 'typescript';
import type { Manifest } from '../consumer/libraries.ts';
import { resolveAlias } from './door-sources.ts';

/** File of each library that has its report. */
export const doorReportFile = 'doors.txt';

const printer = ts.createPrinter({ removeComments: true });

/** A report has the types of its library only, not those of the language. */
const options: ts.CompilerOptions = {
  ...{ module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
  ...{ skipLibCheck: true, types: [], noLib: true },
};
/** Reads each file once for the reports of all libraries. */
const host = ts.createCompilerHost(options);
const [readSource, sources] = [host.getSourceFile, new Map<string, ts.SourceFile | undefined>()];
host.getSourceFile = (file, ...rest) =>
  sources.get(file) ?? sources.set(file, readSource(file, ...rest)).get(file);

/**
 * Renders what the doors of a built library promise: the declaration of each exported name, and of each type of the
 * library that those mention, without comments.
 *
 * @param folder the library, with its `dist`
 * @example renderDoorReport('libs/money', manifest) // '## @guildhall/money\n\ndeclare function addVat(…'
 */
export function renderDoorReport(folder: string, { name, exports = {} }: Manifest): string {
  const doors = listBuiltDoors(folder, exports);
  const files = doors.map(({ file }) => file);
  const program = ts.createProgram(files, options, host);
  const checker = program.getTypeChecker();
  const declared = new Set<ts.Symbol>();
  const mentioned = new Set<ts.Symbol>();

  function render(symbol: ts.Symbol): string {
    declared.add(symbol);
    const declarations = (symbol.declarations ?? []).map(toStatement);
    for (const declaration of declarations) mention(declaration);
    return declarations
      .map((declaration) =>
        printer.printNode(ts.EmitHint.Unspecified, declaration, declaration.getSourceFile()),
      )
      .map((text) => text.replace(/^export (default )?/, ''))
      .join('\n');
  }

  /** Collects the types of this library in a declaration. */
  function mention(node: ts.Node): void {
    if (ts.isIdentifier(node)) {
      const mentionedName = checker.getSymbolAtLocation(node);
      const symbol = mentionedName && resolveAlias(mentionedName, checker);
      const file = symbol?.declarations?.[0]?.getSourceFile().fileName;
      if (symbol && file?.startsWith(join(folder, 'dist')) && isTopLevel(symbol)) mentioned.add(symbol);
    }
    node.forEachChild(mention);
  }

  const seen = new Map<ts.Symbol, string>();
  const sections = doors.map(({ path, file }) => {
    const door = checker.getSymbolAtLocation(program.getSourceFile(file) ?? fail(`${file} is no module.`));
    const names = door ? checker.getExportsOfModule(door) : [];
    const lines = names
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
      .map((exported) => {
        const symbol = resolveAlias(exported, checker);
        const first = seen.get(symbol);
        seen.set(symbol, first ?? path);
        const alias = symbol.name === exported.name ? '' : ` as ${exported.name}`;
        return first === undefined ? render(symbol) : `export { ${symbol.name}${alias} } from '${first}';`;
      });
    return [`## ${name}${path.slice(1)}`, ...lines].join('\n\n');
  });
  const others = new Map<string, string>();
  // Rendering one adds those that it mentions.
  for (const symbol of mentioned) if (!declared.has(symbol)) others.set(symbol.name, render(symbol));
  if (others.size > 0) {
    const sorted = [...others].toSorted(([a], [b]) => a.localeCompare(b, 'en')).map(([, text]) => text);
    sections.push(['## Not exported, but mentioned', ...sorted].join('\n\n'));
  }
  return `${sections.join('\n\n')}\n`;
}

function listBuiltDoors(folder: string, exports: NonNullable<Manifest['exports']>) {
  return Object.entries(exports)
    .flatMap(([path, door]) =>
      typeof door === 'string' ? [] : [{ path, file: join(folder, door.types ?? '') }],
    )
    .toSorted((a, b) => a.path.localeCompare(b.path, 'en'));
}

/** A variable is declared within a statement. */
function toStatement(declaration: ts.Declaration): ts.Node {
  return ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
}

function isTopLevel(symbol: ts.Symbol): boolean {
  return (
    symbol.declarations?.every((declaration) => ts.isSourceFile(toStatement(declaration).parent)) ?? false
  );
}

function fail(message: string): never {
  throw new Error(message);
}
