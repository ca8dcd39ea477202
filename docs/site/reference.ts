import { globSync } from 'node:fs';
import { join } from 'node:path';
import { Application, type TypeDocOptions } from 'typedoc';
import type { PluginOptions } from 'typedoc-plugin-markdown';
import { readManifest } from '../../tools/consumer/libraries.ts';

/** The doors of all libraries, as an app imports them, by their files. */
function listDoors(root: string): Map<string, string> {
  const libraries = globSync('libs/*', { cwd: root }).map((folder) => join(root, folder));
  return new Map(
    libraries.flatMap((folder) => {
      const { name, exports = {} } = readManifest(folder);
      return Object.entries(exports).flatMap(([path, door]): [string, string][] =>
        typeof door === 'string'
          ? []
          : [[join(folder, door['@guildhall/source'] ?? ''), name + path.slice(1)]],
      );
    }),
  );
}

/**
 * Writes a page of Markdown for each door, from the declarations of its names and their doc comments.
 *
 * @param root The workspace.
 * @param into The folder of the pages: `@guildhall/cart.md`, `@guildhall/cart/count.md`.
 */
export async function writeReference(root: string, into: string): Promise<void> {
  const doors = listDoors(root);
  const options: Partial<TypeDocOptions & PluginOptions> = {
    plugin: ['typedoc-plugin-markdown'],
    entryPoints: [...doors.keys()],
    tsconfig: join(root, '.storybook/tsconfig.docs.json'),
    compilerOptions: { types: ['node', 'vite/client'] },
    // The step `types` of `npm test` does it.
    skipErrorChecking: true,
    disableSources: true,
    excludePrivate: true,
    excludeExternals: true,
    readme: 'none',
    logLevel: 'Error',
    outputs: [{ name: 'markdown', path: into }],
    router: 'module',
    hidePageHeader: true,
    hideBreadcrumbs: true,
    useCodeBlocks: true,
    useHTMLAnchors: true,
    parametersFormat: 'table',
    interfacePropertiesFormat: 'table',
    typeAliasPropertiesFormat: 'table',
    typeDeclarationFormat: 'table',
  };
  const app = await Application.bootstrapWithPlugins(options as Partial<TypeDocOptions>);
  const project = await app.convert();
  if (!project) throw new Error('The reference could not be made: the errors are above.');
  // TypeDoc names them after their files.
  for (const module of project.children ?? [])
    module.name = doors.get(project.getSymbolIdFromReflection(module)?.fileName ?? '') ?? module.name;
  await app.generateOutputs(project);
  if (app.logger.hasErrors()) throw new Error('The reference could not be written: the errors are above.');
}
