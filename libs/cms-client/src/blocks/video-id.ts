import { readText } from '../fields/values.ts';
import { parseVideoAddress, videoIdShape } from './video-address.ts';

/**
 * Reads the ID of a video on the video host: alone, in its URL, or in the host's HTML for embedding. It becomes part of
 * URLs, so only its own characters are allowed.
 *
 * @example readVideoId('https://youtu.be/a1B_-2c3D4e?t=42') // 'a1B_-2c3D4e'
 */
export function readVideoId(value: unknown): string | undefined {
  const written = readText(value) ?? '';
  return videoIdShape.test(written) ? written : parseVideoAddress(value).videoId;
}
readVideoId.expected = 'a video ID or URL';
