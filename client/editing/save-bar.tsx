import { Button, Flex, Text } from '@chakra-ui/react';
import { type ReactNode, useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { SubmitButton } from '../forms/form';

type Props<Values extends FieldValues> = {
  form: UseFormReturn<Values, unknown, Values>;
  saveLabel: string;
  onDiscard?: () => void;
  /** Told before the form is sent by this button, or by Enter. */
  onSave?: () => void;
  /** Further buttons beside it. */
  children?: ReactNode;
};

/** What gets the focus comes to stand above the bar, not below it. */
function useRoomBelow() {
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingBottom = '5rem';
    return () => {
      style.scrollPaddingBottom = '';
    };
  }, []);
}

/** Stays in sight at the lower edge, so that saving is never a scroll away; notices come up at its other end. */
export function SaveBar<Values extends FieldValues>({
  form,
  saveLabel,
  onDiscard,
  onSave,
  children,
}: Props<Values>) {
  const { isDirty } = form.formState;
  useRoomBelow();
  return (
    <Flex
      position="sticky"
      bottom="0"
      zIndex="sticky"
      align="center"
      gap="3"
      mt="auto"
      mb="-4"
      mx={{ base: '-4', md: '-6' }}
      px={{ base: '4', md: '6' }}
      py="3"
      bg="bg.panel"
      borderTopWidth="1px"
      borderColor="border"
    >
      <SubmitButton form={form} size="sm" onClick={onSave}>
        {saveLabel}
      </SubmitButton>
      {children}
      {onDiscard && isDirty && (
        <Button size="sm" variant="ghost" colorPalette="neutral" onClick={onDiscard}>
          Discard
        </Button>
      )}
      <Text textStyle="sm" color="fg.muted" role="status">
        {isDirty ? 'You have unsaved changes.' : onDiscard ? 'Everything is saved.' : ''}
      </Text>
    </Flex>
  );
}
