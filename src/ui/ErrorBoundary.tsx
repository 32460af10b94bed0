import { Component, type ComponentType, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  readonly Fallback: ComponentType<{ readonly code: string }>;
}

/** Shows a fallback in the place of a screen that throws, so that the rest of the page goes on working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly code: string | null }> {
  override state: { readonly code: string | null } = { code: null };

  static getDerivedStateFromError(error: unknown) {
    return { code: errorCode(error) };
  }

  override render() {
    const { children, Fallback } = this.props;
    return this.state.code === null ? children : <Fallback code={this.state.code} />;
  }
}

/** The same error gives the same short code, so that staff can tell over the phone whether two reports are the same bug. */
function errorCode(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  let hash = 0;
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 46_656;
  return `A-${hash.toString(36).toUpperCase().padStart(3, '0')}`;
}
