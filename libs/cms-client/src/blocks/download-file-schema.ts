import type { SafeHtml } from '@guildhall/safe-content';
import * as v from 'valibot';
import type { Link } from '../cards/card.ts';
import { linkText } from '../fields/link-text.ts';
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
  const parts = fields({
    name: literally('download-file'),
    title: optional(readText),
    description: optional(read.html),
    link: required(read.untitledLink, 'a link with a usable address'),
  });
  // A file without a title is called what its link is called, else what it is called itself.
  return v.pipe(
    parts,
    v.transform((file) => ({ ...file, title: file.title ?? (file.link.title || linkText(file.link.url)) })),
  );
}
