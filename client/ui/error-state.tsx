import { Button, type FlexProps, Text } from '@chakra-ui/react';
import { toAppError } from '../graphql/errors';
import { EmptyState } from './empty-state';
import { RefreshIcon } from './icons';
import { WindsweptTree } from './illustrations/plants';

type Props = FlexProps & {
  error: unknown;
  onRetry?: () => void;
  level?: 'h1' | 'h2' | 'h3';
  heading?: string;
};

/** A call that failed: what happened in plain words, a way to try again, and the id that support can look up. */
export function ErrorState({ error, onRetry, level, heading = 'That did not work', ...flex }: Props) {
  const { message, id } = toAppError(error);
  return (
    <EmptyState
      role="alert"
      title={heading}
      level={level}
      illustration={<WindsweptTree />}
      action={
        onRetry && (
          <Button onClick={onRetry} variant="outline">
            <RefreshIcon /> Try again
          </Button>
        )
      }
      {...flex}
    >
      {message}
      {id && (
        <Text as="span" display="block" textStyle="xs" mt="2">
          Reference {id}
        </Text>
      )}
    </EmptyState>
  );
}
