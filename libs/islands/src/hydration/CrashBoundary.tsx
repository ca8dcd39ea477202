import { Component, type ReactNode } from 'react';

interface CrashBoundaryProps {
  /** Called while React renders; HTML that it may replace is still in the page. */
  onRender: () => void;
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
    this.props.onRender();
    return this.state.failed ? null : this.props.children;
  }
}
