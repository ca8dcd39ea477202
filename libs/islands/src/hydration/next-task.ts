/** Resolves in a new task, after pending input events. */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  // Fallback for Safari.
  return scheduler?.yield?.() ?? new Promise((resolve) => void setTimeout(resolve));
}
