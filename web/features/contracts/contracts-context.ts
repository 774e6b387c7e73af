import { createContext, useContext } from 'react';
import type { ContractsUrlState } from './contracts-url.ts';

/** What every part of the section needs: the state in the URL, navigation, and links to other sections. */
export interface ContractsContextValue {
  urlState: ContractsUrlState;
  /** The address of the start of the section with these changes. */
  address: (part?: Partial<ContractsUrlState>) => string;
  go: (part?: Partial<ContractsUrlState>, options?: { replace?: boolean }) => void;
  links: {
    caseFile: (caseId: string) => string;
    /** The citation checker with this query. */
    review: (query: Record<string, string>) => string;
  };
}

const ContractsContext = createContext<ContractsContextValue | null>(null);
export const ContractsProvider = ContractsContext.Provider;

export function useContracts(): ContractsContextValue {
  const context = useContext(ContractsContext);
  if (!context) throw new Error('useContracts needs a ContractsProvider above it');
  return context;
}
