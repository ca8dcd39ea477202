import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mailModes } from '../inbox/mail-server.ts';
import { faultModes, type FaultList, type FaultMode, type FaultOptions } from '../faults/fault-list.ts';

/** Fault modes of the identity service only. */
const identityModes: readonly FaultMode[] = [
  'expired-code',
  'weak-password',
  'captcha',
  'old-login',
  'restricted-key',
];

/** `/_sandbox/faults`: JSON for tests, plain forms for people (who are redirected to the homepage). */
export function addFaultRoutes(app: FastifyInstance, faults: FaultList, services: readonly string[]): void {
  const schema = {
    body: {
      type: 'object',
      required: ['service', 'mode'],
      properties: {
        service: { enum: services },
        mode: { enum: faultModes },
        delayMs: { type: 'integer', minimum: 0, maximum: 120_000 },
        match: { type: 'string' },
        times: { type: 'integer', minimum: 1 },
      },
    },
  };
  const isForm = (request: FastifyRequest) =>
    request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
  const redirectHome = (reply: FastifyReply) => reply.redirect('/#faults', 303);

  app.get('/_sandbox/faults', () => faults.all());
  app.post<{ Body: FaultOptions }>('/_sandbox/faults', { schema }, (request, reply) => {
    const { service, mode } = request.body;
    if (service === 'mail' && !mailModes.includes(mode))
      return reply.code(400).send({ error: `The mail relay knows only ${mailModes.join(', ')}` });
    if (service !== 'identity' && identityModes.includes(mode))
      return reply.code(400).send({ error: `Only the identity service knows ${mode}` });
    const fault = faults.add(request.body);
    return isForm(request) ? redirectHome(reply) : reply.code(201).send(fault);
  });
  app.delete('/_sandbox/faults', (_request, reply) => {
    faults.clear();
    return reply.code(204).send();
  });
  app.delete<{ Params: { id: string } }>('/_sandbox/faults/:id', (request, reply) =>
    reply.code(faults.clear(Number(request.params.id)) ? 204 : 404).send(),
  );
  // Forms can only post.
  app.post<{ Body: { id?: string } | undefined }>('/_sandbox/faults/clear', (request, reply) => {
    const id = request.body?.id;
    faults.clear(id === undefined ? undefined : Number(id));
    return redirectHome(reply);
  });
}
