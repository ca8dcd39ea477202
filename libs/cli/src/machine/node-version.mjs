// Imported first by every command: with an older Node, the modules after it may fail with an error that names neither.
const oldest = 20;
const [major = 0] = process.versions.node.split('.').map(Number);

if (major < oldest) {
  process.stderr.write(
    `This is Node ${process.versions.node}, which is too old: install Node ${oldest} or later, then run the command again.\n`,
  );
  process.exit(1);
}
