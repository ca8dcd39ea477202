import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtInMainData, type MainData } from '@guildhall/cms-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMainDataRefresher, type MainDataRefresher } from './main-data-refresher.ts';
import { temporaryFolder } from '../host/temporary-folder.fixture.ts';

const theirs: MainData = {
  ...builtInMainData,
  formData: { ...builtInMainData.formData, subscribeLabel: 'Join us' },
};
const found = { outcome: 'found' as const, mainData: theirs };
const failed = { outcome: 'failed' as const, reason: '503' };
let refresher: MainDataRefresher | undefined;

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  refresher?.stop();
  vi.useRealTimers();
});

const keep = (
  readMainData: () => Promise<typeof found | typeof failed>,
  more: { copy?: string; onChange?: () => void } = {},
) =>
  createMainDataRefresher({
    cms: { readMainData },
    refreshMs: 60_000,
    retryMs: 5_000,
    onChange: () => undefined,
    ...more,
  });

it('has main data when the server has started [7.1.1]', async () => {
  refresher = await keep(async () => found);
  expect(refresher.isLoaded()).toBe(true);
  expect(refresher.current().formData.subscribeLabel).toBe('Join us');
});

it('starts with the built-in texts and retries until the content service responds [7.1.1] [8.2.3]', async () => {
  const onChange = vi.fn();
  const read = vi.fn().mockResolvedValueOnce(failed).mockResolvedValueOnce(failed).mockResolvedValue(found);
  refresher = await keep(read, { onChange });
  expect(refresher.current()).toEqual(builtInMainData);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(refresher.current().formData.subscribeLabel).toBe('Join us');
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('keeps the current texts when a refresh fails', async () => {
  refresher = await keep(vi.fn().mockResolvedValueOnce(found).mockResolvedValue(failed));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(refresher.current().formData.subscribeLabel).toBe('Join us');
});

it('starts with the last good copy while the content service is down', async () => {
  const copy = join(await temporaryFolder(), 'main-data.json');
  (await keep(async () => found, { copy })).stop();
  refresher = await keep(async () => failed, { copy });
  expect(refresher.current().formData.subscribeLabel).toBe('Join us');
});

it('has the newest main data after a refresh, whatever reads are still running [8.2.4]', async () => {
  const late = Promise.withResolvers<typeof found>();
  const newest = { ...theirs, formData: { ...theirs.formData, subscribeLabel: 'Join now' } };
  const read = vi
    .fn<() => Promise<typeof found>>()
    .mockResolvedValueOnce(found)
    .mockReturnValueOnce(late.promise)
    .mockResolvedValue({ outcome: 'found', mainData: newest });
  refresher = await keep(read);
  await vi.advanceTimersByTimeAsync(60_000);
  const refreshed = refresher.refresh();
  late.resolve(found);
  await refreshed;
  expect(refresher.current().formData.subscribeLabel).toBe('Join now');
});

it('finishes with the copy that is being written', async () => {
  const copy = join(await temporaryFolder(), 'site', 'main-data.json');
  const read = vi.fn(async () => found).mockResolvedValueOnce(failed as never);
  const changed = Promise.withResolvers<unknown>();
  refresher = await createMainDataRefresher({
    ...{ cms: { readMainData: read }, copy, refreshMs: 1_000, retryMs: 1_000 },
    onChange: changed.resolve,
  });
  void refresher.refresh();
  await changed.promise;
  refresher.stop();
  await refresher.finish();
  expect(await readFile(copy, 'utf8')).toContain('Join us');
});
