import { createCmsClient, type CmsClient, type CmsClientOptions } from '@guildhall/cms-client';
import { createUpstream } from '@guildhall/upstream';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { createUrlPolicy } from './content-origin.ts';
import { createLogOnce } from '../log-once.ts';

type ReadJson = CmsClientOptions['readJson'];

/** So many pages, or lists, fail before the service is left in peace: one that is broken takes no other with it. */
const failingAddresses = 5;

/** Of entries, and of lists. What was made of them takes a few times as much memory. */
const rememberedBytes = 1_000_000;

/** The content service as the site reads it: with deadlines, retries and breakers; every failure is logged. */
export function connectContentService(config: Config, log: FastifyBaseLogger): CmsClient {
  const connect = (name: string): ReadJson => {
    const upstream = createUpstream({
      name,
      origin: config.CONTENT_ORIGIN,
      login: config.CONTENT_BASIC_AUTH,
      deadlineMs: config.CONTENT_DEADLINE_MS,
      rememberedBytes,
      breaker: { minimumAddresses: failingAddresses },
      onEvent(event) {
        // What is not there is an answer, and requested by every robot that guesses addresses.
        const isMissing = event.type === 'failed' && (event.status === 404 || event.status === 410);
        log[isMissing ? 'debug' : 'warn']({ upstream: event }, 'content service');
      },
    });
    return (path, options) => upstream.readJson(path, options);
  };
  const warnOnce = createLogOnce((what, message) => log.warn(what, message));
  return createCmsClient({
    ...createUrlPolicy(config),
    collectProblems: config.EDITORS_PREVIEW === 'on',
    readJson: connect('content'),
    // Visitors choose which lists are read: when those fail or pile up, pages are read all the same.
    readList: connect('content lists'),
    onProblem: (problem) => warnOnce({ problem }, 'content'),
  });
}
