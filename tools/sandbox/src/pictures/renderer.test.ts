import { expect, it, onTestFinished } from 'vitest';
import { createRenderer } from './renderer.ts';

it('draws in a separate process, in the order of the requests', async () => {
  const renderer = createRenderer();
  onTestFinished(() => renderer.close());
  const finished: string[] = [];
  const draw = async (name: string) => {
    const bytes = await renderer.render({ name, width: 64, encoding: 'jpeg' });
    finished.push(name);
    return bytes;
  };
  const [first] = await Promise.all([draw('list-shop'), draw('list-news'), draw('list-blog')]);
  expect(first.subarray(0, 3).toString('hex')).toBe('ffd8ff');
  expect(finished).toEqual(['list-shop', 'list-news', 'list-blog']);
});

it('reports what could not be drawn, and continues', async () => {
  const renderer = createRenderer();
  onTestFinished(() => renderer.close());
  const order = { width: 64, encoding: 'jpeg' } as const;
  await expect(renderer.render({ ...order, name: 'nobody' })).rejects.toThrow(
    'No picture is called "nobody"',
  );
  expect((await renderer.render({ ...order, name: 'list-news' })).length).toBeGreaterThan(100);
});

it('rejects all pending requests when it is closed', async () => {
  const renderer = createRenderer();
  const waiting = renderer.render({ name: 'list-news', width: 64, encoding: 'jpeg' });
  renderer.close();
  await expect(waiting).rejects.toThrow();
  await expect(renderer.render({ name: 'list-news', width: 64, encoding: 'jpeg' })).rejects.toThrow(
    'closing',
  );
});
