import { kitChunk, readDeclaredChunks } from './declared-chunks.ts';
import { getOriginalId } from './react-exports.ts';

/**
 * Creates the function that finds the file of a module: the one that a package declares. Undefined if the bundler places
 * it: with the island that needs it, or with the hydrator.
 */
export function createChunkFinder(folder: string): (id: string) => string | undefined {
  const findDeclared = readDeclaredChunks(folder);
  return (id) => (isTiny(id) ? kitChunk : findDeclared(getOriginalId(id)));
}

/**
 * Global styles have no code, since pages contain them, and Vite's helper for dynamic imports next to none: they must not be
 * files of their own.
 */
function isTiny(id: string): boolean {
  return id.includes('preload-helper') || /(?<!\.module)\.css(?:$|\?)/.test(id);
}
