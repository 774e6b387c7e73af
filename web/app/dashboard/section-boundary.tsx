import { Component, type ErrorInfo, type ReactNode } from 'react';
import { sectionErrorText as text, sectionNameText, sectionText } from '#schema/text/dashboard-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { forgetFailedParts } from '#web/shared/parts/lazy-part.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { reportError } from '../report-error.ts';
import type { SectionId } from './sections.ts';

interface SectionBoundaryProps {
  section: SectionId;
  children: ReactNode;
}

/** A section that fails leaves the sidebar and the top bar as they are, and can be tried again. */
export class SectionBoundary extends Component<SectionBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    // The text of the specification; what the error itself says comes after it.
    const title = `Error loading ${this.props.section} data`;
    reportError(error.message ? `${title}: ${error.message}` : title, error, info);
  }

  readonly #retry = (): void => {
    forgetFailedParts();
    this.setState({ error: null });
  };

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    const name = sectionNameText[this.props.section];
    const { code, message, requestId } = readFailure(error);
    return (
      <div className="mx-auto grid max-w-xl gap-5 px-5 py-8">
        <h1 className="text-3xl font-semibold tracking-tight">{sectionText[this.props.section]}</h1>
        <ErrorState
          title={text.failed(name)}
          // What is no reply of the server has no text for people.
          message={code === 'NETWORK' ? text.body(name) : message}
          requestId={requestId}
          onRetry={this.#retry}
        />
      </div>
    );
  }
}
