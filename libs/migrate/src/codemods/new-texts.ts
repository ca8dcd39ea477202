import { Node, SyntaxKind } from 'ts-morph';
import type { Site } from '../site/site.ts';
import type { Codemod } from './codemod.ts';

interface NewTexts {
  /** A text that was there before, in the same object. */
  beside: string;
  /** One of the new ones. */
  name: string;
  task: string;
}

const newTexts: readonly NewTexts[] = [
  {
    beside: 'nameKeptText',
    name: 'details',
    task: "Translate the new texts of a member's own fields: details: { title, saveLabel, savedText, optional, choose, none, failedText }. Until then, they are in English.",
  },
  {
    beside: 'removeOf',
    name: 'quantityOnly',
    task: 'Translate quantityOnly, quantityRange and quantitySteps, which say which quantities can be ordered. Until then, they are in English.',
  },
  {
    beside: 'subscribeLabel',
    name: 'orderLabel',
    task: 'Translate orderLabel, the button of a form that concludes the contract. Until then, it is in English.',
  },
  {
    beside: 'carousel',
    name: 'contracts',
    task: 'Translate contracts, the pages on which people withdraw from a contract or cancel it, if your organisation has them.',
  },
  {
    beside: 'impossible quantity',
    name: 'quantity refused',
    task: "Translate 'quantity refused', and take {most} out of 'impossible quantity', which no longer has it.",
  },
];

const ofOwnAffairs: readonly NewTexts[] = [
  {
    beside: 'editSubscriptionLabel',
    name: 'account',
    task: "Translate account, ownData and leaving, the parts of the profile with a member's payments and data, and briefLabel and briefHint of the login. Until then, they are in English.",
  },
  {
    beside: 'referenceHint',
    name: 'renewalText',
    task: 'Translate renewalText, which the invoice of a next term says. Until then, it is in English.',
  },
  {
    beside: 'carousel',
    name: 'keepData',
    task: 'Translate keepData, the page that takes a deletion back, if members delete their data.',
  },
];

/** Lists texts that a site in another language has to translate. */
export const translatedTexts: Codemod = {
  name: 'new-texts',
  version: '0.1.0',
  note: 'There are new texts about the fields of a profile, the quantities in which a product is sold, and the end of a contract.',
  change: (site) => listTasks(site, newTexts),
};

/** Lists those about members' own affairs. */
export const listOwnAffairs = (site: Site) => listTasks(site, ofOwnAffairs);

function listTasks(site: Site, texts: readonly NewTexts[]): void {
  for (const file of site.listCode())
    for (const literal of file.getDescendantsOfKind(SyntaxKind.ObjectLiteralExpression)) {
      const names = literal.getProperties().flatMap((one) => {
        const name = Node.isPropertyAssignment(one) ? one.getName().replaceAll(/['"]/g, '') : undefined;
        return name === undefined ? [] : [name];
      });
      for (const { beside, name, task: text } of texts)
        if (names.includes(beside) && !names.includes(name))
          site.tasks.push({ file: site.getPath(file), line: literal.getStartLineNumber(), text });
    }
}
