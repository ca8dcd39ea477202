// Loaded first (`--import`) in every program that the tools start. Its standard input is a pipe to the parent: when the
// parent ends for whatever reason, the pipe closes, and this process ends with all that it started.
if (process.env['GUILDHALL_END_WITH_PARENT']) {
  // Not for programs started by this one: they have another standard input.
  delete process.env['GUILDHALL_END_WITH_PARENT'];
  process.stdin.once('close', () => process.kill(0, 'SIGKILL')).resume();
  // A pipe is a socket here: it does not keep the process alive.
  process.stdin.unref?.();
}
