import type { Claims } from '@guildhall/server-kit/storage';

export interface ClaimedTasks<Task> {
  claims: Pick<Claims, 'tryHold' | 'isShared'>;
  list: () => Promise<readonly Task[]>;
  toKey: (task: Task) => string;
}

/**
 * Does each task that no other server is doing. A task that another server has finished since it was listed is left out.
 */
export async function forEachClaimed<Task>(
  { claims, list, toKey }: ClaimedTasks<Task>,
  work: (task: Task) => Promise<void>,
): Promise<void> {
  for (const listed of await list()) {
    const key = toKey(listed);
    await claims.tryHold(key, async () => {
      const task = claims.isShared ? (await list()).find((one) => toKey(one) === key) : listed;
      if (task) await work(task);
    });
  }
}
