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

/** Shorter shared fragments are copied: one more buffer to send costs more. */
const minSharedLength = 4096;

/**
 * Joins fragments into the bytes of one page, with a tag that is equal for equal fragments. Shared fragments are not
 * hashed again, and long ones are not copied: pages hold the same buffer.
 */
export function joinFragments(parts: readonly HtmlFragment[]): { pieces: readonly Buffer[]; tag: string } {
  const buffer = getBuffer(parts.reduce((sum, part) => sum + computeMaxByteLength(part), 0));
  // The hash input is contiguous: texts, with the hashes of shared fragments in their places.
  let end = 0;
  const texts: TextRange[] = [];
  let text: TextRange = { start: 0, end: 0 };
  for (const part of parts) {
    if (typeof part === 'string') {
      // Texts are written one by one: Latin-1 text takes a tenth of the time of text with a single other letter.
      text.end = end += buffer.write(part, end);
    } else {
      texts.push(text);
      end += buffer.write(part.hash, end);
      text = { start: end, end };
    }
  }
  texts.push(text);
  // The fastest strong hash on processors with SHA instructions, which servers have.
  const tag = hash('sha256', buffer.subarray(0, end), 'base64url').slice(0, 22);
  const shared = parts.filter((part) => typeof part !== 'string');
  return { pieces: assemble(buffer, texts, shared), tag };
}

/** Position in the buffer of consecutive texts. */
interface TextRange {
  start: number;
  end: number;
}

function assemble(buffer: Buffer, texts: readonly TextRange[], shared: readonly SharedFragment[]): Buffer[] {
  const isCopied = ({ bytes }: SharedFragment) => bytes.length < minSharedLength;
  const copiedLength = shared.reduce((sum, part) => sum + (isCopied(part) ? part.bytes.length : 0), 0);
  const own = Buffer.allocUnsafeSlow(texts.reduce((sum, { start, end }) => sum + end - start, copiedLength));
  const pieces: Buffer[] = [];
  let from = 0;
  let at = 0;
  const endPiece = () => {
    if (at > from) pieces.push(own.subarray(from, at));
    from = at;
  };
  texts.forEach(({ start, end }, index) => {
    at += buffer.copy(own, at, start, end);
    const part = shared[index];
    if (!part) return endPiece();
    if (isCopied(part)) {
      at += part.bytes.copy(own, at);
      return;
    }
    endPiece();
    pieces.push(part.bytes);
  });
  return pieces;
}

function computeMaxByteLength(part: HtmlFragment): number {
  return typeof part === 'string' ? part.length * 3 : part.hash.length;
}

/** Buffer for one page at a time; a very long page gets its own. */
const sharedBuffer = Buffer.allocUnsafeSlow(512 * 1024);

function getBuffer(bytes: number): Buffer {
  return bytes > sharedBuffer.length ? Buffer.allocUnsafeSlow(bytes) : sharedBuffer;
}
