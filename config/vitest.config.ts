import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'config', root: import.meta.dirname, include: ['*.test.ts'] } });
