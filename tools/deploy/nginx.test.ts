import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { getNginxPath, writeNginxFolder } from '../../config/nginx.ts';

const runFile = promisify(execFile);

it.each(['guildhall.conf', 'guildhall-apis.conf'])(
  'nginx accepts libs/cli/deploy/nginx/%s without a warning',
  async (name) => {
    const folder = await mkdtemp(join(tmpdir(), 'guildhall-nginx-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    // Only root may listen on port 80.
    const listenOnSockets = (text: string) =>
      text.replace(/listen [^\s;]+/g, (_, at: number) => `listen unix:${folder}/${at}.sock`);
    const words = await writeNginxFolder(folder, [name], listenOnSockets);
    await runFile('openssl', [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=www.example.org'],
      ...['-keyout', join(folder, 'tls.key'), '-out', join(folder, 'tls.pem')],
    ]);
    const { stderr } = await runFile(getNginxPath(), ['-t', '-q', ...words]);
    expect(stderr).toBe('');
  },
);
