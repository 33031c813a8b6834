import { Component, type ReactNode } from 'react';

interface LoadBoundaryProps {
  readonly otherwise: ReactNode;
  readonly children: ReactNode;
}

/** Shows a fallback where its children cannot be loaded. A new `key` tries again. */
export class LoadBoundary extends Component<LoadBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.otherwise : this.props.children;
  }
}
