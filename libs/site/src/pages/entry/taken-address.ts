import type { ContentProblem } from '@guildhall/cms-client';
import type { EntryModel } from './entry-model.ts';
import type { MessageModel } from '../messages/message-model.ts';

type PreviewModel = EntryModel | MessageModel;

/** Tells editors that visitors never see this entry: nothing else would, for lists and search link to its address. */
export function noteTakenAddress(model: PreviewModel, path: string): PreviewModel {
  if (model.kind !== 'entry') return model;
  const problem: ContentProblem = {
    where: `entry ${path}`,
    message: 'visitors do not see this page: the site has a page of its own at this address',
    advice: 'Choose another address for it.',
  };
  return { ...model, data: { ...model.data, problems: [...(model.data.problems ?? []), problem] } };
}
