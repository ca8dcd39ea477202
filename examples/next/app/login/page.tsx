import { LinkLogin } from '@guildhall/member-portal/links';

export default function LoginPage() {
  return (
    <>
      <h1>Log in</h1>
      <LinkLogin />
    </>
  );
}
