import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

interface Manifest {
  name: string;
  exports: Record<string, string | { '@guildhall/source': string }>;
}

/** A declared name, as `file#name`, or as `package#name` for one of another owner. */
type Declaration = string;

/** Finds, for each name that a door of a package exports, where it is declared, with the doors that export it. */
export function findDeclarations(root: string): Map<string, Map<Declaration, string[]>> {
  const doors = new Map<string, string>();
  for (const file of globSync('libs/*/package.json', { cwd: root }).toSorted()) {
    const { name, exports } = JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest;
    for (const [door, target] of Object.entries(exports))
      if (typeof target !== 'string')
        doors.set(name + door.slice(1), join(root, dirname(file), target['@guildhall/source']));
  }
  const read = createReader(root, doors);
  const found = new Map<string, Map<Declaration, string[]>>();
  for (const [door, file] of doors)
    for (const [name, declaration] of read(file)) {
      const declarations = found.get(name) ?? new Map<Declaration, string[]>();
      declarations.set(declaration, [...(declarations.get(declaration) ?? []), door]);
      found.set(name, declarations);
    }
  return found;
}

/** Creates a function that returns the declaration of each name that a file exports. */
function createReader(root: string, doors: ReadonlyMap<string, string>) {
  const known = new Map<string, ReadonlyMap<string, Declaration>>();

  function find(from: string, specifier: string, name: string): Declaration {
    const file = specifier.startsWith('.') ? join(dirname(from), specifier) : doors.get(specifier);
    return file === undefined ? `${specifier}#${name}` : (read(file).get(name) ?? `${file}#${name}`);
  }
  function read(file: string): ReadonlyMap<string, Declaration> {
    const earlier = known.get(file);
    if (earlier) return earlier;
    const names = new Map<string, Declaration>();
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
    const imported = new Map<string, Declaration>();
    for (const statement of source.statements)
      if (ts.isImportDeclaration(statement))
        for (const { name, original } of listNames(statement.importClause?.namedBindings))
          imported.set(name, find(file, toText(statement.moduleSpecifier), original));
    for (const statement of source.statements)
      if (!ts.isExportDeclaration(statement))
        for (const name of listDeclared(statement)) names.set(name, `${relative(root, file)}#${name}`);
      else if (statement.exportClause)
        for (const { name, original } of listNames(statement.exportClause))
          names.set(
            name,
            statement.moduleSpecifier
              ? find(file, toText(statement.moduleSpecifier), original)
              : (imported.get(original) ?? `${relative(root, file)}#${original}`),
          );
      else
        for (const [name, declaration] of read(join(dirname(file), toText(statement.moduleSpecifier))))
          names.set(name, declaration);
    known.set(file, names);
    return names;
  }
  return read;
}

const toText = (specifier: ts.Expression | undefined): string =>
  specifier && ts.isStringLiteral(specifier) ? specifier.text : '';

function listNames(clause: ts.NamedImportBindings | ts.NamedExportBindings | undefined) {
  if (!clause || !('elements' in clause)) return [];
  return [...clause.elements].map(({ name, propertyName }) => ({
    name: name.text,
    original: (propertyName ?? name).text,
  }));
}

/** Lists the names that a statement declares and exports. */
function listDeclared(statement: ts.Statement): string[] {
  const isExported =
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  if (!isExported) return [];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [name.text] : [],
    );
  const { name } = statement as ts.DeclarationStatement;
  return name && ts.isIdentifier(name) ? [name.text] : [];
}
