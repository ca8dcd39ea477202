// Imports doors of packages, and prints what went wrong with each, as JSON.
/** @type {Record<string, string>} */
const faults = {};
for (const door of JSON.parse(process.argv[2] ?? '[]')) {
  try {
    await import(door);
  } catch (error) {
    faults[door] = String(error).split('\n')[0] ?? '';
  }
}
process.stdout.write(JSON.stringify(faults));
