import { createCmsClient, type CmsClient } from '@guildhall/cms-client';
import { createUpstream } from '@guildhall/upstream';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { createSayOnce } from '../say-once.ts';

/** The content service as the site reads it: with a deadline, retries and a breaker; every failure is logged. */
export function connectContentService(config: Config, log: FastifyBaseLogger): CmsClient {
  const upstream = createUpstream({
    name: 'content',
    origin: config.CONTENT_ORIGIN,
    deadlineMs: config.CONTENT_DEADLINE_MS,
    onEvent: (event) => log.warn({ upstream: event }, 'content service'),
  });
  const warnOnce = createSayOnce((what, message) => log.warn(what, message));
  return createCmsClient({
    contentOrigin: config.CONTENT_ORIGIN,
    siteOrigin: config.SITE_ORIGIN,
    mediaOrigins: config.MEDIA_ORIGINS,
    frameHosts: config.FRAME_HOSTS,
    collectProblems: config.EDITORS_PREVIEW === 'on',
    readJson: (path, options) => upstream.readJson(path, options),
    onProblem: (problem) => warnOnce({ problem }, 'content'),
  });
}
