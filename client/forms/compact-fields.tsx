import { InputPropsProvider, NativeSelect, TextareaPropsProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Makes fields small, for dense forms of the admin area. */
export function CompactFields({ children }: { children: ReactNode }) {
  return (
    <InputPropsProvider value={{ size: 'sm' }}>
      <TextareaPropsProvider value={{ size: 'sm' }}>
        <NativeSelect.PropsProvider value={{ size: 'sm' }}>{children}</NativeSelect.PropsProvider>
      </TextareaPropsProvider>
    </InputPropsProvider>
  );
}
