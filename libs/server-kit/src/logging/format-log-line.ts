import { inspect } from 'node:util';

/** Facts about the process: the same in every line, so people need not read them. */
const omitted = new Set(['level', 'time', 'msg', 'service', 'instance', 'version', 'pid', 'hostname']);

/** Formats a line of the log for people: `14:03:07 warn  site  the text  { details }`. */
export function formatLogLine(line: string): string {
  const entry = parseLine(line);
  if (!entry) return line;
  const { level, time, msg, service } = entry;
  const details = Object.entries(entry).filter(([name]) => !omitted.has(name));
  const { err, ...others } = Object.fromEntries(details) as Record<string, unknown> & {
    err?: { stack?: string };
  };
  const parts = [
    formatTime(time),
    String(level).padEnd(5),
    String(service ?? ''),
    String(msg ?? ''),
    Object.keys(others).length > 0 ? inspect(others, { breakLength: Infinity, depth: 6 }) : '',
  ];
  const stack = err ? `\n${err.stack ?? inspect(err)}` : '';
  return `${parts.filter(Boolean).join(' ')}${stack}\n`;
}

function parseLine(line: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

function formatTime(time: unknown): string {
  return typeof time === 'number' ? new Date(time).toTimeString().slice(0, 8) : '';
}
