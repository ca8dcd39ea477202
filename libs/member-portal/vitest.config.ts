import { libraryTests } from '../../tools/library/vitest.ts';

export default libraryTests(import.meta.dirname);
