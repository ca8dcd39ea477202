import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePorts, run, workspace } from './start.fixture.ts';

const environmentAt = async (port: string) =>
  (await (await fetch(`http://127.0.0.1:${port}`)).json()) as Record<string, string>;

async function take(port: string, host: string) {
  const server = createServer().listen(Number(port), host);
  onTestFinished(() => void server.close());
  await once(server, 'listening');
}

describe('npm start', { timeout: 30_000 }, () => {
  it('builds, starts everything, and says where it is', async () => {
    const ports = await freePorts();
    const started = run(workspace(), ports);
    await started.printed('Ctrl-C stops everything');
    const lines = started.output().split('\n').filter(Boolean);
    expect(lines.map((line) => line.replace(/\(\d.*s\)/, '(time)'))).toEqual([
      '✓ build      done (time)',
      `✓ sandbox    http://localhost:${ports.SANDBOX_PORT}`,
      `✓ api        http://localhost:${ports.API_PORT}`,
      `✓ site       http://localhost:${ports.SITE_PORT}`,
      `  Guildhall is at http://localhost:${ports.SITE_PORT}`,
      '  Ctrl-C stops everything.',
    ]);
    expect(await environmentAt(ports.SITE_PORT)).toMatchObject({
      CONTENT_ORIGIN: `http://127.0.0.1:${ports.SANDBOX_PORT}`,
      NODE_ENV: 'production',
      argv: [],
    });
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('leaves no process after %s', async (signal) => {
    const started = run(workspace(), await freePorts());
    await started.printed('Ctrl-C stops everything');
    started.child.kill(signal);
    expect(await started.allGone).toBe(0);
  });

  it('leaves no process when it is killed', async () => {
    const ports = await freePorts();
    const started = run(workspace(), ports);
    await started.printed('Ctrl-C stops everything');
    started.child.kill('SIGKILL');
    await started.allGone;
    await expect(fetch(`http://127.0.0.1:${ports.SITE_PORT}`)).rejects.toThrow();
  });

  it('says which ports are taken, who wants them and what to change, before it builds', async () => {
    const ports = await freePorts();
    await take(ports.SITE_PORT, '127.0.0.1');
    await take(ports.SANDBOX_PORT, '::1');
    const started = run(workspace(), ports);
    expect(await started.allGone).toBe(1);
    expect(started.output().trim().split('\n')).toEqual([
      `Port ${ports.SANDBOX_PORT}, which the sandbox wants, is taken by another program. Free it, or choose another: SANDBOX_PORT=14400`,
      `Port ${ports.SITE_PORT}, which the site wants, is taken by another program. Free it, or choose another: SITE_PORT=14200`,
    ]);
  });

  it('says so when two servers are given one port, or something that is none', async () => {
    const ports = await freePorts();
    const started = run(workspace(), { ...ports, API_PORT: ports.SITE_PORT, SANDBOX_PORT: 'many' });
    expect(await started.allGone).toBe(1);
    expect(started.output()).toContain(
      `Port ${ports.SITE_PORT}, which the site wants, is given to the api already.`,
    );
    expect(started.output()).toContain('SANDBOX_PORT=many is not a port');
  });

  it('ends everything when one server ends, and says which', async () => {
    const dying = `console.log('api listening on http://127.0.0.1:1'); process.exit(7);`;
    const started = run(workspace({ 'apps/api/src/main.ts': dying }), await freePorts());
    expect(await started.allGone).toBe(1);
    expect(started.output()).toContain('The api ended by itself with code 7.');
  });

  it('shows what a server says that does not start', async () => {
    const broken = `console.error('SITE_ORIGIN is missing'); process.exit(1);`;
    const started = run(workspace({ 'apps/site/src/server/main.ts': broken }), await freePorts());
    expect(await started.allGone).toBe(1);
    expect(started.output()).toContain('site    │ SITE_ORIGIN is missing');
    expect(started.output()).toContain('The site ended with code 1 before it listened.');
  });

  it('shows what the build says when it fails', async () => {
    const nx = `console.log('a hole in Header.tsx'); process.exit(1);`;
    const started = run(workspace({ 'node_modules/nx/dist/bin/nx.js': nx }), await freePorts());
    expect(await started.allGone).toBe(1);
    expect(started.output()).toContain('a hole in Header.tsx');
    expect(started.output()).toContain('The site could not be built');
  });

  it('starts what was built before when told not to build', async () => {
    const folder = workspace({ 'apps/site/dist/server/entry.js': '' });
    const started = run(folder, await freePorts(), ['--no-build']);
    await started.printed('Ctrl-C stops everything');
    expect(started.output()).not.toContain('build');
    const unbuilt = run(workspace(), await freePorts(), ['--no-build']);
    expect(await unbuilt.allGone).toBe(1);
    expect(unbuilt.output()).toContain('The site is not built yet. Run: npm run build');
  });

  it('takes the content from elsewhere when told to, without a sandbox', async () => {
    const ports = await freePorts();
    const started = run(workspace(), { ...ports, CONTENT_ORIGIN: 'http://content.test' });
    await started.printed('Ctrl-C stops everything');
    expect(started.output()).not.toContain('sandbox');
    expect(await environmentAt(ports.SITE_PORT)).toMatchObject({ CONTENT_ORIGIN: 'http://content.test' });
  });
});

describe('npm run dev', { timeout: 30_000 }, () => {
  it('starts everything without a build, the site reloading itself', async () => {
    const ports = await freePorts();
    const started = run(workspace(), ports, ['--dev']);
    await started.printed('Ctrl-C stops everything');
    expect(started.output()).not.toContain('build');
    expect(await environmentAt(ports.SITE_PORT)).toMatchObject({ NODE_ENV: 'development', argv: ['--dev'] });
    started.child.kill('SIGINT');
    expect(await started.allGone).toBe(0);
  });
});

describe('npm run dev, killed', { timeout: 30_000 }, () => {
  it('leaves no process, not even those that watch for changes', async () => {
    const started = run(workspace(), await freePorts(), ['--dev']);
    await started.printed('Ctrl-C stops everything');
    started.child.kill('SIGKILL');
    await started.allGone;
    expect(started.child.signalCode).toBe('SIGKILL');
  });
});

describe('npm run serve', { timeout: 30_000 }, () => {
  it('starts site and api alone', async () => {
    const ports = await freePorts();
    const folder = workspace({ 'apps/site/dist/server/entry.js': '' });
    const started = run(folder, { ...ports, SITE_ORIGIN: 'https://guildhall.test' }, ['--serve']);
    await started.printed('Ctrl-C stops everything');
    expect(started.output()).not.toContain('sandbox');
    expect(await environmentAt(ports.SITE_PORT)).not.toHaveProperty('CONTENT_ORIGIN');
    expect(await environmentAt(ports.API_PORT)).toMatchObject({ SITE_ORIGIN: 'https://guildhall.test' });
  });

  it('says what to do when nothing is built', async () => {
    const started = run(workspace(), await freePorts(), ['--serve']);
    expect(await started.allGone).toBe(1);
    expect(started.output()).toContain('The site is not built yet. Run: npm run build');
  });
});
