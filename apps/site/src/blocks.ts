import { builtInBlocks } from '@guildhall/cms-client';

/** Kinds of blocks that entries may contain. Each has a view: the kit's, or one in `site.tsx`. */
export const blocks = [...builtInBlocks];
