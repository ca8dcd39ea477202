/**
 * Reads a path of the content host as JSON. It rejects on any failure: no connection, deadline, a status other than
 * 2xx, a redirect, a body that is not JSON.
 */
export type ReadJson = (path: string, options?: { headers?: Record<string, string> }) => Promise<unknown>;

type Answer = { came: true; json: unknown } | { came: false; reason: string };

/** Reads, and turns a rejection into a reason that can be logged. */
export async function readAnswer(
  readJson: ReadJson,
  path: string,
  headers?: Record<string, string>,
): Promise<Answer> {
  try {
    return { came: true, json: await readJson(path, headers && { headers }) };
  } catch (error) {
    return { came: false, reason: reasonOf(error) };
  }
}

/** The parser of JSON quotes the body in its message, and bodies do not belong into logs. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'the read failed';
  if (error.name === 'SyntaxError') return 'the answer is not JSON';
  return `${error.name}: ${error.message}`.slice(0, 200);
}
