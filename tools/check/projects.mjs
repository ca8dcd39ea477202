import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * @typedef {object} Project
 * @property {string} name Of its package.
 * @property {string} folder From the workspace's folder.
 * @property {string} shortName Name of its folder, for people.
 */

/**
 * Lists the projects of a workspace.
 *
 * @param {string} root
 * @returns {Project[]}
 */
export function listProjects(root) {
  return globSync(['{apps,examples,libs,tools}/*/package.json', '{config,tools}/project.json'], { cwd: root })
    .sort()
    .map((file) => {
      const folder = dirname(file);
      const { name } = JSON.parse(readFileSync(join(root, file), 'utf8'));
      return { name, folder, shortName: basename(folder) };
    });
}

/**
 * Finds the project of a file: that with the longest folder.
 *
 * @param {readonly Project[]} projects
 * @param {string} file
 */
export function findProject(projects, file) {
  return projects
    .filter(({ folder }) => file.startsWith(`${folder}/`))
    .sort((a, b) => b.folder.length - a.folder.length)
    .at(0);
}
