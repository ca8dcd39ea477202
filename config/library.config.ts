import { defineLibraryBuild } from './vite.ts';

/** The build of a library that needs no plugin of its own: npm runs it in the library's folder. */
export default defineLibraryBuild(process.cwd());
