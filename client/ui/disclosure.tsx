import { Box, type BoxProps, Button, type ButtonProps } from '@chakra-ui/react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';

type Props = {
  label: ReactNode;
  /** The accessible name of the button when `label` is only an icon. */
  name?: string;
  children: ReactNode;
  button?: ButtonProps;
  panel?: BoxProps;
  /** If true, choices that change the address do not close the panel. */
  staysOpen?: boolean;
};

/**
 * A button that shows a small panel of links below it: the disclosure pattern for site navigation. Closes on Escape
 * (the focus returns to the button), on a click or focus elsewhere, and on navigation. Needs no menu library, so it is
 * part of the first load of public pages.
 */
export function Disclosure({ label, name, children, button, panel, staysOpen = false }: Props) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location closes the panel
  useEffect(() => {
    if (!staysOpen) setOpen(false);
  }, [key]);

  useEffect(() => {
    if (!open) return;
    const leave = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [open]);

  return (
    <Box
      ref={root}
      position="relative"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(false);
        trigger.current?.focus();
      }}
    >
      <Button
        ref={trigger}
        variant="ghost"
        colorPalette="neutral"
        size="sm"
        aria-expanded={open}
        aria-controls={id}
        aria-label={name}
        {...button}
        onClick={() => setOpen(!open)}
      >
        {label}
      </Button>
      <Box
        id={id}
        hidden={!open}
        position="absolute"
        top="calc(100% + 0.5rem)"
        insetEnd="0"
        minW="52"
        p="1.5"
        zIndex="dropdown"
        bg="bg.panel"
        borderWidth="1px"
        borderColor="border"
        borderRadius="l2"
        boxShadow="md"
        animation="rise 120ms"
        {...panel}
      >
        {children}
      </Box>
    </Box>
  );
}
