// Loaded first (`--import`) in every program the tools start. Its standard input is a pipe whose other end the parent
// holds. When the parent goes, however it goes, the pipe closes, and this process ends with all it started.
if (process.env['GUILDHALL_LEASH']) {
  // Taken off at once: programs started by this one have another standard input.
  delete process.env['GUILDHALL_LEASH'];
  process.stdin.once('close', () => process.kill(0, 'SIGKILL')).resume();
  // A pipe is a socket here: it does not keep the process alive.
  process.stdin.unref?.();
}
