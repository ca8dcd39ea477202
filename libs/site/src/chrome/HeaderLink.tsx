import type { Link, MainData } from '@guildhall/cms-client';
import { ButtonLink } from '@guildhall/ui';
import type { ReactElement } from 'react';
import styles from './HeaderLink.module.css';

export interface HeaderLinkProps {
  link: Link;
  membershipLink: MainData['variousData']['membershipLink'];
  /** @default 'normal' */
  size?: 'small' | 'large';
  /** @default 'primary' */
  variant?: 'quiet';
  className?: string | undefined;
}

/** The link button of header or footer. One that leads to the membership page is hidden while a member is logged in. */
export function HeaderLink({ link, membershipLink, className, ...look }: HeaderLinkProps): ReactElement {
  const isInvitation = link.url === membershipLink?.url;
  const classNames = [className, isInvitation && styles['invitation']].filter(Boolean).join(' ');
  return (
    <ButtonLink href={link.url} target={link.target} {...look} className={classNames || undefined}>
      {link.title}
    </ButtonLink>
  );
}
