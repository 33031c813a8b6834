import { Component, type ReactNode } from 'react';
import { ProblemState } from '../../shared/states/problem-state';

interface PageBoundaryProps {
  readonly children: ReactNode;
}

/** Catches a page that fails to draw or whose script does not come; the frame around it stays. */
export class PageBoundary extends Component<PageBoundaryProps, { readonly error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error() };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return <ProblemState error={error} onRetry={() => window.location.reload()} />;
  }
}
