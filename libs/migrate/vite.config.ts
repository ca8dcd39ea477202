import { defineLibraryBuild } from '../../config/vite.ts';

export default defineLibraryBuild(import.meta.dirname);
