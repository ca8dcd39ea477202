import { bannerSchema } from './banner-schema.ts';
import type { AnyBlockSchema, BlockReaders } from './block-parts.ts';
import { blockTitleSchema } from './block-title-schema.ts';
import { buttonSchema } from './button-schema.ts';
import { cardLinksSchema } from './card-links-schema.ts';
import { entryListSchema } from './entry-list-schema.ts';
import { heroSchema } from './hero-schema.ts';
import { imageSchema } from './image-schema.ts';
import { imageTextSchema } from './image-text-schema.ts';
import { introTextSchema, largeIntroTextSchema } from './intro-text-schema.ts';
import { listSchema } from './list-schema.ts';
import { pageTitleSchema } from './page-title-schema.ts';
import { spacerLineSchema } from './spacer-line-schema.ts';
import { textSchema } from './text-schema.ts';

/** How each block is parsed, by the part of its `blockName` after the slash. */
export function createBlockRegistry(read: BlockReaders): ReadonlyMap<string, AnyBlockSchema> {
  return new Map<string, AnyBlockSchema>([
    ['page-title', pageTitleSchema()],
    ['hero', heroSchema(read)],
    ['text', textSchema(read, 'html')],
    ['paragraph', textSchema(read, 'p')],
    ['heading', textSchema(read, 'h2')],
    ['intro-text', introTextSchema(read)],
    ['large-intro-text', largeIntroTextSchema(read)],
    ['block-title', blockTitleSchema()],
    ['list', listSchema(read)],
    ['button', buttonSchema(read)],
    ['image', imageSchema(read)],
    ['image-text', imageTextSchema(read)],
    ['banner', bannerSchema(read)],
    ['spacer-line', spacerLineSchema()],
    ['card-links', cardLinksSchema(read)],
    ['entry-list', entryListSchema(read)],
  ]);
}
