import type { SafeHtml } from '@guildhall/safe-content';
import type { Link } from '../cards/card.ts';
import { literally } from '../fields/literally.ts';
import { fields, optional, required } from '../fields/schemas.ts';
import type { BlockBase } from './block.ts';
import type { BlockReaders, BlockSchema } from './block-parts.ts';

export interface ContactTextBlock extends BlockBase {
  name: 'contact-text';
  description?: SafeHtml;
  /** Shown as its address, without `mailto:`. */
  link: Link;
}

export function contactTextSchema(read: BlockReaders): BlockSchema<'contact-text'> {
  return fields({
    name: literally('contact-text'),
    description: optional(read.html),
    link: required(read.untitledLink, 'a link with a usable address'),
  });
}
