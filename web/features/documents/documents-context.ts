import { createContext, useContext } from 'react';
import type { DocumentsUrlState } from './documents-url.ts';

export interface DeletedDocument {
  id: string;
  fileName: string;
}

/** What every part of the section needs: the state in the URL, navigation, and links to other sections. */
export interface DocumentsContextValue {
  urlState: DocumentsUrlState;
  /** The address of the start of the section with these changes. */
  address: (part?: Partial<DocumentsUrlState>) => string;
  go: (part?: Partial<DocumentsUrlState>, options?: { replace?: boolean }) => void;
  /** Offers to take back a deletion. */
  offerRestore: (deleted: DeletedDocument) => void;
  /** A trial and a demo have no cases. */
  hasCases: boolean;
  links: {
    caseFile: (caseId: string) => string;
    /** The citation checker with this query. */
    review: (query: Record<string, string>) => string;
    /** A screen of deadlines with this query. */
    screen: (screen: 'panel', query: Record<string, string>) => string;
  };
}

const DocumentsContext = createContext<DocumentsContextValue | null>(null);
export const DocumentsProvider = DocumentsContext.Provider;

export function useDocuments(): DocumentsContextValue {
  const context = useContext(DocumentsContext);
  if (!context) throw new Error('useDocuments needs a DocumentsProvider above it');
  return context;
}
