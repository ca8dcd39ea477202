import type { Link, MainData } from '@guildhall/cms-client';
import { ButtonLink } from '@guildhall/ui';
import type { ReactElement } from 'react';
import styles from './HeaderLink.module.css';

/** The props of `HeaderLink`. */
export interface HeaderLinkProps {
  /** The link, from main data. */
  link: Link;
  /** The link to the membership page, from main data. */
  membershipLink: MainData['variousData']['membershipLink'];
  /**
   * Size of the button.
   *
   * @default 'normal'
   */
  size?: 'small' | 'large';
  /**
   * Look of the button.
   *
   * @default 'primary'
   */
  variant?: 'quiet';
  /**
   * Class of the link itself.
   *
   * @default none
   */
  className?: string | undefined;
}

/**
 * The link button of header or footer. One that leads to the membership page is hidden while a member is logged in.
 *
 * @example
 * const { headerLink, membershipLink } = mainData.variousData;
 * headerLink && <HeaderLink link={headerLink} membershipLink={membershipLink} size="small" />;
 */
export function HeaderLink({ link, membershipLink, className, ...look }: HeaderLinkProps): ReactElement {
  const isInvitation = link.url === membershipLink?.url;
  const classNames = [className, isInvitation && styles['invitation']].filter(Boolean).join(' ');
  return (
    <ButtonLink href={link.url} target={link.target} {...look} className={classNames || undefined}>
      {link.title}
    </ButtonLink>
  );
}
