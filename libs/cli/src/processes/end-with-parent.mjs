// Loaded first (`--import`) in every program that the tools start. Standard input is a pipe to the parent: when the parent
// ends, the pipe closes, and this process ends with its children.
if (process.env['GUILDHALL_END_WITH_PARENT']) {
  // Not for child processes, whose standard input differs.
  delete process.env['GUILDHALL_END_WITH_PARENT'];
  process.stdin.once('close', () => process.kill(0, 'SIGKILL')).resume();
  // The pipe must not keep the process alive.
  process.stdin.unref?.();
}
