import { readDeclaredChunks } from './declared-chunks.ts';
import { toKebabCase } from './island-files.ts';

interface Script {
  name: string;
  facadeModuleId?: string | null;
  moduleIds: readonly string[];
}

/**
 * Creates the function that names the files of scripts. The start script lists them, and every page loads it: hashes are
 * short, an island's file has the island's name, and one that the bundler made of what several files share has none.
 *
 * @param folder of the site
 */
export function createFileNames(folder: string): (script: Script) => string {
  const findDeclared = readDeclaredChunks(folder);
  return ({ name, facadeModuleId, moduleIds }) => {
    const isShared = !facadeModuleId && !moduleIds.some((id) => findDeclared(id) === name);
    return `assets/${isShared ? 's' : toKebabCase(name)}-[hash:6].js`;
  };
}
