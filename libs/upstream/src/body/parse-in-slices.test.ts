import { describe, expect, it } from 'vitest';
import { parseInSlices, sliceBytes } from './parse-in-slices.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const large = 'x'.repeat(sliceBytes);
const items = Array.from({ length: 40_000 }, (_, index) => ({ id: index, title: `Nº ${index} "q" \\ [,]` }));

describe('JSON parsed in slices', () => {
  it.each<[string, unknown]>([
    ['a list of small items', items],
    ['a list of large items', [large, { large }, [large, 1], 2, `${large}"`]],
    ['an object of many fields', Object.fromEntries(items.map(({ title }, index) => [title, index]))],
    ['an object of large fields', { a: large, b: { c: [items, { large }] }, 'ø"': [large], d: 1 }],
    ['a large text', large + large],
    ['lists in lists', [[[[[[items]]]]], [], {}]],
    ['nothing large', { a: [1, null, true, 'b'] }],
  ])('equals the result of JSON.parse: %s', async (_what, value) => {
    expect(await parseInSlices(bytes(JSON.stringify(value)))).toEqual(value);
    expect(await parseInSlices(bytes(JSON.stringify(value, undefined, 3)))).toEqual(value);
  });

  it('may begin with a byte order mark, and contain blanks anywhere', async () => {
    expect(await parseInSlices(bytes(`\uFEFF \n{ "a" : [ "${large}" , 1 ] , "b":{} } \t`))).toEqual({
      a: [large, 1],
      b: {},
    });
  });

  it('uses the last of two fields with the same name, and treats __proto__ like any other name', async () => {
    const text = `{"a":"${large}","__proto__":{"x":"${large}"},"a":2,"__proto__":3}`;
    const parsed = (await parseInSlices(bytes(text))) as object;
    expect(Object.entries(parsed)).toEqual(Object.entries(JSON.parse(text) as object));
    expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype);
  });

  it.each([
    `["${large}",]`,
    `[,"${large}"]`,
    `["${large}",,1]`,
    `["${large}"`,
    `["${large}"}`,
    `["${large}"]]`,
    `["${large}"] 1`,
    `["${large}" "a"]`,
    `{"a":"${large}",}`,
    `{"a""${large}"}`,
    `{"a":"${large}":1}`,
    `{a:"${large}"}`,
    `{1:"${large}"}`,
    `{"a":}${' '.repeat(sliceBytes)}`,
    `{"a${large}`,
    ' '.repeat(sliceBytes + 1),
  ])('is rejected if JSON.parse rejects it: %.12s…', async (text) => {
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
    await expect(parseInSlices(bytes(text))).rejects.toThrow(SyntaxError);
  });

  it('is rejected if it is not UTF-8', async () => {
    const text = bytes(`["${large}","a"]`);
    text[text.length - 3] = 0xe6;
    await expect(parseInSlices(text)).rejects.toThrow(TypeError);
  });

  it('lets other tasks run during parsing', async () => {
    let isDone = false;
    let turns = 0;
    const take = () => {
      turns++;
      if (!isDone) setImmediate(take);
    };
    setImmediate(take);
    const text = bytes(JSON.stringify(items));
    await parseInSlices(text);
    isDone = true;
    expect(turns).toBeGreaterThan(Math.floor(text.length / sliceBytes));
  });
});
