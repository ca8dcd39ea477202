import { readFileSync } from 'node:fs';
import { parseSync, Visitor, type ESTree } from 'vite';
import { createUsageError } from '../usage-error.ts';

/** An island of a site's list, read without running it: Node loads no components. */
export interface ListedIsland {
  /** The name in `<Island>`. */
  name: string;
  /** Paths that its `load` imports, as written there; empty for an island of the kit. */
  imports: readonly string[];
}

const kitDoor = '@guildhall/site/islands';

/**
 * Reads the list of islands from the source of a site's file.
 *
 * @throws Error that says how to write it, if it cannot be read without running it
 */
export function readIslandList(file: string): ListedIsland[] {
  return parseIslandList(readFileSync(file, 'utf8'), file);
}

export function parseIslandList(source: string, file: string): ListedIsland[] {
  const { program, errors } = parseSync(file, source);
  const [error] = errors;
  if (error) throw createUsageError('GUILDHALL_SITE_ISLAND_LIST', `${file} cannot be read: ${error.message}`);
  const declarations = collectDeclarations(program);
  const list = findObject(declarations.values.get('islands'));
  if (!list)
    throw createUsageError(
      'GUILDHALL_SITE_ISLAND_LIST',
      `${file} must contain: export const islands = defineIslands({ … });`,
    );
  return list.properties.map((property) => {
    const name = property.type === 'Property' && !property.computed ? getName(property.key) : undefined;
    if (property.type !== 'Property' || name === undefined)
      throw createUsageError(
        'GUILDHALL_SITE_ISLAND_LIST',
        `${file} must list every island by its name, without … and [ ]`,
      );
    return { name, imports: readImports(name, property.value, declarations, file) };
  });
}

interface Declarations {
  values: Map<string, ESTree.Expression>;
  /** Names imported from the kit, by the name in this file. */
  kit: Map<string, string>;
}

function collectDeclarations({ body }: ESTree.Program): Declarations {
  const values: Declarations['values'] = new Map();
  const kit: Declarations['kit'] = new Map();
  for (const statement of body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type === 'VariableDeclaration')
      for (const { id, init } of declared.declarations)
        if (id.type === 'Identifier' && init) values.set(id.name, init);
    if (declared?.type === 'ImportDeclaration' && declared.source.value === kitDoor)
      for (const specifier of declared.specifiers)
        if (specifier.type === 'ImportSpecifier')
          kit.set(specifier.local.name, getName(specifier.imported) ?? '');
  }
  return { values, kit };
}

/** Returns the object itself, or the one that a call such as `defineIslands` is given. */
function findObject(expression: ESTree.Expression | undefined): ESTree.ObjectExpression | undefined {
  const given = expression?.type === 'CallExpression' ? expression.arguments[0] : expression;
  return given?.type === 'ObjectExpression' ? given : undefined;
}

function readImports(
  name: string,
  value: ESTree.Expression,
  { values, kit }: Declarations,
  file: string,
): readonly string[] {
  if (value.type === 'Identifier') {
    const exported = kit.get(value.name);
    if (exported === toCamelCase(name)) return [];
    if (exported !== undefined)
      throw createUsageError(
        'GUILDHALL_SITE_ISLAND_LIST',
        `${file} must list ${exported} under its own name, not as ${name}`,
      );
  }
  const definition = value.type === 'Identifier' ? values.get(value.name) : value;
  const imports = definition ? collectImports(definition) : [];
  if (imports.length === 0)
    throw createUsageError(
      'GUILDHALL_SITE_ISLAND_LIST',
      `${file} must define ${name} as defineIsland({ load: () => import('./Its.tsx') }), or import it from ${kitDoor}`,
    );
  return imports;
}

function collectImports(expression: ESTree.Expression): string[] {
  const imports: string[] = [];
  const visitor = new Visitor({
    ImportExpression({ source }) {
      if (source.type === 'Literal' && typeof source.value === 'string') imports.push(source.value);
    },
  });
  // The visitor takes whole programs.
  visitor.visit({ type: 'Program', body: [{ type: 'ExpressionStatement', expression }] } as never);
  return imports;
}

function getName(node: ESTree.Node): string | undefined {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

function toCamelCase(name: string): string {
  return name.replaceAll(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}
