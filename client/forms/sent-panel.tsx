import { Box, Button, Heading, Text } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { KowhaiSprig } from '../ui/illustrations/kowhai-sprig';

type Props = { title: ReactNode; children: ReactNode; again: ReactNode; onAgain: () => void };

/**
 * Replaces a form that has been sent. Its heading takes the focus, so that users see or hear it; when another one is
 * started, the first field of the form does.
 */
export function SentPanel({ title, children, again, onAgain }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const goOn = () => {
    const place = heading.current?.parentElement?.parentElement;
    flushSync(onAgain);
    place?.querySelector<HTMLElement>('form input')?.focus();
  };
  return (
    <Box textAlign="center" py="8">
      <KowhaiSprig maxW="12rem" mx="auto" />
      <Heading as="h3" size="xl" ref={heading} tabIndex={-1} outline="none" mt="4">
        {title}
      </Heading>
      <Text mt="3" color="fg.muted" maxW="md" mx="auto">
        {children}
      </Text>
      <Button variant="outline" mt="6" onClick={goOn}>
        {again}
      </Button>
    </Box>
  );
}
