const levels = ['error', 'warn', 'info', 'log', 'debug'] as const;

/** Collects console messages and uncaught errors until `stop` is called. */
export function collectConsoleMessages(): { messages: string[]; stop: () => void } {
  const messages: string[] = [];
  const before = levels.map((level) => [level, console[level]] as const);
  for (const level of levels) {
    console[level] = (...parts: unknown[]) => messages.push(`${level}: ${parts.map(String).join(' ')}`);
  }
  const onError = ({ error, message }: ErrorEvent) => messages.push(`uncaught: ${String(error ?? message)}`);
  const onRejection = ({ reason }: PromiseRejectionEvent) => messages.push(`unhandled: ${String(reason)}`);
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  return {
    messages,
    stop() {
      for (const [level, write] of before) console[level] = write;
      removeEventListener('error', onError);
      removeEventListener('unhandledrejection', onRejection);
    },
  };
}
