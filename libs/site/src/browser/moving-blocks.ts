import { startMovingBlocks } from '@guildhall/blocks';

/** Fetched only on pages with moving content, without React. */
startMovingBlocks(document);
