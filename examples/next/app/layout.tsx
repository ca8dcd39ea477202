import '@guildhall/blocks/styles.css';
import '@guildhall/cart/styles.css';
import '@guildhall/member-portal/styles.css';
import '@guildhall/money-react/styles.css';
import '@guildhall/product/styles.css';
import '@guildhall/signup/styles.css';
import '@guildhall/ui/base.css';
import '@guildhall/ui/fonts.css';
import '@guildhall/ui/styles.css';
import './layout.css';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Header } from '../components/Header.tsx';
import { PageState } from '../components/PageState.tsx';

export const metadata: Metadata = {
  title: { default: 'The Wayleave Institute', template: '%s – The Wayleave Institute' },
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <a className="skip" href="#main">
          Skip to content
        </a>
        <PageState checkoutOrigin={process.env['CHECKOUT_ORIGIN'] ?? ''}>
          <Header />
          <main id="main" tabIndex={-1} className="gh-page-grid">
            {children}
          </main>
        </PageState>
      </body>
    </html>
  );
}
