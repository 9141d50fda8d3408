import { IconButton, Dialog as Parts, Portal } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import type { ReactNode, RefObject } from 'react';
import { texts, useTexts } from '../lib/language';
import { dialog } from '../theme/lazy-recipes/dialog';
import { CloseIcon } from './icons';
import { useCloseRequest } from './use-close-request';

const dialogTexts = texts({ close: 'Close' }, { close: 'Katia' });

/** On a phone dialogs open at the lower edge, where notices would cover their buttons. */
const noticesAbove = {
  '@media (max-width: 639px)': { 'section[aria-live=polite]': { top: '16px', bottom: 'auto !important' } },
};

type Props = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons at the foot; the last one is the main action of the dialog. */
  footer?: ReactNode;
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog';
  size?: 'sm' | 'md';
  initialFocus?: RefObject<HTMLElement | null>;
  /** False while sending, so that a stray click does not close the dialog. */
  dismissable?: boolean;
  /** Called once the dialog has closed and the focus is back where it was. */
  onClosed?: () => void;
};

/**
 * A dialog, at most 600 px wide: traps and restores the focus, closes on Escape, on a click outside and on going back
 * on Android. For lazily loaded screens only; it is too large for the first load of public pages.
 */
export function Dialog({
  open,
  onClose,
  title,
  children,
  footer,
  role = 'dialog',
  size = 'md',
  initialFocus,
  dismissable = true,
  onClosed,
}: Props) {
  const { close } = useTexts(dialogTexts);
  useCloseRequest(onClose, open && dismissable);
  return (
    <Parts.Root
      recipe={dialog}
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      role={role}
      size={size}
      lazyMount
      unmountOnExit
      closeOnEscape={dismissable}
      closeOnInteractOutside={dismissable && role === 'dialog'}
      onExitComplete={onClosed}
      initialFocusEl={initialFocus ? () => initialFocus.current : undefined}
    >
      <Portal>
        {open && <Global styles={noticesAbove} />}
        <Parts.Backdrop />
        <Parts.Positioner>
          <Parts.Content>
            <Parts.Header>
              <Parts.Title>{title}</Parts.Title>
            </Parts.Header>
            <Parts.Body>{children}</Parts.Body>
            {footer && <Parts.Footer>{footer}</Parts.Footer>}
            {dismissable && (
              <Parts.CloseTrigger asChild>
                <IconButton variant="ghost" colorPalette="neutral" size="sm" aria-label={close}>
                  <CloseIcon />
                </IconButton>
              </Parts.CloseTrigger>
            )}
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
}
