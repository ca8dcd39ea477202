import { describeBlock } from '@guildhall/cms-client';
import { organisation } from '@guildhall/website-organisation';
import { blocks } from './blocks.ts';

// Run by `npm run describe-blocks`: the site's blocks as JSON, for the forms of editors.
const { grounds } = organisation;
console.log(JSON.stringify({ blocks: blocks.map((block) => describeBlock(block, { grounds })) }, null, 2));
