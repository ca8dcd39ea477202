/** Resolves in a task of its own: what the visitor has done meanwhile comes before it. */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  // Safari has no scheduler.
  return scheduler?.yield?.() ?? new Promise((resolve) => void setTimeout(resolve));
}
