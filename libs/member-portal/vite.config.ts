import { libraryBuild } from '../../tools/library/vite.ts';

export default libraryBuild(import.meta.dirname);
