import { Box, chakra, useRecipe, useSlotRecipe } from '@chakra-ui/react';
import { type ComponentProps, useId, useState } from 'react';
import { WarningIcon } from '../ui/icons';
import { ShowPasswordButton } from './show-password-button';

type Props = Omit<ComponentProps<typeof chakra.input>, 'onChange'> & {
  label: string;
  value: string;
  onChange: (typed: string) => void;
  /** The error message of the field. */
  validationError: string | undefined;
};

/** A required line of text that looks and behaves like `TextField`, without the form library: for a `PlainForm`. */
export function PlainField({ label, value, onChange, validationError, children, ...input }: Props) {
  const id = useId();
  const styles = useSlotRecipe({ key: 'field' })();
  const look = useRecipe({ key: 'input' })();
  const wrong = validationError ? '' : undefined;
  return (
    <Box css={styles.root} data-invalid={wrong}>
      <chakra.label htmlFor={id} css={styles.label} data-invalid={wrong}>
        {label}
        <Box as="span" css={styles.requiredIndicator} aria-hidden>
          *
        </Box>
      </chakra.label>
      <Box position="relative" w="full">
        <chakra.input
          id={id}
          css={look}
          required
          aria-invalid={validationError ? true : undefined}
          aria-describedby={validationError ? `${id}-error` : undefined}
          data-invalid={wrong}
          {...input}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        {children}
      </Box>
      {validationError && (
        <Box id={`${id}-error`} css={styles.errorText} aria-live="polite">
          <WarningIcon /> {validationError}
        </Box>
      )}
    </Box>
  );
}

/** A password with a button that shows and hides it. */
export function PlainPasswordField(props: Props) {
  const [shown, setShown] = useState(false);
  return (
    <PlainField {...props} type={shown ? 'text' : 'password'} pe="12">
      <ShowPasswordButton
        shown={shown}
        onShown={setShown}
        position="absolute"
        insetEnd="1"
        top="50%"
        transform="translateY(-50%)"
      />
    </PlainField>
  );
}
