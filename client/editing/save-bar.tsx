import { Button, Flex, Text } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { SubmitButton } from '../forms/form';
import { useBarShown } from '../ui/bars-shown';
import { hideInPrint } from '../ui/print';
import { SAVE_KEYS, useSaveKey } from './save-key';

type Props<Values extends FieldValues> = {
  form: UseFormReturn<Values, unknown, Values>;
  saveLabel: string;
  /** The id of the form, where the bar does not stand in it. */
  formId?: string;
  onDiscard?: () => void;
  /** What it would save was deleted meanwhile. */
  gone?: boolean;
  /** Told before the form is sent by this button, or by Enter. */
  onSave?: () => void;
  /** Further buttons beside it. */
  children?: ReactNode;
};

const DELETED = 'It was deleted meanwhile: nothing can be saved.';

/** What gets the focus comes to stand above the bar, not below it. */
function useRoomBelow() {
  useEffect(() => {
    const { style } = document.documentElement;
    // The bar is 6.5rem high where its buttons stand below each other.
    style.scrollPaddingBottom = '7rem';
    return () => {
      style.scrollPaddingBottom = '';
    };
  }, []);
}

/**
 * Stays in sight at the lower edge, so that saving is never a scroll away; notices come up at its other end. Ctrl or Cmd
 * and S save from everywhere.
 */
export function SaveBar<Values extends FieldValues>({
  form,
  saveLabel,
  formId,
  onDiscard,
  gone = false,
  onSave,
  children,
}: Props<Values>) {
  const { isDirty, isSubmitting } = form.formState;
  const save = useRef<HTMLButtonElement>(null);
  useRoomBelow();
  useSaveKey(save);
  // The acts on chosen rows of a list have the lower edge for themselves meanwhile.
  const stays = !useBarShown();
  return (
    <Flex
      data-save-bar
      css={hideInPrint}
      position={stays ? 'sticky' : 'static'}
      bottom="0"
      zIndex="sticky"
      align="center"
      // Two long buttons do not fit beside each other on a narrow phone.
      wrap={children ? 'wrap' : 'nowrap'}
      columnGap="3"
      rowGap="2"
      mt="auto"
      mb="-4"
      mx={{ base: '-4', md: '-6' }}
      px={{ base: '4', md: '6' }}
      py="3"
      bg="bg.panel"
      borderTopWidth="1px"
      borderColor="border"
    >
      <SubmitButton
        ref={save}
        form={form}
        formId={formId}
        size="sm"
        disabled={gone}
        title={gone ? DELETED : 'Ctrl S'}
        aria-keyshortcuts={SAVE_KEYS}
        onClick={onSave}
      >
        {saveLabel}
      </SubmitButton>
      {children}
      {onDiscard && isDirty && (
        <Button size="sm" variant="ghost" colorPalette="neutral" disabled={isSubmitting} onClick={onDiscard}>
          Discard
        </Button>
      )}
      <Text textStyle="sm" color="fg.muted" role="status">
        {gone ? DELETED : isDirty ? 'You have unsaved changes.' : onDiscard ? 'Everything is saved.' : ''}
      </Text>
    </Flex>
  );
}
