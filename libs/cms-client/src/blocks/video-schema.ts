import * as v from 'valibot';
import { literally } from '../fields/literally.ts';
import { fields, optional, withFallback } from '../fields/schemas.ts';
import { readFlag, readText } from '../fields/values.ts';
import type { BlockReaders, BlockSchema } from './block-parts.ts';

/** A film needs a source: the video host's id of it, or a file on a host that pictures may come from. */
export function videoSchema(read: BlockReaders): BlockSchema<'video'> {
  const parts = fields({
    name: literally('video'),
    videoId: optional(readVideoId),
    mp4: optional(read.picture),
    coverImage: optional(read.image),
    enableMutedFullscreenVideo: withFallback(readFlag, false),
    description: optional(readText),
  });
  return v.pipe(
    parts,
    v.check(
      (video) => video.videoId !== undefined || video.mp4 !== undefined,
      'videoId or mp4: expected a film',
    ),
  );
}

/** The id only: it becomes a part of addresses, so nothing but its own letters passes. */
function readVideoId(value: unknown): string | undefined {
  const id = readText(value);
  return id !== undefined && /^[\w-]{6,20}$/.test(id) ? id : undefined;
}
