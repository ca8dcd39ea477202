import { defineLibraryTests } from '../../config/vitest.ts';

/** PHP as WebAssembly takes 20 s of processor time to seed a WordPress, which a busy machine stretches tenfold. */
const timeoutMs = 600_000;

export default defineLibraryTests(import.meta.dirname, { timeoutMs });
