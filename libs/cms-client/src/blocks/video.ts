import { field } from '../fields/field.ts';
import { file, flag, html, image } from '../fields/field-kinds.ts';
import { toPlainText } from '../fields/plain-text.ts';
import { defineBlock } from './define-block.ts';
import { readVideoId } from './video-id.ts';

/** A video of the video host if `videoId` is set, otherwise the file `mp4`. */
export const video = defineBlock(
  'video',
  {
    videoId: field(
      {
        ...{ kind: 'word', expected: 'a video ID or URL', pattern: /^(?:[A-Za-z0-9_]|-){6,20}$/ },
        inputPattern: /\S.{5,}/,
        help: 'Video ID, or the URL copied from the browser.',
        read: readVideoId,
      },
      { optional: true, label: 'Video ID or URL' },
    ),
    mp4: file({ optional: true, label: 'Video from the media library', help: 'An MP4 file.' }),
    coverImage: image({ optional: true, label: 'Cover', help: 'Picture shown before the video plays.' }),
    enableMutedFullscreenVideo: flag({
      label: 'Full screen, muted',
      help: 'Fills the screen and starts muted.',
    }),
    description: html({ optional: true, layout: 'inline', help: 'What the video shows.' }),
  },
  {
    help: 'A video with a cover picture; nothing loads from the video host until it is played',
    finding: { category: 'media', icon: 'format-video', keywords: ['film', 'youtube'], core: 'core/video' },
    example: { videoId: 'a1B_-2c3D4e', description: 'A walk through the house.' },
    needsOneOf: { fields: ['videoId', 'mp4'], expected: 'a video' },
    complete(video) {
      // Plain text of the description, for places without HTML.
      const descriptionText = toPlainText(video.description ?? '');
      return { ...video, ...(descriptionText !== '' && { descriptionText }) };
    },
  },
);
