import type { SafeHtml } from '@guildhall/safe-content';
import type { Link } from '../cards/card.ts';
import { literally } from '../fields/literally.ts';
import { fields, optional, required } from '../fields/schemas.ts';
import { readText } from '../fields/values.ts';
import type { BlockBase } from './block.ts';
import type { BlockReaders, BlockSchema } from './block-parts.ts';

export interface DownloadFileBlock extends BlockBase {
  name: 'download-file';
  title: string;
  description?: SafeHtml;
  link: Link;
}

export function downloadFileSchema(read: BlockReaders): BlockSchema<'download-file'> {
  return fields({
    name: literally('download-file'),
    title: required(readText, 'a text'),
    description: optional(read.html),
    link: required(read.link, 'a link with a usable address'),
  });
}
