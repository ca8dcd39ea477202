'use client';

import type { Block } from '@guildhall/cms-client';
import { Component, type ReactNode } from 'react';

interface BlockBoundaryProps {
  onBlockError?: (error: unknown, block: Block) => void;
  /** The block below, if its errors are reported. */
  block?: Block;
  children: ReactNode;
}

/** Hides a block that throws, so that the others are still shown. */
export class BlockBoundary extends Component<BlockBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    const { onBlockError, block } = this.props;
    if (block) onBlockError?.(error, block);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
