/** Why a body could not be read as JSON. */
export type BodyFault = 'UPSTREAM_TOO_LARGE' | 'UPSTREAM_BODY';

/** A body that arrived, but is not what it should be. */
export class BodyError extends Error {
  readonly fault: BodyFault;

  constructor(fault: BodyFault) {
    super(fault);
    this.fault = fault;
  }
}

/**
 * Reads a body of JSON in UTF-8, and stops reading at the limit, counted after decompression.
 *
 * @throws BodyError without a word of the body; whatever the stream throws when the connection breaks
 */
export async function readJsonBody(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new BodyError('UPSTREAM_TOO_LARGE');
    chunks.push(chunk);
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))) as unknown;
  } catch {
    throw new BodyError('UPSTREAM_BODY');
  }
}
