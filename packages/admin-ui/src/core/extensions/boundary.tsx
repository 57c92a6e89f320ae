import type { ErrorInfo, ReactNode } from "react";
import { Component } from "react";

interface BoundaryProps {
  children: ReactNode;
  /** Shown instead of the children after one of them failed. */
  fallback: (error: Error, retry: () => void) => ReactNode;
  onError?: (error: Error) => void;
  /** Another key is another chance: what failed is tried again. */
  resetKey?: string;
}

/** Catches what a part of the page throws, so that the rest goes on. */
export class Boundary extends Component<BoundaryProps, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(thrown: unknown) {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override componentDidCatch(error: Error, _info: ErrorInfo) {
    this.props.onError?.(error);
  }

  override componentDidUpdate({ resetKey }: BoundaryProps) {
    if (resetKey !== this.props.resetKey && this.state.error !== undefined)
      this.setState({ error: undefined });
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return this.props.fallback(this.state.error, () => this.setState({ error: undefined }));
  }
}
