import { listSecrets } from '@guildhall/server-kit';
import { definePageKind } from '../../engine/page-kind.ts';
import type { PageKindOptions } from '../page-kind-options.ts';
import { createPreviewBuilder } from './build-preview.ts';
import { previewRoute } from './preview-route.ts';

type Options = Pick<
  PageKindOptions,
  | 'config'
  | 'builder'
  | 'caching'
  | 'cms'
  | 'findReplacement'
  | 'lists'
  | 'now'
  | 'renderer'
  | 'responseTexts'
  | 'routes'
>;

/** Drafts for editors, by ticket. They are shown as entries are. */
export const previewPages = definePageKind({
  name: 'preview',
  open({ config, caching, cms, lists, now, responseTexts: texts, ...parts }: Options) {
    const secrets = listSecrets(config.PREVIEW_SECRET, config.PREVIEW_SECRET_PREVIOUS);
    if (secrets.length === 0) return undefined;
    const previewKeys = listSecrets(config.CONTENT_PREVIEW_KEY, config.CONTENT_PREVIEW_KEY_PREVIOUS);
    const buildPreview = createPreviewBuilder({ ...parts, sources: { cms, lists } });
    const options = { buildPreview, caching, previewKeys, secrets, now, texts };
    return { plugin: async (app) => void (await app.register(previewRoute, options)) };
  },
});
