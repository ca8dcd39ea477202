import { existsSync, readdirSync, readFileSync } from 'node:fs';
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
  const inGroups = ['apps', 'examples', 'libs', 'tools'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => join(group, name, 'package.json')),
  );
  return ['config/project.json', 'tools/project.json', ...inGroups]
    .filter((file) => existsSync(join(root, file)))
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
