import { LinkLogin } from '@guildhall/member-portal/links';

export const metadata = { title: 'Log in' };

export default function LoginPage() {
  return (
    <section className="plain">
      <h1>Log in</h1>
      <LinkLogin />
    </section>
  );
}
