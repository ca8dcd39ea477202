import { field } from '../fields/field.ts';
import { file, flag, html, image } from '../fields/field-kinds.ts';
import { toPlainText } from '../fields/plain-text.ts';
import { defineBlock } from './define-block.ts';
import { readVideoId } from './video-id.ts';

/** A film: of the video host when `videoId` is there, else the file `mp4`. */
export const video = defineBlock(
  'video',
  {
    videoId: field(
      {
        ...{ kind: 'word', expected: 'the id or the address of a film', pattern: /^[\w-]{6,20}$/ },
        help: 'The film at the video host: its id, or its address copied from the browser.',
        read: readVideoId,
      },
      { optional: true, label: 'Film at the video host' },
    ),
    mp4: file({ optional: true, label: 'Film from the media library', help: 'An MP4 file.' }),
    coverImage: image({ optional: true, label: 'Cover', help: 'What is shown before the film plays.' }),
    enableMutedFullscreenVideo: flag({
      label: 'Full screen, without sound',
      help: 'Whether it fills the screen and starts without sound.',
    }),
    description: html({ optional: true, help: 'What the film shows.' }),
  },
  {
    help: 'A film behind its cover; nothing is asked of its host before the press',
    needsOneOf: { fields: ['videoId', 'mp4'], expected: 'a film' },
    complete(video) {
      // The words of the description, for where no HTML can be.
      const descriptionText = toPlainText(video.description ?? '');
      return { ...video, ...(descriptionText !== '' && { descriptionText }) };
    },
  },
);
