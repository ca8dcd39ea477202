import { describe, expect, it, vi } from 'vitest';
import { readJsonBody } from './json-body.ts';

const within = { maxBytes: 100, maxDepth: 3 };
const bytes = (text: string) => new TextEncoder().encode(text);

function createStream(...chunks: Uint8Array[]) {
  const cancel = vi.fn();
  const left = [...chunks];
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = left.shift();
      if (chunk) controller.enqueue(chunk);
      else controller.close();
    },
    cancel,
  });
  return { stream, cancel, left };
}

describe('a JSON body', () => {
  it('is read across any chunk boundaries', async () => {
    const whole = bytes('{"city":"København"}');
    const { stream } = createStream(whole.slice(0, 11), whole.slice(11, 12), whole.slice(12));
    expect(await readJsonBody(stream, within)).toEqual({ city: 'København' });
  });

  it('may begin with a byte order mark, which some servers write', async () => {
    expect(await readJsonBody(createStream(bytes('\uFEFF[]')).stream, within)).toEqual([]);
  });

  it('may be exactly as large as the limit, and is not read beyond it', async () => {
    expect(await readJsonBody(createStream(bytes('[1]')).stream, { ...within, maxBytes: 3 })).toEqual([1]);
    const { stream, cancel, left } = createStream(...Array.from({ length: 50 }, () => bytes('[1]')));
    await expect(readJsonBody(stream, { ...within, maxBytes: 4 })).rejects.toMatchObject({
      fault: 'UPSTREAM_TOO_LARGE',
    });
    expect(cancel).toHaveBeenCalledOnce();
    expect(left.length).toBeGreaterThan(45);
  });

  it.each([
    ['nothing', bytes('')],
    ['HTML', bytes('<html>secret</html>')],
    ['half of it', bytes('{"secret": ')],
    ['a warning before it', bytes('Warning: secret\n{}')],
    ['another encoding', new Uint8Array([0x22, 0xe6, 0x22])],
  ])('is rejected if it is %s, and the error repeats none of it', async (_what, body) => {
    const error = await readJsonBody(createStream(body).stream, within).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ fault: 'UPSTREAM_BODY' });
    expect(error).not.toHaveProperty('cause');
    expect(String(error)).not.toContain('secret');
  });

  it('is rejected if there is no body at all', async () => {
    await expect(readJsonBody(null, within)).rejects.toMatchObject({ fault: 'UPSTREAM_BODY' });
  });

  it.each(['[[[1]]]', '[[[]],[[]],[{"a":1}]]', '"[[[["', '["\\"[[[["]'])(
    'may be nested up to the limit: %s',
    async (text) => {
      await expect(readJsonBody(createStream(bytes(text)).stream, within)).resolves.toBeDefined();
    },
  );

  it('is rejected with more than half a million values, however few bytes they are', async () => {
    const many = (count: number) => bytes(`[${'{},'.repeat(count)}1]`);
    const roomy = { maxBytes: 5_000_000, maxDepth: 3 };
    await expect(readJsonBody(createStream(many(100_000)).stream, roomy)).resolves.toHaveLength(100_001);
    await expect(readJsonBody(createStream(many(300_000)).stream, roomy)).rejects.toMatchObject({
      fault: 'UPSTREAM_TOO_LARGE',
    });
  });

  it.each(['[[[[1]]]]', '{"a":[{"b":[1]}]}', '[[[[[[[[['])(
    'is rejected if it is nested deeper: %s',
    async (text) => {
      const read = readJsonBody(createStream(bytes(text)).stream, within);
      await expect(read).rejects.toMatchObject({ fault: 'UPSTREAM_TOO_DEEP' });
    },
  );
});
