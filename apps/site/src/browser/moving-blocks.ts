import { startMovingBlocks } from '@guildhall/blocks';

/** Fetched only by pages on which something moves by itself, and without React. */
startMovingBlocks(document);
