import ts from 'typescript';

/**
 * Says whether two versions of a file differ only inside functions that declare what they return, and in imports that these
 * need: its declarations and constants are the same.
 *
 * @param {string} file
 * @param {string} before
 * @param {string} after
 */
export function differsInBodiesOnly(file, before, after) {
  if (!/\.(ts|tsx|mjs)$/.test(file) || before === '' || after === '') return false;
  const [old, now] = [read(file, before), read(file, after)];
  return (
    old.outside === now.outside &&
    [...now.imports].every(([name, source]) => [undefined, source].includes(old.imports.get(name)))
  );
}

/**
 * Says whether a version of a file imports only from where the version before does.
 *
 * @param {string} before
 * @param {string} after
 */
export function importsNothingNew(before, after) {
  const [old, now] = [before, after].map((text) =>
    ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName),
  );
  return Boolean(now?.every((name) => old?.includes(name)));
}

/**
 * @param {string} file
 * @param {string} text
 */
function read(file, text) {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  /** @type {Map<string, string>} */
  const imports = new Map();
  let outside = '';
  let end = 0;

  /** @param {ts.Node} node */
  const leaveOut = (node) => {
    outside += text.slice(end, node.getFullStart());
    end = node.end;
  };
  /** @param {ts.Node} node */
  const visit = (node) => {
    // One without names is there for what it does.
    if (ts.isImportDeclaration(node) && node.importClause) {
      leaveOut(node);
      const source = node.moduleSpecifier.getText(tree);
      for (const name of listNames(node.importClause))
        imports.set(name.getText(tree), source + name.parent.getText(tree));
    } else if (ts.isFunctionLike(node) && 'body' in node && node.body && declaresResult(node, file)) {
      leaveOut(/** @type {ts.Node} */ (node.body));
    } else ts.forEachChild(node, visit);
  };
  visit(tree);
  return { imports, outside: outside + text.slice(end) };
}

/** @param {ts.ImportClause} clause */
function listNames({ name, namedBindings }) {
  const names = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : [namedBindings];
  return [name, ...names.map((one) => one?.name)].filter((one) => one !== undefined);
}

/**
 * Says whether the type of a function's result cannot follow from its body. That of a component is an element.
 *
 * @param {ts.SignatureDeclaration} node
 * @param {string} file
 */
function declaresResult(node, file) {
  if (node.type || ts.isConstructorDeclaration(node) || ts.isSetAccessor(node)) return true;
  const name = node.name ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined);
  return file.endsWith('.tsx') && /^[A-Z]/.test(name && ts.isIdentifier(name) ? name.text : '');
}
