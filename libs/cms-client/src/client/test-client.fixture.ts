import { vi } from 'vitest';
import { origins } from '../routes/content-route.fixture.ts';
import type { Problem } from '../problems/problem-log.ts';
import { createCmsClient, type CmsClientOptions } from './create-cms-client.ts';

/** Creates a client whose content service always returns this response or error. */
export function createTestClient(
  response: unknown,
  options: Partial<
    Pick<CmsClientOptions, 'blocks' | 'collectProblems' | 'frameHosts' | 'grounds' | 'language' | 'locale'>
  > = {},
) {
  const readJson = vi.fn((_path: string, _options?: { headers?: Record<string, string> }) =>
    response instanceof Error ? Promise.reject(response) : Promise.resolve(response),
  );
  const problems: Problem[] = [];
  const cms = createCmsClient({
    ...origins,
    mediaOrigins: ['https://media.example'],
    frameHosts: ['frames.example', 'www.example'],
    ...options,
    readJson,
    onProblem: (problem) => problems.push(problem),
  });
  return { cms, readJson, problems };
}

/** A published entry with these blocks. */
export function rawEntry(content: unknown, other: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: 7,
    title: 'About us',
    permalink: 'https://content.example/about',
    postType: 'page',
    postDate: '20260305',
    postStatus: 'publish',
    hasAccess: true,
    content,
    ...other,
  };
}
