import type { BlockOf } from '@guildhall/cms-client';
import { NewTabNote, RichText, VisuallyHidden } from '@guildhall/ui';
import type { ReactElement } from 'react';
import type { BlockProps } from '../blocks/blocks-context.ts';
import { defineView } from '../blocks/define-view.ts';
import { blocksTexts } from '../blocks/blocks-texts.ts';
import styles from './DownloadFile.module.css';
import { getFileType } from './file-type.ts';

/**
 * A downloadable file: title, description and link. Only URLs that end in a file name are marked as downloads (browsers
 * ignore that for other hosts); all others open like pages.
 */
export function DownloadFile({ block, context }: BlockProps<BlockOf<'download-file'>>): ReactElement {
  const { title, description, link, blockTitle } = block;
  const Title = blockTitle ? 'h3' : 'h2';
  const type = getFileType(link.url);
  const newTab = link.target === '_blank';
  return (
    <div className={styles['file']}>
      <Title>{title}</Title>
      {description && <RichText html={description} />}
      <a
        href={link.url}
        download={type !== undefined && !newTab}
        {...(newTab && { target: '_blank', rel: 'noopener' })}
      >
        <DownloadIcon />
        <span>{link.title || (context.texts?.download ?? blocksTexts.download)}</span>
        <VisuallyHidden>: {title}</VisuallyHidden>
        {type && <small>{type}</small>}
        {newTab && <NewTabNote />}
      </a>
    </div>
  );
}

export const downloadFileBlock = defineView(DownloadFile, { heading: 'beside', space: 'l' });

function DownloadIcon(): ReactElement {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d="M8 1.5v9M4 7l4 4 4-4M2 14.5h12" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}
