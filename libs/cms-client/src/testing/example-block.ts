import { contentTexts } from '../texts/content-texts.ts';
import type { UrlPolicy } from '@guildhall/safe-content';
import type { BlockFrom } from '../blocks/block.ts';
import type { BlockDefinition } from '../blocks/define-block.ts';
import { createBlockParser } from '../blocks/parse-blocks.ts';
import { readSync } from '../budgets/read-in-slices.ts';
import { createContentReaders } from '../fields/content-readers.ts';
import { defaultGrounds } from '../fields/grounds.ts';
import { createProblemLog } from '../problems/problem-log.ts';
import { createContentRoute } from '../routes/content-route.ts';

/**
 * Creates a block from fields as the content service sends them, for tests and stories. In a browser, pictures and
 * files are read from the page's own origin: `/story-pictures/panorama-1.webp`.
 *
 * @param fields of the block, and of every block (`blockTitle`, `backgroundColor`)
 * @throws Error that lists what would be left out
 * @example
 * import { defineBlock, image, text } from '@guildhall/cms-client';
 *
 * const map = defineBlock('map', { place: text(), picture: image() }, { help: 'A place' });
 * const block = createExampleBlock(map, { place: 'The quay', picture: '/story-pictures/panorama-1.webp' });
 */
export function createExampleBlock<Definition extends BlockDefinition>(
  definition: Definition,
  fields: Readonly<Record<string, unknown>>,
): BlockFrom<Definition> {
  const policy = createExamplePolicy();
  const problems: string[] = [];
  const log = createProblemLog(({ message }) => problems.push(message));
  const contentRoute = createContentRoute(policy);
  const read = createContentReaders({
    readMore: contentTexts.readMore,
    ...{ policy, contentRoute, within: log.within },
    grounds: defaultGrounds,
  });
  const parse = createBlockParser([definition], read, log);
  const { name } = definition;
  const [block] = log.within(`example of ${name}`, () =>
    readSync(parse([{ idd: name, ...fields, blockName: `acf/${name}` }])),
  );
  if (problems.length > 0) throw new Error(`The example of ${name} is not valid: ${problems.join('; ')}`);
  return block as unknown as BlockFrom<Definition>;
}

function createExamplePolicy(): UrlPolicy {
  const page = 'location' in globalThis ? globalThis.location.origin : undefined;
  const origin = page ?? 'https://content.example';
  return { contentOrigin: origin, siteOrigin: origin, mediaOrigins: [], frameHosts: [] };
}
