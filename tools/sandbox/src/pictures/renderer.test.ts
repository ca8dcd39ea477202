import { expect, it, onTestFinished } from 'vitest';
import { createRenderer } from './renderer.ts';

it('draws in a process of its own, urgent pictures first', async () => {
  const renderer = createRenderer();
  onTestFinished(() => renderer.close());
  const finished: string[] = [];
  const draw = async (name: string, urgent: boolean) => {
    const bytes = await renderer.render({ name, width: 64, encoding: 'jpeg' }, urgent);
    finished.push(name);
    return bytes;
  };
  const [first] = await Promise.all([
    draw('list-shop', false),
    draw('list-news', false),
    draw('list-blog', true),
  ]);
  expect(first.subarray(0, 3).toString('hex')).toBe('ffd8ff');
  expect(finished).toEqual(['list-shop', 'list-blog', 'list-news']);
});

it('says what could not be drawn and draws on', async () => {
  const renderer = createRenderer();
  onTestFinished(() => renderer.close());
  const order = { width: 64, encoding: 'jpeg' } as const;
  await expect(renderer.render({ ...order, name: 'nobody' }, true)).rejects.toThrow(
    'No picture is called "nobody"',
  );
  expect((await renderer.render({ ...order, name: 'list-news' }, true)).length).toBeGreaterThan(100);
});

it('lets nobody wait once it is closed', async () => {
  const renderer = createRenderer();
  const waiting = renderer.render({ name: 'list-news', width: 64, encoding: 'jpeg' }, true);
  renderer.close();
  await expect(waiting).rejects.toThrow();
  await expect(renderer.render({ name: 'list-news', width: 64, encoding: 'jpeg' }, true)).rejects.toThrow(
    'closing',
  );
});
