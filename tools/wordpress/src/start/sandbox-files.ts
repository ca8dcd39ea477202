import type { ReadElsewhere } from '../harness/serve.ts';

/** Paths of the sandbox's drawings, films and uploads, below the uploads of WordPress or as texts link to them. */
const filePattern =
  /^(?:\/wp-content\/uploads)?(\/(?:media|films)\/[\w.-]+)$|^(\/wp-content\/uploads\/[\w.-]+)$/;

/**
 * Reads files of the sandbox's content from the sandbox: it makes its drawings when they are asked for, in the format
 * that the browser prefers.
 */
export function createSandboxFiles(origin: string): ReadElsewhere {
  return async ({ method, url = '/', headers }) => {
    const [, drawing, upload] = filePattern.exec(new URL(url, origin).pathname) ?? [];
    const path = drawing ?? upload;
    if (method !== 'GET' || path === undefined) return undefined;
    const { accept = '*/*', range } = headers;
    const response = await fetch(origin + path, { headers: { accept, ...(range && { range }) } });
    return response.ok ? response : undefined;
  };
}
