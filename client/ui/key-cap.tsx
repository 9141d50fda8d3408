import { chakra } from '@chakra-ui/react';

/** A key, styled like one on a keyboard. */
export const KeyCap = chakra('kbd', {
  base: {
    display: 'inline-block',
    px: '1.5',
    py: '0.5',
    fontFamily: 'body',
    fontSize: '0.75rem',
    lineHeight: '1.2',
    fontWeight: 'medium',
    color: 'fg.muted',
    bg: 'bg.subtle',
    borderWidth: '1px',
    borderBottomWidth: '2px',
    borderColor: 'border',
    borderRadius: 'l1',
    whiteSpace: 'nowrap',
  },
});
