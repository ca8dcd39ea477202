import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const workspace = join(import.meta.dirname, '..');

/** In Debian, and where `npm test` unpacks it. */
const paths = ['/usr/sbin/nginx', join(workspace, 'node_modules/.cache/guildhall-programs/usr/sbin/nginx')];

/** Debian's nginx, unless `NGINX_PATH` names another. */
export function getNginxPath(): string {
  const path = process.env['NGINX_PATH'] ?? paths.find((one) => existsSync(one));
  if (path === undefined)
    throw new Error(
      'nginx is missing: run npm test as root once, install Debian\u2019s nginx, or set NGINX_PATH',
    );
  return path;
}

/** Temporary files, which Debian's nginx has where only root can write. */
const temporaries = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/**
 * Writes files of `libs/cli/deploy/nginx` into a folder, with every path of theirs in it, and a main file that includes them.
 * Returns the arguments of nginx.
 *
 * @param replace replaces addresses of machines
 */
export async function writeNginxFolder(
  folder: string,
  names: readonly string[],
  replace: (text: string) => string,
): Promise<string[]> {
  for (const name of names) {
    const text = await readFile(join(workspace, 'libs/cli/deploy/nginx', name), 'utf8');
    const own = text
      .replaceAll('/etc/nginx/tls/www.example.org', join(folder, 'tls'))
      .replaceAll('/etc/nginx/guildhall-errors', join(workspace, 'libs/cli/deploy/nginx/errors'))
      .replaceAll('/var/cache/nginx', folder)
      .replaceAll('/var/log/nginx', folder);
    await writeFile(join(folder, name), replace(own));
  }
  const main = `pid ${folder}/nginx.pid;
daemon off;
master_process off;
events {}
http {
  access_log off;
${temporaries.map((kind) => `  ${kind}_temp_path ${folder}/${kind};`).join('\n')}
  # The machine in front, which tells who the visitor is.
  set_real_ip_from 127.0.0.1;
  real_ip_header X-Forwarded-For;
${names.map((name) => `  include ${folder}/${name};`).join('\n')}
}
`;
  await writeFile(join(folder, 'nginx.conf'), main);
  return ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')];
}
