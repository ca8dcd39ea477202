// Loaded first (`--import`) in every server of journeys whose coverage is recorded: when it ends, it writes which
// functions have run, and which paths were requested.
import { subscribe } from 'node:diagnostics_channel';
import { writeFileSync } from 'node:fs';
import { Session, type Profiler } from 'node:inspector';
import { pathToFileURL } from 'node:url';

const file = process.env['COVERAGE_FILE'];
// Not in child processes.
delete process.env['COVERAGE_FILE'];
if (file) {
  const session = new Session();
  const requests = new Set<string>();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: { url: string } };
    requests.add(request.url.split('?')[0] ?? '');
  });
  process.on('exit', () =>
    session.post('Profiler.takePreciseCoverage', (_error, { result }) =>
      writeFileSync(file, JSON.stringify({ functions: findFunctions(result), requests: [...requests] })),
    ),
  );
}

/** Finds where the functions that have run start, by file. All of a file's functions start after its first character. */
function findFunctions(scripts: readonly Profiler.ScriptCoverage[]): Record<string, number[]> {
  const workspace = `${pathToFileURL(process.cwd()).href}/`;
  const own = scripts.filter(({ url }) => url.startsWith(workspace) && !url.includes('/node_modules/'));
  return Object.fromEntries(
    own.map(({ url, functions }) => [
      decodeURI(url.slice(workspace.length)),
      functions
        .flatMap(({ ranges: [range] }) => (range?.count ? range.startOffset : 0))
        .filter((start) => start > 0),
    ]),
  );
}
