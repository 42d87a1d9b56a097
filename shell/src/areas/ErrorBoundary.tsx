import { Component, type ReactNode } from 'react';

type Props = { children: ReactNode; fallback: ReactNode; onError: (error: unknown) => void };

/** Catches errors thrown while rendering `children`: shows `fallback` instead and calls `onError` once. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
