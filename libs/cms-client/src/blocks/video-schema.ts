import * as v from 'valibot';
import { literally } from '../fields/literally.ts';
import { fields, optional, withFallback } from '../fields/schemas.ts';
import { isRecord } from '../fields/is-record.ts';
import { plainText } from '../fields/plain-text.ts';
import { readFlag } from '../fields/values.ts';
import type { BlockReaders, BlockSchema } from './block-parts.ts';
import { readVideoId } from './video-id.ts';

/** A film needs a source: the video host's id of it, or a file on a host that pictures may come from. */
export function videoSchema(read: BlockReaders): BlockSchema<'video'> {
  const parts = fields({
    name: literally('video'),
    videoId: optional(readVideoId),
    mp4: optional((value) => read.picture(fileAddress(value))),
    coverImage: optional(read.image),
    enableMutedFullscreenVideo: withFallback(readFlag, false),
    description: optional(read.html),
  });
  return v.pipe(
    parts,
    v.check(
      (video) => video.videoId !== undefined || video.mp4 !== undefined,
      'videoId or mp4: expected a film',
    ),
    v.transform((video) => {
      const descriptionText = plainText(video.description ?? '');
      return descriptionText === '' ? video : { ...video, descriptionText };
    }),
  );
}

/** An address, or a file as a field plug-in gives one: `{ url, mime_type, … }`. */
function fileAddress(value: unknown): unknown {
  return isRecord(value) && typeof value['mime_type'] === 'string' ? value['url'] : value;
}
