import { isMap, isScalar, parseDocument, visit } from 'yaml';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface Job {
  permissions?: Record<string, string> | string;
  environment?: string;
  uses?: string;
  steps?: Step[];
}

interface Workflow {
  on?: Record<string, unknown> | string | string[];
  permissions?: object;
  jobs: Record<string, Job>;
}

/** Rights to write that a job may have, each with the reason why this job may not. */
const writes: Readonly<Record<string, (job: Job) => string | undefined>> = {
  'id-token': (job) =>
    runsForeignCode(job)
      ? 'may publish, and runs code of others'
      : job.environment === 'release'
        ? undefined
        : 'may publish without the reviewers of the environment “release”',
  contents: (job) =>
    runsForeignCode(job) ? 'may change the repository, and runs code of others' : undefined,
  'security-events': () => undefined,
};

/** Events in which a stranger's pull request runs with the rights of the repository. */
const dangerousEvents = ['pull_request_target', 'workflow_run', 'issue_comment'];

/** Finds what lets a stranger into a workflow of continuous integration, one line each. */
export function findWorkflowFaults(file: string, text: string): string[] {
  const workflow = parseDocument(text).toJS() as Workflow;
  const events = typeof workflow.on === 'object' ? Object.keys(workflow.on) : [String(workflow.on)];
  return [
    ...events.filter((event) => dangerousEvents.includes(event)).map((event) => `starts on ${event}`),
    ...(JSON.stringify(workflow.permissions) === '{}' ? [] : ['must begin with `permissions: {}`']),
    ...findUnpinnedActions(text),
    ...Object.entries(workflow.jobs).flatMap(([name, job]) =>
      [
        ...findPermissionFaults(job),
        ...(job.steps ?? []).flatMap((step) => [...findRunFaults(step), ...findCheckoutFaults(step)]),
        ...(job.steps ?? []).flatMap((step) => findCaches(step, file.endsWith('release.yml'))),
      ].map((fault) => `${name} ${fault}`),
    ),
  ].map((fault) => `${file}: ${fault}`);
}

/** A tag can be moved to other code, a full commit cannot. */
function findUnpinnedActions(text: string): string[] {
  const faults: string[] = [];
  visit(parseDocument(text), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== 'uses' || !isScalar(value) || isMap(value)) return;
      const isPinned = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/.test(String(value.value));
      if (isPinned && /^ v\d+\.\d+\.\d+$/.test(value.comment ?? '')) return;
      faults.push(`${String(value.value)} must be a full commit with its version behind #`);
    },
  });
  return faults;
}

function findPermissionFaults(job: Job): string[] {
  const { permissions } = job;
  if (typeof permissions !== 'object') return ['must list its permissions'];
  return Object.entries(permissions)
    .filter(([, level]) => level === 'write')
    .flatMap(([scope]) => (writes[scope] ? (writes[scope](job) ?? []) : `may write ${scope}`));
}

const runsForeignCode = ({ steps = [] }: Job) =>
  steps.some(
    ({ uses = '', run = '' }) =>
      uses.startsWith('actions/checkout@') || /\b(?:npm (?:ci|install|run|test|start)|npx|nx)\b/.test(run),
  );

/** An expression is put into the script before a shell reads it: the title of a pull request could be a command. */
function findRunFaults({ run = '' }: Step): string[] {
  const expressions = [...run.matchAll(/\$\{\{\s*(.*?)\s*\}\}/g)].map(([, expression = '']) => expression);
  return [
    ...expressions
      .filter((expression) => !/^matrix\.\w+$/.test(expression))
      .map((expression) => `runs \${{ ${expression} }} as part of a script: pass it in \`env\``),
    ...(/\bnpm ci\b(?!.*--ignore-scripts)/.test(run)
      ? ['runs install scripts: npm ci --ignore-scripts']
      : []),
    ...(/\bnpm (?:install|i|add|update)\b|\bnpx\b/.test(run) ? ['installs what is not in the lockfile'] : []),
  ];
}

function findCheckoutFaults({ uses = '', with: options = {} }: Step): string[] {
  return uses.startsWith('actions/checkout@') && options['persist-credentials'] !== false
    ? ['leaves its credentials to later steps: persist-credentials: false']
    : [];
}

/** A cache that another run filled could hold anything, so nothing that is published comes from one. */
function findCaches({ uses = '', with: options = {}, run = '' }: Step, isRelease: boolean): string[] {
  if (!isRelease) return [];
  const isCache = /(?:^|\/)cache(?:\/|@)/.test(uses) || 'cache' in options;
  const isOn = uses.startsWith('actions/setup-node@') && options['package-manager-cache'] !== false;
  const isNx = /\bnx\b/.test(run) && !run.includes('--skipNxCache');
  return isCache || isOn || isNx ? ['uses a cache'] : [];
}
