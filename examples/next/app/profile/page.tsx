import { LinkProfile } from '@guildhall/member-portal/links';

export default function ProfilePage() {
  return <LinkProfile joinLink={{ url: '/membership', title: 'Become a member' }} />;
}
