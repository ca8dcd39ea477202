import {
  type ExportDeclaration,
  type ExportSpecifier,
  type ImportDeclaration,
  type ImportSpecifier,
  Node,
} from 'ts-morph';
import type { Site } from '../../site/site.ts';
import { addImport, passOn, rename } from './imports.ts';
import { listMentioned, type NameChange } from './name-change.ts';

type Specifier = ImportSpecifier | ExportSpecifier;

/** Rewrites each import and each passed-on export of a name that has moved, has another name or is gone. */
export function changeNames(site: Site, changes: readonly NameChange[]): void {
  const byName = new Map(changes.map((change) => [`${change.door} ${change.name}`, change]));
  const doors = new Set(changes.map(({ door }) => door));
  for (const file of site.listCode())
    for (const declaration of [...file.getImportDeclarations(), ...file.getExportDeclarations()]) {
      const door = declaration.getModuleSpecifierValue() ?? '';
      if (doors.has(door)) changeDeclaration(site, declaration, (name) => byName.get(`${door} ${name}`));
    }
}

function changeDeclaration(
  site: Site,
  declaration: ImportDeclaration | ExportDeclaration,
  find: (name: string) => NameChange | undefined,
): void {
  const isImport = Node.isImportDeclaration(declaration);
  const specifiers: Specifier[] = isImport ? declaration.getNamedImports() : declaration.getNamedExports();
  const replaced = specifiers.filter((specifier) => {
    const change = find(specifier.getName());
    if (change?.task !== undefined) addTask(site, specifier, change.task);
    else if (change) replace(declaration, specifier, change);
    return change !== undefined && change.task === undefined;
  });
  if (replaced.length === 0) return;
  const left = isImport ? declaration.getNamedImports() : declaration.getNamedExports();
  const hasDefault = isImport && declaration.getDefaultImport() !== undefined;
  if (left.length === replaced.length && !hasDefault) declaration.remove();
  else for (const specifier of replaced) specifier.remove();
}

function addTask(site: Site, specifier: Specifier, text: string): void {
  const file = specifier.getSourceFile();
  site.tasks.push({ file: site.getPath(file), line: specifier.getStartLineNumber(), text });
}

/** Adds what replaces a name. The name itself is removed afterwards. */
function replace(
  declaration: ImportDeclaration | ExportDeclaration,
  specifier: Specifier,
  change: NameChange,
): void {
  const file = declaration.getSourceFile();
  const alias = specifier.getAliasNode()?.getText();
  const isType = declaration.isTypeOnly() || specifier.isTypeOnly();
  const { door, name, to = {}, as } = change;
  if (as !== undefined) {
    for (const [from, names] of listMentioned(change))
      for (const mentioned of names) addImport(declaration, from, { name: mentioned, isType: true });
    const place = (file.getImportDeclarations().at(-1)?.getChildIndex() ?? -1) + 1;
    const isExported = Node.isExportDeclaration(declaration);
    file.insertTypeAlias(place, { name: alias ?? name, type: as, isExported });
    return;
  }
  const newName = to.name ?? name;
  if (Node.isExportDeclaration(declaration))
    passOn(declaration, to.door ?? door, { name: newName, alias: alias ?? name, isType });
  else {
    if (newName !== name && alias === undefined) rename(specifier as ImportSpecifier, newName);
    addImport(declaration, to.door ?? door, { name: newName, alias, isType });
  }
}
