import type { TaskPart } from '../figures.ts';
import { getEnd, isWithin, getProcessorTime, type TraceEvent } from '../trace.ts';

/** Names for the browser's own work, by event. All other events keep their names. */
const names: Readonly<Record<string, string>> = {
  RunTask: 'browser',
  'v8.evaluateModule': 'evaluation',
  'v8.compileModule': 'evaluation',
  EvaluateScript: 'evaluation',
  UpdateLayoutTree: 'styles',
  Layout: 'layout',
  PrePaint: 'painting',
  Paint: 'painting',
  Layerize: 'painting',
  Commit: 'painting',
  MinorGC: 'garbage collection',
  MajorGC: 'garbage collection',
};

/** Events replaced by their contents. */
const around = new Set(['v8.callFunction', 'RunMicrotasks', 'v8.run', 'FireAnimationFrame', 'TimerFire']);

/**
 * Splits a task into its parts, the longest first: each event counts without those within it, and a script's functions
 * count together.
 */
export function splitTask(task: TraceEvent, events: readonly TraceEvent[]): TaskPart[] {
  const within = events
    .filter((event) => event.ph === 'X' && isWithin(event, task))
    .sort((a, b) => a.ts - b.ts || getEnd(b) - getEnd(a));
  const parts = new Map<string, number>();
  const add = (event: TraceEvent | undefined, ms: number) => {
    const name = event && toPartName(event);
    if (name) parts.set(name, (parts.get(name) ?? 0) + ms);
  };
  const open: TraceEvent[] = [];
  for (const event of within) {
    while (open.length > 0 && getEnd(open.at(-1) as TraceEvent) <= event.ts) open.pop();
    add(event, getProcessorTime(event));
    add(open.at(-1), -getProcessorTime(event));
    open.push(event);
  }
  return [...parts]
    .map(([name, ms]) => ({ name, ms }))
    .filter(({ ms }) => ms >= 1)
    .sort((a, b) => b.ms - a.ms);
}

function toPartName({ name, args }: TraceEvent): string {
  if (name === 'FunctionCall') return toScriptName(args.data?.url);
  if (around.has(name)) return 'script';
  return name === 'EventDispatch' ? `event ${args.data?.type ?? ''}`.trim() : (names[name] ?? name);
}

/** The file name of a script without folder and hash: `cart` of `/assets/cart-1a2b3c.js`. */
function toScriptName(address = ''): string {
  const file = address.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  return file.replace(/(?:-[\w-]{6,8})?\.m?js$/, '') || 'script';
}
