import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { cli, freePorts, run, server, workspace } from './start.fixture.ts';

const environmentAt = async (port: string) =>
  (await (await fetch(`http://127.0.0.1:${port}`)).json()) as Record<string, string>;

/** A port that the tools propose instead of one that is used. */
const elsewhere = (port: string) => Number(port) + (Number(port) < 50_000 ? 10_000 : -10_000);

async function take(port: string, host: string) {
  const server = createServer().listen(Number(port), host);
  onTestFinished(() => void server.close());
  await once(server, 'listening');
}

describe('npm start', () => {
  it('builds, starts everything and prints the URLs', async () => {
    const ports = await freePorts();
    const started = run(workspace(), ports);
    await started.printed('Press Ctrl-C to stop');
    const lines = started.output().split('\n').filter(Boolean);
    expect(lines.map((line) => line.replace(/\(\d.*s\)/, '(time)'))).toEqual([
      '  build      building apps/site …',
      '✓ build      done (time)',
      `✓ sandbox    http://localhost:${ports.SANDBOX_PORT}`,
      `✓ api        http://localhost:${ports.API_PORT}`,
      `✓ site       http://localhost:${ports.SITE_PORT}`,
      `  Guildhall is running at http://localhost:${ports.SITE_PORT}`,
      '  Press Ctrl-C to stop.',
    ]);
    expect(await environmentAt(ports.SITE_PORT)).toMatchObject({
      CONTENT_ORIGIN: `http://127.0.0.1:${ports.SANDBOX_PORT}`,
      NODE_ENV: 'production',
      argv: [],
    });
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('leaves no process after %s', async (signal) => {
    const started = run(workspace(), await freePorts());
    await started.printed('Press Ctrl-C to stop');
    started.child.kill(signal);
    expect(await started.allGone).toBe(0);
  });

  it('leaves no process when it is killed', async () => {
    const ports = await freePorts();
    const started = run(workspace(), ports);
    await started.printed('Press Ctrl-C to stop');
    started.child.kill('SIGKILL');
    await started.allGone;
    await expect(fetch(`http://127.0.0.1:${ports.SITE_PORT}`)).rejects.toThrow();
  });

  it('reports used ports, their servers and alternatives before it builds', async () => {
    const ports = await freePorts();
    await take(ports.SITE_PORT, '127.0.0.1');
    await take(ports.SANDBOX_PORT, '::1');
    const started = run(workspace(), ports);
    expect(await started.allGone).toBe(1);
    expect(started.output().trim().split('\n')).toEqual([
      `Port ${ports.SANDBOX_PORT} for the sandbox is used by another program. Free it, or set another: SANDBOX_PORT=${elsewhere(ports.SANDBOX_PORT)}`,
      `Port ${ports.SITE_PORT} for the site is used by another program. Free it, or set another: SITE_PORT=${elsewhere(ports.SITE_PORT)}`,
      `To move all ports at once: PORTS_FROM=${elsewhere(ports.SITE_PORT)}`,
    ]);
  });

  it('says that Guildhall runs already, and how to start another one', async () => {
    const ports = await freePorts();
    const folder = workspace();
    await run(folder, ports).printed('Press Ctrl-C to stop');
    const second = run(folder, ports);
    expect(await second.allGone).toBe(1);
    expect(second.output()).toContain(
      `Guildhall already runs at http://localhost:${ports.SITE_PORT}. Stop it, or start another one beside it: PORTS_FROM=${elsewhere(ports.SITE_PORT)} npm start`,
    );
  });

  it('builds once, and starts once, when it is started again while it builds', async () => {
    const ports = await freePorts();
    const slowBuild = `
      const { appendFileSync, existsSync, mkdirSync, writeFileSync } = require('node:fs');
      appendFileSync('builds', '1');
      const polling = setInterval(() => {
        if (!existsSync('may-end')) return;
        clearInterval(polling);
        mkdirSync('apps/site/dist/server', { recursive: true });
        writeFileSync('apps/site/dist/server/entry.js', '');
      }, 10);`;
    const folder = workspace({ 'node_modules/nx/dist/bin/nx.js': slowBuild });
    const first = run(folder, ports);
    await first.printed('building apps/site');
    const second = run(folder, ports);
    await second.printed('waiting for another command to build');
    writeFileSync(join(folder, 'may-end'), '');
    const both = [first, second];
    const running = await Promise.any(both.map((one) => one.printed('Press Ctrl-C to stop').then(() => one)));
    expect(await both.find((one) => one !== running)?.allGone).toBe(1);
    expect(readFileSync(join(folder, 'builds'), 'utf8')).toBe('1');
  });

  it('runs on the Node that runs it, where that of the lockfile cannot run', async () => {
    const started = run(workspace({ 'node_modules/.bin/node': 'for another C library' }), await freePorts());
    await started.printed('Press Ctrl-C to stop');
  });

  it('says in one line that the disk is full', async () => {
    const nx = `console.error('Error: ENOSPC: no space left on device, write'); process.exit(1);`;
    const started = run(workspace({ 'node_modules/nx/dist/bin/nx.js': nx }), await freePorts());
    expect(await started.allGone).toBe(1);
    expect(started.output().trim().split('\n').at(-1)).toBe(
      'The disk is full. Free some space, then run the command again.',
    );
  });

  it('reports a port of two servers, and a value that is not a port', async () => {
    const ports = await freePorts();
    const started = run(workspace(), { ...ports, API_PORT: ports.SITE_PORT, SANDBOX_PORT: 'many' });
    expect(await started.allGone).toBe(1);
    expect(started.output()).toContain(`Port ${ports.SITE_PORT} for the site is already used by the api.`);
    expect(started.output()).toContain('SANDBOX_PORT=many is not a port');
  });

  it('stops everything when one server exits, and names it', async () => {
    const dying = `console.log('api listening on http://127.0.0.1:1'); process.exit(7);`;
    const started = run(workspace({ 'apps/api/src/main.ts': dying }), await freePorts());
    expect(await started.allGone).toBe(1);
    expect(started.output()).toContain('The api exited unexpectedly with code 7.');
  });

  it('prints the output of a server that does not start', async () => {
    const broken = `console.error('SITE_ORIGIN is missing'); process.exit(1);`;
    const started = run(workspace({ 'apps/site/src/main.ts': broken }), await freePorts());
    expect(await started.allGone).toBe(1);
    expect(started.output()).toContain('site    │ SITE_ORIGIN is missing');
    expect(started.output()).toContain('The site exited with code 1 before it was ready.');
  });

  it('prints the output of a failed build', async () => {
    const nx = `console.log('a hole in Header.tsx'); process.exit(1);`;
    const started = run(workspace({ 'node_modules/nx/dist/bin/nx.js': nx }), await freePorts());
    expect(await started.allGone).toBe(1);
    expect(started.output()).toContain('a hole in Header.tsx');
    expect(started.output()).toContain('The site could not be built');
  });

  it('builds again only after a change', async () => {
    const folder = workspace();
    const buildLine = async () => {
      const started = run(folder, await freePorts());
      await started.printed('Press Ctrl-C to stop');
      started.child.kill('SIGINT');
      await started.allGone;
      return /build +(done|unchanged) \(/.exec(started.output())?.[1];
    };
    expect(await buildLine()).toBe('done');
    expect(await buildLine()).toBe('unchanged');
    writeFileSync(join(folder, 'apps/site/src/main.ts'), `${server('site', 'SITE_PORT')}\n// changed`);
    expect(await buildLine()).toBe('done');
    rmSync(join(folder, 'apps/site/dist/server/entry.js'));
    expect(await buildLine()).toBe('done');
  });

  it('builds with Vite alone while the task runner is not installed', async () => {
    const folder = workspace({
      'node_modules/vite/package.json': '{}',
      'node_modules/vite/bin/vite.js': `require('node:fs').mkdirSync('dist/server', { recursive: true });`,
    });
    rmSync(join(folder, 'node_modules/nx'), { recursive: true });
    const started = run(folder, await freePorts());
    await started.printed('Press Ctrl-C to stop');
    expect(existsSync(join(folder, 'apps/site/dist/server'))).toBe(true);
  });

  it('starts an earlier build with --no-build', async () => {
    const folder = workspace({ 'apps/site/dist/server/entry.js': '' });
    const started = run(folder, await freePorts(), ['--no-build']);
    await started.printed('Press Ctrl-C to stop');
    expect(started.output()).not.toContain('build');
    const unbuilt = run(workspace(), await freePorts(), ['--no-build']);
    expect(await unbuilt.allGone).toBe(1);
    expect(unbuilt.output()).toContain('The site is not built yet. Run: npm run build');
  });

  it('runs without the sandbox when CONTENT_ORIGIN is set', async () => {
    const ports = await freePorts();
    const started = run(workspace(), { ...ports, CONTENT_ORIGIN: 'http://content.test' });
    await started.printed('Press Ctrl-C to stop');
    expect(started.output()).not.toContain('sandbox');
    expect(await environmentAt(ports.SITE_PORT)).toMatchObject({ CONTENT_ORIGIN: 'http://content.test' });
  });

  it('starts the sandbox for everything but the content when CONTENT_ORIGIN and SANDBOX=on are set', async () => {
    const ports = await freePorts();
    const outer = { CONTENT_ORIGIN: 'http://content.test', SANDBOX: 'on' };
    const started = run(workspace(), { ...ports, ...outer });
    await started.printed('Press Ctrl-C to stop');
    expect(await environmentAt(ports.SITE_PORT)).toMatchObject({
      CONTENT_ORIGIN: 'http://content.test',
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.SANDBOX_PORT}`,
    });
  });
});

describe('npm run start:wordpress', () => {
  it('starts a WordPress as the content service, and says where editors log in', async () => {
    const ports = await freePorts();
    const started = run(workspace(), ports, ['--wordpress']);
    await started.printed('Press Ctrl-C to stop');
    expect(started.output()).toContain(`✓ wordpress  http://localhost:${ports.WORDPRESS_PORT}`);
    expect(started.output()).toContain(`http://127.0.0.1:${ports.WORDPRESS_PORT}/wp-admin/ as editor`);
    for (const port of [ports.SITE_PORT, ports.API_PORT])
      expect(await environmentAt(port)).toMatchObject({
        CONTENT_ORIGIN: `http://127.0.0.1:${ports.WORDPRESS_PORT}`,
      });
  });

  it('refuses another organisation’s site, whose content it has not', async () => {
    const site = { 'examples/second-site/package.json': '{ "name": "second" }' };
    const words = ['--wordpress', '--site', 'examples/second-site'];
    const started = run(workspace(site), await freePorts(), words);
    expect(await started.allGone).toBe(1);
    expect(started.output()).toContain('WordPress has the content of apps/site alone: leave out --site.');
  });
});

describe('npm run dev', () => {
  it('starts everything without a build; the site reloads itself', async () => {
    const ports = await freePorts();
    const started = run(workspace(), ports, ['--dev']);
    await started.printed('Press Ctrl-C to stop');
    expect(started.output()).not.toContain('build');
    expect(await environmentAt(ports.SITE_PORT)).toMatchObject({ NODE_ENV: 'development', argv: ['--dev'] });
    started.child.kill('SIGINT');
    expect(await started.allGone).toBe(0);
  });
});

describe('npm run dev, killed', () => {
  it('leaves no process, not even watchers', async () => {
    const started = run(workspace(), await freePorts(), ['--dev']);
    await started.printed('Press Ctrl-C to stop');
    started.child.kill('SIGKILL');
    await started.allGone;
    expect(started.child.signalCode).toBe('SIGKILL');
  });
});

describe('npm run serve', () => {
  const built = { 'apps/site/dist/server/entry.js': '' };
  const serve = (folder: string, env: Record<string, string>, words: string[] = []) =>
    run(folder, env, words, [cli, 'serve']);

  it('starts only site and api', async () => {
    const ports = await freePorts();
    const started = serve(workspace(built), { ...ports, SITE_ORIGIN: 'https://guildhall.test' });
    await started.printed('✓ site');
    expect(started.output()).not.toContain('sandbox');
    expect(await environmentAt(ports.SITE_PORT)).not.toHaveProperty('CONTENT_ORIGIN');
    expect(await environmentAt(ports.API_PORT)).toMatchObject({
      SITE_ORIGIN: 'https://guildhall.test',
      NODE_ENV: 'production',
      TRUSTED_PROXIES: '127.0.0.1,::1',
    });
  });

  it('starts one server by name, with the variables that it is given', async () => {
    const ports = await freePorts();
    const started = serve(workspace(built), { ...ports, CONTENT_ORIGIN: 'https://content.test' }, ['site']);
    await started.printed('✓ site');
    const environment = await environmentAt(ports.SITE_PORT);
    expect(environment).toMatchObject({ CONTENT_ORIGIN: 'https://content.test', NODE_ENV: 'production' });
    expect(environment).not.toHaveProperty('API_ORIGIN');
    await expect(fetch(`http://127.0.0.1:${ports.API_PORT}`)).rejects.toThrow();
  });

  it('starts the api without a built site, trusting only the proxies that it is given', async () => {
    const ports = await freePorts();
    const started = serve(workspace(), ports, ['api']);
    await started.printed('✓ api');
    expect(await environmentAt(ports.API_PORT)).not.toHaveProperty('TRUSTED_PROXIES');
  });

  it('says which servers there are', async () => {
    const started = serve(workspace(built), await freePorts(), ['web']);
    expect(await started.allGone).toBe(1);
    expect(started.output()).toContain(
      'There is no server web. Use npm run serve, npm run serve api, npm run serve site.',
    );
  });

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'exits with code 0 and leaves no process after %s',
    async (signal) => {
      const started = serve(workspace(built), await freePorts());
      await started.printed('✓ site');
      started.child.kill(signal);
      expect(await started.allGone).toBe(0);
    },
  );

  it('exits with the code of a server that exits', async () => {
    const dying = `console.log('api listening on http://127.0.0.1:1'); process.exit(7);`;
    const started = serve(workspace({ 'apps/api/src/main.ts': dying }), await freePorts(), ['api']);
    expect(await started.allGone).toBe(7);
    expect(started.output()).toContain('The api exited unexpectedly with code 7.');
  });

  it('prints the lines of a server as they are, and only those to standard output', async () => {
    const logging = `
      console.log('{"level":30}');
      console.error('warned');
      console.log('api listening on http://127.0.0.1:1');
      setInterval(() => {}, 1000);`;
    const started = serve(workspace({ 'apps/api/src/main.ts': logging }), await freePorts(), ['api']);
    let lines = '';
    started.child.stdout.on('data', (part) => (lines += part));
    await started.printed('✓ api');
    started.child.kill('SIGTERM');
    await started.allGone;
    expect(lines).toBe('{"level":30}\n');
    expect(started.output()).toContain('warned\n');
  });

  it('says what to do when the site is not built', async () => {
    const started = serve(workspace(), await freePorts());
    expect(await started.allGone).toBe(1);
    expect(started.output()).toContain('The site is not built yet. Run: npm run build site');
  });

  it('says what to do when nothing is installed', async () => {
    const folder = workspace(built);
    rmSync(join(folder, 'node_modules'), { recursive: true });
    const started = serve(folder, await freePorts());
    expect(await started.allGone).toBe(1);
    expect(started.output()).toContain('The packages are not installed yet. Run: npm ci --omit=dev');
  });
});
