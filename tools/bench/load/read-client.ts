export interface ClientSays {
  perSecond: number;
  requests: number;
  p50Ms: number;
  p99Ms: number;
}

const milliseconds = { us: 0.001, ms: 1, s: 1000, m: 60_000 } as const;

/** Parses the output of wrk. Throws if a response was not as expected. */
export function readWrk(text: string): ClientSays {
  const bad = /Non-2xx or 3xx responses: (\d+)/.exec(text)?.[1] ?? findSocketErrors(text);
  if (bad) throw new Error(`Not every request got a page:\n${text}`);
  return {
    perSecond: readNumber(text, /Requests\/sec:\s+([\d.]+)/),
    requests: readNumber(text, /(\d+) requests in/),
    p50Ms: readLatency(text, '50'),
    p99Ms: readLatency(text, '99'),
  };
}

function findSocketErrors(text: string): string | undefined {
  const counts = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text)?.slice(1);
  return counts?.some((count) => count !== '0') ? counts.join() : undefined;
}

function readLatency(text: string, percent: '50' | '99'): number {
  const [, value, unit] = new RegExp(`^\\s+${percent}%\\s+([\\d.]+)(us|ms|s|m)\\s*$`, 'm').exec(text) ?? [];
  if (!unit) throw new Error(`wrk printed no latency:\n${text}`);
  return Number(value) * milliseconds[unit as keyof typeof milliseconds];
}

function readNumber(text: string, pattern: RegExp): number {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`Could not parse the output of wrk:\n${text}`);
  return Number(found);
}

/** Parses the JSON of autocannon. Throws if a response was not as expected. */
export function readAutocannon(text: string): ClientSays {
  const report = JSON.parse(text) as {
    duration: number;
    non2xx: number;
    errors: number;
    '2xx': number;
    latency: { p50: number; p99: number };
  };
  if (report.non2xx + report.errors > 0)
    throw new Error(
      `Not every request got a page: ${report.non2xx} other responses, ${report.errors} errors`,
    );
  const { p50, p99 } = report.latency;
  return { perSecond: report['2xx'] / report.duration, requests: report['2xx'], p50Ms: p50, p99Ms: p99 };
}
