import { builtInBlocks } from '@guildhall/cms-client';

/** Blocks that editors may use. */
export const blocks = [...builtInBlocks];
