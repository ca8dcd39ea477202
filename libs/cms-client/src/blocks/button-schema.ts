import { literally } from '../fields/literally.ts';
import { fields, required, withFallback } from '../fields/schemas.ts';
import { readOneOf } from '../fields/values.ts';
import type { ButtonBlock } from './block.ts';
import type { BlockReaders, BlockSchema } from './block-parts.ts';

export function buttonSchema(read: BlockReaders): BlockSchema<'button'> {
  return fields({
    name: literally('button'),
    link: required(read.link, 'a link with a usable address'),
    alignment: withFallback<ButtonBlock['alignment']>(readOneOf(['left', 'center', 'right']), 'left'),
    size: withFallback<ButtonBlock['size']>(readOneOf(['small', 'normal', 'large']), 'normal'),
  });
}
