/** Statuses in which a second subscription is a duplicate. */
const running = new Set(['active', 'in_trial', 'non_renewing', 'future', 'paused']);

export const isRunning = ({ status }: { status: string }): boolean => running.has(status);
