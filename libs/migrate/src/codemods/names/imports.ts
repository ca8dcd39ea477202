import { type ExportDeclaration, type ImportDeclaration, type ImportSpecifier, Node } from 'ts-morph';

interface Name {
  name: string;
  alias?: string | undefined;
  isType: boolean;
}

const toEntry = ({ name, alias }: Name) => ({
  name,
  ...(alias !== undefined && alias !== name && { alias }),
});

/** Imports a name, together with what the file imports from there already, or else after a declaration. */
export function addImport(near: ImportDeclaration | ExportDeclaration, door: string, entry: Name): void {
  const file = near.getSourceFile();
  const same = file
    .getImportDeclarations()
    .filter((one) => one.getModuleSpecifierValue() === door && !one.getNamespaceImport());
  const { name, alias, isType } = entry;
  const isThere = same.some((one) =>
    one
      .getNamedImports()
      .some((other) => other.getName() === name && other.getAliasNode()?.getText() === alias),
  );
  if (isThere) return;
  const withValues = same.find((one) => !one.isTypeOnly());
  const fitting = (isType && same.find((one) => one.isTypeOnly())) || withValues;
  if (fitting) fitting.addNamedImport({ ...toEntry(entry), isTypeOnly: isType && fitting === withValues });
  else
    file.insertImportDeclaration(findPlace(near), {
      moduleSpecifier: door,
      isTypeOnly: isType,
      namedImports: [toEntry(entry)],
    });
}

/** An import comes after the one that it replaces, or else after the last one. */
function findPlace(near: ImportDeclaration | ExportDeclaration): number {
  const before = Node.isImportDeclaration(near) ? near : near.getSourceFile().getImportDeclarations().at(-1);
  return (before?.getChildIndex() ?? -1) + 1;
}

/** Passes a name of another door on. */
export function passOn(near: ExportDeclaration, door: string, entry: Name): void {
  const file = near.getSourceFile();
  const same = file.getExportDeclaration(
    (one) => one !== near && one.getModuleSpecifierValue() === door && one.isTypeOnly() === entry.isType,
  );
  if (same) same.addNamedExport(toEntry(entry));
  else
    file.insertExportDeclaration(near.getChildIndex() + 1, {
      moduleSpecifier: door,
      isTypeOnly: entry.isType,
      namedExports: [toEntry(entry)],
    });
}

/** Renames what a file does with an import, but not the import. */
export function rename(specifier: ImportSpecifier, name: string): void {
  const file = specifier.getSourceFile();
  const old = specifier.getNameNode();
  if (!Node.isIdentifier(old)) return;
  const uses = old
    .findReferencesAsNodes()
    .filter((node) => node.getSourceFile() === file && node.getParent() !== specifier);
  for (const node of uses.toSorted((a, b) => b.getPos() - a.getPos())) {
    const parent = node.getParent();
    if (Node.isShorthandPropertyAssignment(parent)) parent.replaceWithText(`${node.getText()}: ${name}`);
    else node.replaceWithText(name);
  }
}
