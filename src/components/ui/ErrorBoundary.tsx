import { Component, type ReactNode } from 'react';
import type { IslandStrings } from './island-strings';

interface ErrorBoundaryProps {
  strings: IslandStrings;
  /** Called before the children are rendered again. */
  onRetry?: () => void;
  children: ReactNode;
}

interface ErrorBoundaryState {
  hasFailed: boolean;
  hasRetried: boolean;
}

/**
 * Shows an error message and a button in place of children that throw. The button renders them
 * again. If they throw again, it reloads the page: after a deployment the files of the old page are
 * gone (product 28.4).
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false, hasRetried: false };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasFailed: true };
  }

  retry = () => {
    this.props.onRetry?.();
    this.setState({ hasFailed: false, hasRetried: true });
  };

  override render() {
    const { strings, children } = this.props;
    const { hasFailed, hasRetried } = this.state;
    if (!hasFailed) return children;
    return (
      <p role="alert" className="mt-4">
        {strings.failed}{' '}
        <button
          type="button"
          className="link font-medium"
          onClick={hasRetried ? () => location.reload() : this.retry}
        >
          {hasRetried ? strings.reload : strings.retry}
        </button>
      </p>
    );
  }
}
