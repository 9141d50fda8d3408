import { Button, Flex, Text } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { SubmitButton } from '../forms/form';
import { useBulkBarShown } from '../ui/bulk-bar-visibility';
import { hideInPrint } from '../ui/print';
import { SAVE_KEYS, useSaveKey } from './save-key';

type Props<Values extends FieldValues> = {
  form: UseFormReturn<Values, unknown, Values>;
  saveLabel: string;
  /** The ID of the form, if the bar is outside it. */
  formId?: string;
  onDiscard?: () => void;
  /** True if the record was deleted meanwhile. */
  gone?: boolean;
  /** Called before the form is sent by this button, or by Enter. */
  onSave?: () => void;
  /** Further buttons beside it. */
  children?: ReactNode;
};

const DELETED = 'This record has been deleted, so it can’t be saved.';

/** Makes the browser scroll focused elements above the bar instead of below it. */
function useRoomBelow() {
  useEffect(() => {
    const { style } = document.documentElement;
    // The bar is 6.5rem high if its buttons are stacked.
    style.scrollPaddingBottom = '7rem';
    return () => {
      style.scrollPaddingBottom = '';
    };
  }, []);
}

/**
 * The bar with the Save button, always visible at the lower edge; notices appear at its other end. Ctrl or Cmd and S
 * save from anywhere on the page.
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
  // The bar of bulk actions takes the lower edge while it is shown.
  const stays = !useBulkBarShown();
  return (
    <Flex
      data-save-bar
      css={hideInPrint}
      position={stays ? 'sticky' : 'static'}
      bottom="0"
      zIndex="sticky"
      align="center"
      // Two long buttons do not fit side by side on a narrow phone.
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
