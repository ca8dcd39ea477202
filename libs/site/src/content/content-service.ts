import {
  createCmsClient,
  type BlockDefinition,
  type CmsClient,
  type CmsClientOptions,
} from '@guildhall/cms-client';
import type { Organisation } from '@guildhall/organisation';
import { createUpstream } from '@guildhall/upstream';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import { createUrlPolicy } from './content-origin.ts';
import { toContentTexts } from '../texts/content-texts.ts';
import type { OwnTexts } from '../texts/site-texts.ts';
import { createLogOnce } from '../engine/log-once.ts';

type ReadJson = CmsClientOptions['readJson'];

/** Failing pages, or lists, before the breaker opens: a single broken one does not block the others. */
const failingAddresses = 5;

/** Response bytes remembered, for entries and lists each. Parsed, they take a few times as much memory. */
const rememberedBytes = 1_000_000;

interface ContentOptions
  extends Pick<Organisation, 'grounds' | 'language'>, Partial<Pick<Organisation, 'locale'>> {
  /** @default builtInBlocks */
  blocks?: readonly BlockDefinition[] | undefined;
  /** Texts of the site that replace the English ones. */
  texts?: OwnTexts | undefined;
  /**
   * False if what is wrong with content is not logged: its page reports it.
   *
   * @default true
   */
  reportsProblems?: boolean;
}

/** Connects to the content service with deadlines, retries and breakers; every failure is logged. */
export function connectContentService(
  config: Config,
  log: FastifyBaseLogger,
  { blocks, texts, grounds, language, locale, reportsProblems = true }: ContentOptions,
): CmsClient {
  const connect = (name: string): ReadJson => {
    const upstream = createUpstream({
      name,
      origin: config.CONTENT_ORIGIN,
      login: config.CONTENT_BASIC_AUTH,
      deadlineMs: config.DEADLINE_MS,
      rememberedBytes,
      breaker: { minimumAddresses: failingAddresses },
      onEvent(event) {
        // A 404 is a valid response, and crawlers that guess URLs cause many.
        const isMissing = event.type === 'failed' && (event.status === 404 || event.status === 410);
        log[isMissing ? 'debug' : 'warn']({ upstream: event }, 'content service');
      },
    });
    return (path, options) => upstream.readJson(path, options);
  };
  const warnOnce = createLogOnce((what, message) => log.warn(what, message));
  return createCmsClient({
    ...createUrlPolicy(config),
    ...(blocks && { blocks }),
    grounds,
    language,
    locale,
    texts: toContentTexts(texts, config.billing),
    collectProblems: config.EDITORS_PREVIEW === 'on',
    readJson: connect('content'),
    // Visitors choose which lists are read: failing or slow lists must not affect pages.
    readList: connect('content lists'),
    ...(reportsProblems && { onProblem: (problem) => warnOnce({ problem }, 'content') }),
  });
}
