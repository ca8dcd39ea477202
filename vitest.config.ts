import { defineConfig } from 'vitest/config';
import { createComponentProjects, createNodeProject } from './config/vitest.ts';

/** The tests of all projects in one process; the stories have a process of their own: `.storybook/vitest.config.ts`. */
export default defineConfig({ test: { projects: [createNodeProject(), ...createComponentProjects()] } });
