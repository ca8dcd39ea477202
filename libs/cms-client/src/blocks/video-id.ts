import { readText } from '../fields/values.ts';

const id = /^[\w-]{6,20}$/;
/** YouTube URLs that contain a video ID, also within pasted HTML. */
const inAddress =
  /(?:^|[/.\s"'])(?:youtube(?:-nocookie)?\.com\/(?:(?:embed|shorts|live|v)\/|watch\/?\?(?:[^\s"'#]*?&)?v=)|youtu\.be\/)([\w-]{6,20})(?![\w-])/i;

/**
 * Reads the ID of a video on the video host: alone, in its URL, or in the host's HTML for embedding. It becomes part of
 * URLs, so only its own characters are allowed.
 *
 * @example readVideoId('https://youtu.be/a1B_-2c3D4e?t=42') // 'a1B_-2c3D4e'
 */
export function readVideoId(value: unknown): string | undefined {
  const written = typeof value === 'string' && value.includes('<') ? value : (readText(value) ?? '');
  return id.test(written) ? written : inAddress.exec(written.slice(0, 2_000))?.[1];
}
readVideoId.expected = 'a video ID or URL';
