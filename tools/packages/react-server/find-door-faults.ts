import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { environment, node, root } from '../../set-up/workspace.mjs';

const execute = promisify(execFile);

/** Doors that need React, or a browser's part of it. Server code that imports one needs a bundler of server components. */
export const doorsWithReact: readonly string[] = [
  '@guildhall/blocks',
  '@guildhall/cart',
  '@guildhall/islands',
  '@guildhall/islands/server',
  '@guildhall/member-portal',
  '@guildhall/member-portal/atoms',
  '@guildhall/member-portal/links',
  '@guildhall/money-react',
  '@guildhall/product',
  '@guildhall/signup',
  '@guildhall/signup/payment',
  '@guildhall/ui',
];

/** Doors of the site's own server and build, and of tests. */
const doorsOfServers = /^@guildhall\/site(?:\/|$)|\/testing$/;

const flags = ['--conditions=react-server', '--disable-warning=ExperimentalWarning'];
const boundaries = ['--import', join(import.meta.dirname, 'client-boundaries.mjs')];

/** Imports doors as React's server does, and returns what went wrong with each. */
async function loadDoors(doors: readonly string[], more: readonly string[]): Promise<Record<string, string>> {
  const program = join(import.meta.dirname, 'load-doors.mjs');
  const { stdout } = await execute(node(), [...flags, ...more, program, JSON.stringify(doors)], {
    cwd: root,
    env: environment(),
  });
  return JSON.parse(stdout) as Record<string, string>;
}

/** Reports doors that server code cannot import, by themselves or in an app with server components. */
export async function findDoorFaults(all: readonly string[]): Promise<string[]> {
  const doors = all.filter((door) => !doorsOfServers.test(door));
  const [alone, inApps] = await Promise.all([loadDoors(doors, []), loadDoors(doors, boundaries)]);
  return compareDoors(doors, { alone, inApps });
}

/** Compares what went wrong with what may. */
export function compareDoors(
  doors: readonly string[],
  { alone, inApps }: { alone: Record<string, string>; inApps: Record<string, string> },
): string[] {
  return doors.flatMap((door) => {
    const needsReact = doorsWithReact.includes(door);
    if (door in inApps) return [`${door} cannot be imported by a server component: ${inApps[door]}`];
    if (door in alone && !needsReact) return [`${door} needs React: ${alone[door]}`];
    if (!(door in alone) && needsReact)
      return [`${door} is listed among the doors with React, and needs none`];
    return [];
  });
}
