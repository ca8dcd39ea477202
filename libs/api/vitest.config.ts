import { defineLibraryTests } from '../../tools/library/vitest.ts';

export default defineLibraryTests(import.meta.dirname);
