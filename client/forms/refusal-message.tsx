import { Alert } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { alert } from '../theme/lazy-recipes/alert';
import { WarningIcon } from '../ui/icons';

/** The error message that belongs to no single field. Takes the focus, so that users see or hear it. */
export function RefusalMessage({ message }: { message: string | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message) box.current?.focus();
  }, [message]);
  if (!message) return null;
  return (
    <Alert.Root recipe={alert} status="error" role="alert" ref={box} tabIndex={-1}>
      <Alert.Indicator>
        <WarningIcon />
      </Alert.Indicator>
      <Alert.Content>
        <Alert.Description>{message}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
