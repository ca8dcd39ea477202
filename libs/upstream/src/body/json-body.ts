import { setImmediate as pause } from 'node:timers/promises';
import type { RecentBody } from './recent-bodies.ts';
import { parseInSlices, sliceBytes } from './parse-in-slices.ts';

export type BodyErrorCode = 'UPSTREAM_TOO_LARGE' | 'UPSTREAM_TOO_DEEP' | 'UPSTREAM_BODY';

/** A body that arrived, but is too large, nested too deep, or not JSON. */
export class BodyError extends Error {
  readonly fault: BodyErrorCode;

  constructor(fault: BodyErrorCode) {
    super(fault);
    this.fault = fault;
  }
}

/** The limits of a body: bytes after decompression, and how deep lists and objects may be nested. */
interface BodyLimits {
  maxBytes: number;
  maxDepth: number;
}

export interface BodyOptions extends BodyLimits {
  /** The last body of the same URL, if it is remembered: for the same bytes, its JSON is returned again. */
  recent?: RecentBody | undefined;
}

/**
 * Reads a body of JSON in UTF-8, and stops reading at the limit. A large one is parsed in slices, so that no other
 * request waits for it.
 *
 * @throws BodyError, which quotes nothing of the body; when the connection breaks, whatever the stream throws
 */
export async function readJsonBody(
  body: ReadableStream<Uint8Array> | null,
  { maxBytes, maxDepth, recent }: BodyOptions,
): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new BodyError('UPSTREAM_TOO_LARGE');
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  const rememberedBody = recent?.find(bytes);
  if (rememberedBody) return rememberedBody.json;
  const fault = findBodyError(bytes, maxDepth);
  if (fault) throw new BodyError(fault);
  try {
    if (bytes.length <= sliceBytes) {
      const json: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
      recent?.keep(bytes, json);
      return json;
    }
    const json = await parseInSlices(bytes);
    // The caller's own work on such a large value also runs in a later task.
    await pause();
    return json;
  } catch {
    throw new BodyError('UPSTREAM_BODY');
  }
}

const quote = 0x22;
const comma = 0x2c;
const backslash = 0x5c;

/** Maximum values in one body: a list of 1,500 entries has 150,000. Millions take seconds to create. */
const maxValues = 500_000;

/** Counts in the bytes, before parsing: no other code has to walk or copy a value that is nested a million times. */
function findBodyError(json: Uint8Array, maxDepth: number): BodyErrorCode | undefined {
  let depth = 0;
  let values = 0;
  let inText = false;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at] as number;
    if (inText) {
      if (byte === backslash) at++;
      else if (byte === quote) inText = false;
    } else if (byte === quote) inText = true;
    else if (byte === comma) values++;
    else if (byte === 0x5b || byte === 0x7b) {
      if (++depth > maxDepth) return 'UPSTREAM_TOO_DEEP';
      values++;
    } else if (byte === 0x5d || byte === 0x7d) depth--;
  }
  return values > maxValues ? 'UPSTREAM_TOO_LARGE' : undefined;
}
