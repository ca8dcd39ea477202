/**
 * Rejects if a response is not there in time. A response that arrived while the process was busy counts: the socket is
 * read once more after the deadline. (The client's own deadline would reject it, and count a busy process as a failure
 * of Redis.)
 */
export function withDeadline<Response>(response: Promise<Response>, deadlineMs: number): Promise<Response> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => setImmediate(() => reject(new Error(`No response within ${deadlineMs} ms`))),
      deadlineMs,
    );
    void response.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
