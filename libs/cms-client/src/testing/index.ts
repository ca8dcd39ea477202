export { createExampleBlock } from './example-block.ts';
