export interface LoggedRequest {
  service: string;
  method: string;
  path: string;
  time: string;
}

export interface RequestLog {
  add(service: string, method: string, path: string): void;
  all(): LoggedRequest[];
  clear(): void;
}

/** Stores the newest `limit` requests, in order of arrival. */
export function createRequestLog(now: () => Date, limit = 2000): RequestLog {
  let requests: LoggedRequest[] = [];
  return {
    add(service, method, path) {
      requests.push({ service, method, path, time: now().toISOString() });
      if (requests.length > limit) requests = requests.slice(-limit);
    },
    all: () => [...requests],
    clear() {
      requests = [];
    },
  };
}
