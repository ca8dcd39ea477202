import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { unpacked } from '../set-up/programs.mjs';
import { findProgram, readDeployFile, root } from './deploy-files.fixture.ts';

interface Dashboard {
  panels: {
    id: number;
    title: string;
    targets: { expr: string }[];
    gridPos: Record<'x' | 'y' | 'w' | 'h', number>;
  }[];
}

const dashboard = JSON.parse(readDeployFile('metrics/dashboard.json')) as Dashboard;
const dashboardQueries = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
const rules = readDeployFile('metrics/rules.yaml');

/** Names of the metrics that the servers' sources define, and of those of the process that the library defines. */
const defined = new Set(
  globSync(['libs/*/src/**/*.ts', 'node_modules/@prometheus-io/client/lib/metrics/*.js'], { cwd: root })
    .filter((file) => !/\.(test|fixture)\./.test(file))
    .flatMap(
      (file) => readFileSync(join(root, file), 'utf8').match(/'(guildhall|nodejs|process)_[a-z_]+'/g) ?? [],
    )
    .map((name) => name.slice(1, -1)),
);

const findNames = (text: string) => [
  ...new Set(
    (text.match(/\b(guildhall|nodejs|process)_[a-z_]+/g) ?? []).map((name) =>
      name.replace(/(?<=_(?:seconds|score))_(bucket|count|sum)$/, ''),
    ),
  ),
];

it('the dashboard and the alerts use only metrics that exist [8.6.14]', () => {
  expect(defined.size).toBeGreaterThan(20);
  const names = findNames([...dashboardQueries, rules].join('\n'));
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter((name) => !defined.has(name))).toEqual([]);
});

it('every metric of the product is on the dashboard', () => {
  const shown = new Set(findNames(dashboardQueries.join('\n')));
  const own = [...defined].filter((name) => name.startsWith('guildhall_'));
  expect(own.filter((name) => !shown.has(name))).toEqual([]);
});

it('panels have an ID and a place of their own', () => {
  const places = dashboard.panels.map(({ gridPos: { x, y } }) => `${x} ${y}`);
  expect(new Set(places).size).toBe(places.length);
  expect(dashboard.panels.map(({ id }) => id)).toEqual(dashboard.panels.map((_panel, at) => at + 1));
  for (const { gridPos } of dashboard.panels) expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
});

it('the guide says what to do at each alert', () => {
  const guide = readFileSync(join(root, 'docs/guides/operate.md'), 'utf8');
  const alerts = [...rules.matchAll(/alert: (\w+)/g)].map(([, name]) => name ?? '');
  expect(alerts.length).toBeGreaterThan(5);
  expect(alerts.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});

it('Prometheus reads the rules, and they fire and rest as their own tests say', () => {
  const promtool = findProgram(
    process.env['PROMTOOL_PATH'],
    '/usr/bin/promtool',
    join(unpacked, 'usr/bin/promtool'),
  );
  if (promtool === undefined) throw new Error('promtool is missing: set PROMTOOL_PATH');
  for (const words of [
    ['check', 'rules', 'rules.yaml'],
    ['check', 'config', 'prometheus.yaml'],
    ['test', 'rules', 'rules.test.yaml'],
  ]) {
    const options = { cwd: join(root, 'deploy/metrics'), encoding: 'utf8' } as const;
    const { status, stdout, stderr } = spawnSync(promtool, words, options);
    expect({ words, status, output: status === 0 ? '' : stdout + stderr }).toEqual({
      words,
      status: 0,
      output: '',
    });
  }
});
