import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isEmailAddress } from '@guildhall/api-contract/email';
import { ConfigurationError } from '@guildhall/server-kit';
import { ApiError } from '../errors/api-error.ts';
import type { LeavingState } from '../members/leaving/leaving.ts';
import type { RecordedRequest } from '../members/leaving/leaving-store.ts';
import { renderCopy } from '../members/leaving/render-copy.ts';
import { englishApiTexts } from '../texts/english-api-texts.ts';
import { openLeavingTools, type LeavingTools } from './leaving-tools.ts';
import { OperatorCommandError, type OperatorOptions } from './operator-options.ts';

const usage =
  'Use `data` for the list of requests, `data copy ada@example.org FOLDER` to write what is held about somebody, `data delete ada@example.org` to delete it, or `data keep ada@example.org` to take that back';

/**
 * Does for somebody what members do in their profile: copies what is held about them, or has it deleted by the api, which then waits and
 * writes to them as for a member. It works while the api serves. Without words it lists the requests, which name nobody.
 *
 * @throws OperatorCommandError
 */
export async function runData(words: readonly string[], options: OperatorOptions): Promise<number> {
  const [action, email = '', folder = '', ...others] = words;
  const actions: Readonly<Record<string, (tools: LeavingTools) => Promise<string>>> = {
    copy: (tools) => copy(tools, email, folder, options),
    delete: (tools) => requestDeletion(tools, email),
    keep: (tools) => keep(tools, email),
  };
  const run = action === undefined ? list : actions[action];
  const isComplete = action === undefined || (isEmailAddress(email) && (action !== 'copy' || folder !== ''));
  if (!run || !isComplete || others.length > 0) throw new OperatorCommandError(usage);
  const tools = await openLeavingTools(options).catch((error: unknown) => {
    if (error instanceof ConfigurationError) throw new OperatorCommandError(error.message);
    throw error;
  });
  try {
    options.print(await run(tools));
  } catch (error) {
    if (error instanceof ApiError) throw new OperatorCommandError(error.message);
    throw error;
  } finally {
    await tools.close();
  }
  return 0;
}

async function copy(
  { leaving, organisation }: LeavingTools,
  email: string,
  name: string,
  { texts }: OperatorOptions,
): Promise<string> {
  const found = await leaving.copy({ email }, 'office');
  const folder = resolve(name);
  const page = renderCopy(found, { ...organisation, texts: texts?.leaving ?? englishApiTexts.leaving });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const files = { 'data.json': JSON.stringify(found, undefined, 2), 'data.html': page };
  for (const [file, content] of Object.entries(files))
    await writeFile(join(folder, file), content, { mode: 0o600 });
  return `data.json and data.html are in ${folder}. They contain personal data: send them to that address only, and delete them.`;
}

async function requestDeletion({ leaving }: LeavingTools, email: string): Promise<string> {
  const { dueAt, isFinal }: LeavingState = await leaving.request({ email }, 'office');
  if (isFinal) return 'This data is being deleted.';
  return `Within a minute the api switches off renewals and sends an email with a way back. The data is deleted after ${formatTime(dueAt).slice(0, 10)}, and not before the end of a paid term. The command \`data\` says when it is done.`;
}

async function keep({ leaving }: LeavingTools, email: string): Promise<string> {
  if (!(await leaving.takeBack({ email }))) throw new OperatorCommandError('This data is being deleted.');
  return 'Nothing will be deleted.';
}

async function list({ listRequests }: LeavingTools): Promise<string> {
  const requests = await listRequests();
  if (requests.length === 0) return 'There are no requests.';
  return requests.map(formatRequest).join('\n');
}

function formatRequest({ id, what, by, at, outcome, endedAt }: RecordedRequest): string {
  const end = endedAt === undefined ? '' : ` ${formatTime(endedAt)}`;
  return `${id}  ${formatTime(at)}  ${what} by ${by === 'member' ? 'a member' : 'the office'}: ${outcome}${end}`;
}

const formatTime = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');
