import { defineLibraryBuild } from '../../tools/library/vite.ts';

export default defineLibraryBuild(import.meta.dirname);
