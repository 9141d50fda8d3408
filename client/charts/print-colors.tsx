import type { ReactNode } from 'react';
import { PrintContext } from './chart-colors';
import { usePrintMode } from './use-print-mode';

/** A page with charts that is printed in print colours, whatever the current colour mode. */
export function PrintColors({ children }: { children: ReactNode }) {
  const { printing } = usePrintMode();
  return <PrintContext value={printing}>{children}</PrintContext>;
}
