/** A file of the build, as Vite's manifest tells of it. */
export interface Chunk {
  file: string;
  src?: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

/** By the source file, or by a name of Vite's own. */
export type Manifest = Record<string, Chunk>;
