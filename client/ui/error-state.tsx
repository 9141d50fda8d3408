import { Button, type FlexProps, Text } from '@chakra-ui/react';
import { errorMessage } from '../graphql/error-messages';
import { toAppError } from '../graphql/errors';
import { texts, useLanguage, useTexts } from '../lib/language';
import { EmptyState } from './empty-state';
import { RefreshIcon } from './icons';
import { WindsweptTree } from './illustrations/plants';

const errorTexts = texts(
  { heading: 'Something went wrong', again: 'Try again', reference: 'Reference' },
  { heading: 'Kāore i tutuki', again: 'Whakamātau anō', reference: 'Tohutoro' },
);

type Props = FlexProps & {
  error: unknown;
  onRetry?: () => void;
  level?: 'h1' | 'h2' | 'h3';
  heading?: string;
};

/** A failed request: the problem in plain language, a button to try again, and the ID that support can look up. */
export function ErrorState({ error, onRetry, level, heading, ...flex }: Props) {
  const text = useTexts(errorTexts);
  const failure = toAppError(error);
  const words = errorMessage(useLanguage(), failure);
  return (
    <EmptyState
      role="alert"
      title={heading ?? text.heading}
      level={level}
      illustration={<WindsweptTree />}
      action={
        onRetry && (
          <Button onClick={onRetry} variant="outline">
            <RefreshIcon /> {text.again}
          </Button>
        )
      }
      {...flex}
    >
      {words}
      {failure.id && (
        <Text as="span" display="block" textStyle="xs" mt="2">
          {text.reference} {failure.id}
        </Text>
      )}
    </EmptyState>
  );
}
