import { listServers } from './servers.mjs';
import { describeCommand } from './site-folder.mjs';

/**
 * Chooses the servers that `npm run serve` runs: those that the command line names; without a name, all.
 *
 * @throws Error that lists the servers, for an unknown name
 *
 * @param {readonly string[]} words The command line.
 * @param {import('./servers.mjs').Environment} outer
 * @param {import('./site-folder.mjs').SiteFolder} site
 */
export function chooseServed(words, outer, site) {
  const servers = listServers('serve', outer, site);
  const names = words.filter((word, at) => !word.startsWith('--') && words[at - 1] !== '--site');
  const unknown = names.find((name) => !servers.some((server) => server.name === name));
  if (unknown !== undefined) {
    const command = describeCommand('serve');
    const commands = [command, ...servers.map(({ name }) => `${command} ${name}`)];
    throw new Error(`There is no server ${unknown}. Use ${commands.join(', ')}.`);
  }
  return names.length === 0 ? servers : servers.filter(({ name }) => names.includes(name));
}
