import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { environment } from '../set-up/workspace.mjs';

const execute = promisify(execFile);

interface Component {
  'bom-ref': string;
  name: string;
  version: string;
  purl: string;
}

/** The fields of a CycloneDX document that are used here. */
export interface Sbom {
  serialNumber?: string;
  metadata: { timestamp?: string; tools?: { name: string; version?: string }[]; component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/** Lists what is installed with a library of a workspace, with versions, checksums and licences, from the lockfile. */
export async function createSbom(workspace: string, name: string): Promise<Sbom> {
  const words = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--omit=dev', '--workspace', name];
  const { stdout } = await execute('npm', words, {
    cwd: workspace,
    env: environment(),
    maxBuffer: 50_000_000,
  });
  return ofLibrary(JSON.parse(stdout) as Sbom, name);
}

/**
 * Makes npm's document of a workspace that of one library. It has no time, random number or version of npm: the same lockfile
 * gives the same document.
 */
export function ofLibrary({ serialNumber: _, ...sbom }: Sbom, name: string): Sbom {
  const isLibrary = ({ purl }: Component) => purl.startsWith(`pkg:npm/${name.replace('@', '%40')}@`);
  const component = sbom.components.find(isLibrary);
  if (!component) throw new Error(`npm lists no ${name} in its own SBOM.`);
  const { timestamp: _time, ...metadata } = sbom.metadata;
  const tools = metadata.tools?.map(({ version: _version, ...tool }) => tool);
  const workspace = metadata.component['bom-ref'];
  return {
    ...sbom,
    metadata: { ...metadata, ...(tools && { tools }), component },
    components: sbom.components.filter((other) => other !== component),
    dependencies: sbom.dependencies.filter(({ ref }) => ref !== workspace),
  };
}

/** Lists what is new, gone or another version in the later of two documents. */
export function compareSboms(before: Sbom, after: Sbom): string[] {
  const [old, next] = [before, after].map((sbom) =>
    Map.groupBy(sbom.components, ({ purl }) => decodeURIComponent(purl.replace(/^pkg:npm\/|@[^@]*$/g, ''))),
  ) as [Map<string, Component[]>, Map<string, Component[]>];
  const describe = (components: readonly Component[] = []) =>
    components
      .map(({ version }) => version)
      .sort()
      .join(', ') || 'none';
  return [...new Set([...old.keys(), ...next.keys()])]
    .sort()
    .filter((name) => describe(old.get(name)) !== describe(next.get(name)))
    .map((name) => `${name}: ${describe(old.get(name))} → ${describe(next.get(name))}`);
}
