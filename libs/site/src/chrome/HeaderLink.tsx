import type { Link, MainData } from '@guildhall/cms-client';
import { ButtonLink } from '@guildhall/ui';
import type { ReactElement } from 'react';
import styles from './HeaderLink.module.css';

export interface HeaderLinkProps {
  link: Link;
  membershipLink: MainData['variousData']['membershipLink'];
  size: 'small' | 'large';
  className: string | undefined;
}

/** The header's link button. One that leads to the membership page is hidden while a member is logged in. */
export function HeaderLink({ link, membershipLink, size, className }: HeaderLinkProps): ReactElement {
  const isInvitation = link.url === membershipLink?.url;
  const classNames = isInvitation ? `${className} ${styles['invitation']}` : className;
  return (
    <ButtonLink href={link.url} target={link.target} size={size} className={classNames}>
      {link.title}
    </ButtonLink>
  );
}
