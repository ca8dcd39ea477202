import type { SafeUrl } from '@guildhall/safe-content';
import * as v from 'valibot';
import type { Link } from '../cards/card.ts';
import { isRecord } from '../fields/is-record.ts';
import { literally } from '../fields/literally.ts';
import { fields, required, withFallback } from '../fields/schemas.ts';
import { readWord } from '../fields/values.ts';
import type { BlockBase } from './block.ts';
import type { BlockReaders, BlockSchema } from './block-parts.ts';

export interface IframeBlock extends BlockBase {
  name: 'iframe';
  /** Where the frame's page stands, for those who want it, or have to see it, by itself. */
  link: Link;
  /** The same address when its host may be framed; without it the block is its link. */
  frame?: SafeUrl;
  /** A CSS length such as `600px`, `80vh` or `37.5rem`; `100vh` when none was given that can be used. */
  height: string;
}

/** As long as a page can well be. Percentages say nothing here: what stands around a block has no height. */
const cssLength = /^(\d{1,4}(?:\.\d{1,2})?)(px|r?em|[sld]?vh|vw|vmin|vmax)?$/;

export function iframeSchema(read: BlockReaders): BlockSchema<'iframe'> {
  const readSource = (value: unknown): { link: Link; frame: SafeUrl | undefined } | undefined => {
    const link = read.untitledLink(value);
    return link && { link, frame: read.frame(isRecord(value) ? value['url'] : value) };
  };
  const parts = fields({
    name: literally('iframe'),
    link: required(readSource, 'a link with a usable address'),
    height: withFallback(readHeight, '100vh'),
  });
  return v.pipe(
    parts,
    v.transform(({ link: { link, frame }, ...rest }) => ({ ...rest, link, ...(frame && { frame }) })),
  );
}

function readHeight(value: unknown): string | undefined {
  const [, figure, unit = 'px'] = cssLength.exec(readWord(value)?.toLowerCase() ?? '') ?? [];
  return Number(figure) > 0 ? `${Number(figure)}${unit}` : undefined;
}
