import type { ReactNode } from 'react';
import { OnPaper } from './chart-colors';
import { usePaper } from './use-print-mode';

/** A page with charts that is printed in print colours, whatever the current colour mode. */
export function PaperColors({ children }: { children: ReactNode }) {
  const { printing } = usePaper();
  return <OnPaper value={printing}>{children}</OnPaper>;
}
