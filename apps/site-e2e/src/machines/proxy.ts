import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { getNginxPath, writeNginxFolder } from '../../../../config/nginx.ts';
import { startProgram, type Program } from './program.ts';

/** Ports of what nginx connects, in place of those of the example. */
export interface ProxyPorts {
  /** For visitors who come without TLS, and with it. */
  plain: number;
  visitors: number;
  /** For the sites, which reach both apis here. */
  apis: number;
  site: readonly [number, number];
  api: readonly [number, number];
}

const runFile = promisify(execFile);

/** Runs nginx with the files of `libs/cli/deploy/nginx`, in which only ports and paths differ. */
export async function startProxy(folder: string, ports: ProxyPorts): Promise<Program> {
  await mkdir(folder, { recursive: true });
  await runFile('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=www.example.org'],
    ...['-keyout', join(folder, 'tls.key'), '-out', join(folder, 'tls.pem')],
  ]);
  const words = await writeNginxFolder(folder, ['guildhall.conf', 'guildhall-apis.conf'], (text) =>
    replacePorts(text, ports),
  );
  return startProgram({
    name: 'nginx',
    words: [getNginxPath(), ...words],
    isReady: () => untilOpen(ports.visitors),
  });
}

function replacePorts(text: string, { plain, visitors, apis, site, api }: ProxyPorts): string {
  return text
    .replace(/^\s*listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ', `listen 127.0.0.1:${visitors} `)
    .replace('listen 127.0.0.1:4390', `listen 127.0.0.1:${apis}`)
    .replaceAll('10.0.0.11:4200', `127.0.0.1:${site[0]}`)
    .replaceAll('10.0.0.12:4200', `127.0.0.1:${site[1]}`)
    .replace('10.0.0.11:4300', `127.0.0.1:${api[0]}`)
    .replace('10.0.0.12:4300', `127.0.0.1:${api[1]}`);
}

/** Time that a program may take to start, ms. */
export const startMs = 60_000;

const untilOpen = (port: number): Promise<void> =>
  expect.poll(() => isOpen(port), { timeout: startMs }).toBe(true);

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const end = (isOpen: boolean) => (socket.destroy(), resolve(isOpen));
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });
}
