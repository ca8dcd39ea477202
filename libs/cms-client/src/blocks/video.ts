import { field } from '../fields/field.ts';
import { file, flag, html, image } from '../fields/field-kinds.ts';
import { toPlainText } from '../fields/plain-text.ts';
import { defineBlock } from './define-block.ts';
import { readText, readWholeNumber } from '../fields/values.ts';
import { parseVideoAddress, playlistShape } from './video-address.ts';
import { readVideoId } from './video-id.ts';

/** A video or a playlist of the video host if `videoId` or `playlist` is set, otherwise the file `mp4`. */
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
    playlist: field(
      {
        ...{ kind: 'word', expected: 'a playlist ID or URL', pattern: /^[A-Z]{2}(?:[A-Za-z0-9_]|-){8,62}$/ },
        inputPattern: /\S.{9,}/,
        help: 'Playlist ID or URL, to play several videos one after another.',
        read: readPlaylist,
      },
      { optional: true, label: 'Playlist ID or URL' },
    ),
    start: field(
      {
        ...{ kind: 'number', expected: 'a whole number of seconds', min: 0, max: 86_400 },
        help: 'Seconds from the beginning, if the video does not start there.',
        read: readStart,
      },
      { optional: true, label: 'Starts after' },
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
    needsOneOf: { fields: ['videoId', 'playlist', 'mp4'], expected: 'a video' },
    complete({ start, playlist, ...video }, { raw }) {
      // Plain text of the description, for places without HTML.
      const descriptionText = toPlainText(video.description ?? '');
      const address = parseVideoAddress(raw['videoId']);
      const list = playlist ?? address.playlist;
      const first = start ?? address.start;
      return {
        ...video,
        ...(list !== undefined && { playlist: list }),
        ...(first !== undefined && { start: first }),
        ...(descriptionText !== '' && { descriptionText }),
      };
    },
  },
);

function readPlaylist(value: unknown): string | undefined {
  const written = readText(value) ?? '';
  return playlistShape.test(written) ? written : parseVideoAddress(value).playlist;
}

function readStart(value: unknown): number | undefined {
  const seconds = readWholeNumber(value);
  return seconds !== undefined && seconds >= 0 && seconds <= 86_400 ? seconds : undefined;
}
