import type { FastifyInstance, FastifyReply } from 'fastify';
import { addFormParser } from '../controls/guard.ts';
import { identityApiKey } from './identity.ts';
import { sendControlPage } from '../home/control-page.ts';
import { actionModes, renderActionPage, type ActionMode, type ActionState } from './action-page.ts';

type Fields = Record<string, string | undefined>;

/**
 * The vendor's action page (`AUTH_ACTION_URL`). Only its form changes something; a GET, such as that of a mail scanner,
 * does not. Links without the project's key are refused.
 */
export function addActionRoutes(app: FastifyInstance): void {
  addFormParser(app);
  app.get<{ Querystring: Fields }>('/identity/action', ({ query }, reply) => show(reply, readState(query)));
  app.post<{ Body: Fields | undefined }>('/identity/action', async ({ body }, reply) => {
    const fields = body ?? {};
    const state = readState(fields);
    if (state.mode === undefined) return show(reply, state, 400);
    // Calls the service as browsers do, so that code checks and faults apply.
    const operation = state.mode === 'resetPassword' ? 'resetPassword' : 'update';
    const { oobCode, newPassword } = fields;
    const response = await app.inject({
      method: 'POST',
      url: `/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=${identityApiKey}`,
      payload: { oobCode, ...(newPassword && { newPassword }) },
    });
    if (response.statusCode === 200) return show(reply, { ...state, done: true, message: 'Done.' });
    const code = (response.json() as { error?: { message?: string } }).error?.message ?? 'INTERNAL_ERROR';
    return show(
      reply,
      { ...state, message: messages[code.split(' ', 1)[0] ?? ''] ?? code },
      response.statusCode,
    );
  });
}

const messages: Record<string, string> = {
  INVALID_OOB_CODE: 'This link has already been used or is incomplete. Request a new one.',
  EXPIRED_OOB_CODE: 'This link has expired. Request a new one.',
};

const keptFields = ['mode', 'oobCode', 'apiKey', 'continueUrl', 'lang'];

function readState(fields: Fields): ActionState {
  const { mode, oobCode, apiKey, continueUrl } = fields;
  const hasKey = apiKey === identityApiKey;
  const known =
    hasKey && mode !== undefined && Object.hasOwn(actionModes, mode) && oobCode
      ? (mode as ActionMode)
      : undefined;
  const isWeb = continueUrl !== undefined && /^https?:$/.test(URL.parse(continueUrl)?.protocol ?? '');
  return {
    mode: known,
    fields: Object.fromEntries(
      keptFields.flatMap((name) => (typeof fields[name] === 'string' ? [[name, fields[name]]] : [])),
    ),
    ...(!hasKey && mode !== undefined && { message: 'The selected page mode is invalid.' }),
    continueUrl: isWeb ? continueUrl : undefined,
  };
}

function show(reply: FastifyReply, state: ActionState, status = 200) {
  return sendControlPage(reply.code(status), renderActionPage(state), { referrerPolicy: 'no-referrer' });
}
