import { readFile } from 'node:fs/promises';
import { builtInMainData, type CmsClient, type MainData } from '@guildhall/cms-client';
import { writeCopy } from '../engine/files/write-copy.ts';

export interface MainDataRefresher {
  /** Returns the last good main data; before the first read, the default texts. */
  current(): MainData;
  /** True once main data came from the content service or its last good copy. */
  isLoaded(): boolean;
  refresh(): Promise<void>;
  stop(): void;
  /** Resolves after pending writes. */
  finish(): Promise<void>;
}

interface RefresherOptions {
  cms: Pick<CmsClient, 'readMainData'>;
  /** @default the built-in English texts */
  defaults?: MainData;
  /** File for the last good copy, so that texts survive a restart during an outage. */
  copy?: string;
  refreshMs: number;
  retryMs: number;
  onChange: (mainData: MainData) => void;
}

/** Loads main data at start, retries until that succeeds, then refreshes it. */
export async function createMainDataRefresher(options: RefresherOptions): Promise<MainDataRefresher> {
  const { cms, defaults = builtInMainData, copy, refreshMs, retryMs, onChange } = options;
  let current = defaults;
  let loaded = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;

  const apply = (mainData: MainData) => {
    const changed = !loaded || JSON.stringify(mainData) !== JSON.stringify(current);
    loaded = true;
    if (!changed) return false;
    current = mainData;
    onChange(mainData);
    return true;
  };
  const read = async () => {
    const { outcome, mainData } = await cms.readMainData();
    if (stopped) return;
    if (outcome === 'found' && apply(mainData) && copy)
      await (writing = writeCopy(copy, JSON.stringify(mainData)).catch(() => undefined));
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => void refresh(), outcome === 'found' ? refreshMs : retryMs);
    timer.unref();
  };

  let reading = Promise.resolve();
  /** Reads run one after the other, so an older response never replaces a newer one. */
  const refresh = () => (reading = reading.then(read));

  await refresh();
  if (!loaded && copy) await readCopy(copy, defaults).then(apply, () => undefined);
  return {
    current: () => current,
    isLoaded: () => loaded,
    refresh,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
    finish: async () => writing,
  };
}

/** The copy is our own parsed data, sanitised before it was written. A copy of an earlier version may lack groups. */
async function readCopy(file: string, defaults: MainData): Promise<MainData> {
  return { ...defaults, ...(JSON.parse(await readFile(file, 'utf8')) as Partial<MainData>) };
}
