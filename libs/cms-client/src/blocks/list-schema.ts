import type { SafeHtml } from '@guildhall/safe-content';
import { literally } from '../fields/literally.ts';
import { fields, required, withFallback } from '../fields/schemas.ts';
import { readItems, readOneOf } from '../fields/values.ts';
import type { ListBlock } from './block.ts';
import type { BlockReaders, BlockSchema } from './block-parts.ts';

export function listSchema(read: BlockReaders): BlockSchema<'list'> {
  const readListItems = (value: unknown): SafeHtml[] | undefined =>
    readItems(value)
      ?.map(read.html)
      .filter((item) => item !== undefined);
  return fields({
    name: literally('list'),
    listType: withFallback<ListBlock['listType']>(readOneOf(['ol', 'ul']), 'ul'),
    listItems: required(readListItems, 'a list of texts'),
  });
}
