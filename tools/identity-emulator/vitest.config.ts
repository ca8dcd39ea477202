import { defineLibraryTests } from '../../config/vitest.ts';

export default defineLibraryTests(import.meta.dirname);
