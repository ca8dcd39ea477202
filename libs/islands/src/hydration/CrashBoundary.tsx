import { Component, type ReactNode } from 'react';

interface CrashBoundaryProps {
  /** Called while the failing HTML is still in the page. */
  onFailing: () => void;
  /** Called after React has removed that HTML. */
  onCrash: (error: unknown) => void;
  children: ReactNode;
}

/** Catches errors of an island's render and effects. Shows nothing: the server's HTML is restored. */
export class CrashBoundary extends Component<CrashBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onCrash(error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    this.props.onFailing();
    return null;
  }
}
