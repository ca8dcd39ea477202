import { mergeConfig } from 'vitest/config';
import site from './vite.config.ts';

export default mergeConfig(site, { test: { css: true, include: ['{src,sandbox}/**/*.test.{ts,tsx}'] } });
