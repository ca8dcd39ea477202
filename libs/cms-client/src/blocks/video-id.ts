import { readText } from '../fields/values.ts';

const id = /^[\w-]{6,20}$/;
/** Where the vendor's addresses hold the id: pages, short addresses, frames; also in the middle of pasted HTML. */
const inAddress =
  /(?:^|[/.\s"'])(?:youtube(?:-nocookie)?\.com\/(?:(?:embed|shorts|live|v)\/|watch\/?\?(?:[^\s"'#]*?&)?v=)|youtu\.be\/)([\w-]{6,20})(?![\w-])/i;

/**
 * The video host's id of a film: by itself, in a pasted address of the film, or in the frame that the host gives to
 * paste. It becomes a part of addresses, so nothing but its own letters passes.
 *
 * @example readVideoId('https://youtu.be/a1B_-2c3D4e?t=42') // 'a1B_-2c3D4e'
 */
export function readVideoId(value: unknown): string | undefined {
  const written = typeof value === 'string' && value.includes('<') ? value : (readText(value) ?? '');
  return id.test(written) ? written : inAddress.exec(written.slice(0, 2_000))?.[1];
}
readVideoId.expected = 'a video ID or URL';
