import { request, type Agent } from 'node:http';

/** The result of a request. `status` is `undefined` if no response arrived in time. */
export interface RequestResult {
  status: number | undefined;
  body: string;
  ms: number;
}

interface RequestOptions {
  agent: Agent;
  /** The local address to send from. */
  from: string;
  json?: string;
}

/** Time-out of a request, ms. */
const timeoutMs = 20_000;

/** Sends one request, from one of this machine's own addresses. */
export function sendRequest(address: string, { agent, from, json }: RequestOptions): Promise<RequestResult> {
  const since = performance.now();
  const method = json === undefined ? 'GET' : 'POST';
  const headers = json === undefined ? {} : { 'content-type': 'application/json' };
  return new Promise((resolve) => {
    const finish = (status: number | undefined, body = '') =>
      resolve({ status, body, ms: performance.now() - since });
    const outgoing = request(
      address,
      { agent, method, headers, localAddress: from, timeout: timeoutMs },
      (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (text: string) => (body += text));
        response.on('end', () => finish(response.statusCode, body));
        response.on('error', () => finish(undefined));
      },
    );
    outgoing.on('timeout', () => outgoing.destroy());
    outgoing.on('error', () => finish(undefined));
    outgoing.end(json);
  });
}
