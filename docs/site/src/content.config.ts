import { docsSchema } from '@astrojs/starlight/schema';
import { glob } from 'astro/loaders';
import { defineCollection } from 'astro:content';

/** The pages that `write-pages.ts` has written. */
export const collections = {
  docs: defineCollection({ loader: glob({ base: 'dist/pages', pattern: '**/*.md' }), schema: docsSchema() }),
};
