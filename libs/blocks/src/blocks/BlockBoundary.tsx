import { Component, type ReactNode } from 'react';

interface BlockBoundaryProps {
  onError?: ((error: unknown) => void) | undefined;
  children: ReactNode;
}

/** Hides a block that throws, so that the others are still shown. */
export class BlockBoundary extends Component<BlockBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
