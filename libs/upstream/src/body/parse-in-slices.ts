import { setImmediate as pause } from 'node:timers/promises';
import { getContainer, findTextEnd, splitItems, skipBlank, type Part, type Range } from './json-parts.ts';

/** Bytes that are parsed before other tasks may run: up to 10 ms. */
export const sliceBytes = 128 * 1024;

const colon = 0x3a;

/**
 * Parses JSON in UTF-8 as `JSON.parse` does, but slice by slice, so that other tasks can run in between: parsed at
 * once, five megabytes would block them for up to half a second.
 *
 * @throws SyntaxError, or TypeError when the bytes are not UTF-8
 */
export async function parseInSlices(bytes: Uint8Array): Promise<unknown> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const decodeText = ({ start, end }: Range) => decoder.decode(bytes.subarray(start, end));

  async function parse({ start, end }: Range): Promise<unknown> {
    await pause();
    const first = skipBlank(bytes, start, end);
    const kind = getContainer(bytes, first);
    if (end - start <= sliceBytes || kind === undefined) return JSON.parse(decodeText({ start, end }));
    const parts = splitItems(bytes, { start: first, end }, kind, sliceBytes);
    return kind === 'list' ? parseItems(parts) : parseFields(parts);
  }

  async function parseItems(parts: Iterable<Part>): Promise<unknown[]> {
    const list: unknown[] = [];
    for (const part of parts) {
      await pause();
      if (part.isLarge) list.push(await parse(part));
      else for (const item of JSON.parse(`[${decodeText(part)}]`) as unknown[]) list.push(item);
    }
    return list;
  }

  async function parseFields(parts: Iterable<Part>): Promise<object> {
    const object = {};
    for (const part of parts) {
      await pause();
      if (part.isLarge) setField(object, ...(await parseField(part)));
      else
        for (const field of Object.entries(JSON.parse(`{${decodeText(part)}}`) as object))
          setField(object, ...field);
    }
    return object;
  }

  async function parseField({ start, end }: Range): Promise<[string, unknown]> {
    const key = skipBlank(bytes, start, end);
    const keyEnd = findTextEnd(bytes, key, end);
    const at = skipBlank(bytes, keyEnd, end);
    if (bytes[at] !== colon) throw new SyntaxError('a field without a name');
    return [readKey(decodeText({ start: key, end: keyEnd })), await parse({ start: at + 1, end })];
  }

  const mark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  return parse({ start: mark, end: bytes.length });
}

function readKey(text: string): string {
  const key = JSON.parse(text) as unknown;
  if (typeof key !== 'string') throw new SyntaxError('a name that is no text');
  return key;
}

/** Sets a field as `JSON.parse` does: the last field of a name counts, and `__proto__` is a name like any other. */
function setField(object: object, key: string, value: unknown): void {
  if (key !== '__proto__') (object as Record<string, unknown>)[key] = value;
  else Object.defineProperty(object, key, { value, configurable: true, enumerable: true, writable: true });
}
