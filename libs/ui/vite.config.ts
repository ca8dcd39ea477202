import { createBasePlugin } from '../../config/base-styles.ts';
import { defineLibraryBuild } from '../../config/vite.ts';

export default defineLibraryBuild(import.meta.dirname, [createBasePlugin()]);
