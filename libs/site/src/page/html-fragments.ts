import { createHash, hash } from 'node:crypto';

/** HTML that many pages share, such as their styles or the header: encoded and hashed once for all. */
export interface SharedFragment {
  readonly bytes: Buffer;
  readonly hash: string;
}

export type HtmlFragment = string | SharedFragment;

export function createSharedFragment(text: string): SharedFragment {
  const bytes = Buffer.from(text);
  return { bytes, hash: createHash('sha256').update(bytes).digest('base64') };
}

/**
 * Joins fragments into one page, with a tag that is equal for equal fragments. Shared fragments are not hashed again.
 */
export function joinFragments(parts: readonly HtmlFragment[]): { html: Buffer; tag: string } {
  const buffer = getBuffer(parts.reduce((sum, part) => sum + computeMaxByteLength(part), 0));
  // The hash input is contiguous: texts, with the hashes of shared fragments in their places.
  let end = 0;
  let length = 0;
  const texts: TextRange[] = [];
  let text: TextRange = { start: 0, end: 0 };
  for (const part of parts) {
    if (typeof part === 'string') {
      // Texts are written one by one: Latin-1 text takes a tenth of the time of text with a single other letter.
      text.end = end += buffer.write(part, end);
    } else {
      length += text.end - text.start + part.bytes.length;
      texts.push(text);
      end += buffer.write(part.hash, end);
      text = { start: end, end };
    }
  }
  texts.push(text);
  length += text.end - text.start;
  // The fastest strong hash on processors with SHA instructions, which servers have.
  const tag = hash('sha256', buffer.subarray(0, end), 'base64url').slice(0, 22);
  const shared = parts.filter((part) => typeof part !== 'string');
  return { html: assemble(buffer, texts, shared, length), tag };
}

/** Position in the buffer of consecutive texts. */
interface TextRange {
  start: number;
  end: number;
}

function assemble(
  buffer: Buffer,
  texts: readonly TextRange[],
  shared: readonly SharedFragment[],
  length: number,
): Buffer {
  const html = Buffer.allocUnsafeSlow(length);
  let at = 0;
  texts.forEach(({ start, end }, index) => {
    at += buffer.copy(html, at, start, end);
    const part = shared[index];
    if (part) at += part.bytes.copy(html, at);
  });
  return html;
}

function computeMaxByteLength(part: HtmlFragment): number {
  return typeof part === 'string' ? part.length * 3 : part.hash.length;
}

/** Buffer for one page at a time; a very long page gets its own. */
const sharedBuffer = Buffer.allocUnsafeSlow(512 * 1024);

function getBuffer(bytes: number): Buffer {
  return bytes > sharedBuffer.length ? Buffer.allocUnsafeSlow(bytes) : sharedBuffer;
}
