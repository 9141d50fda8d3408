import { Box, Heading } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { deferredForm } from '../../../forms/deferred-form';
import type { ContactMessageKind } from '../../../graphql/schema.generated';
import type { MessageTexts } from './message-texts';

const MessageForm = deferredForm(() => import('./message-form'), {
  // The message begins with the search, so the form is needed at once.
  atOnce: () => new URLSearchParams(window.location.search).has('search'),
});

/** Texts of a form without texts of its own: none. */
const NO_WORDS: MessageTexts = {};

type Props = {
  kind: ContactMessageKind;
  title: ReactNode;
  words?: MessageTexts;
  /** The search that the message is about: the message begins with it. */
  search?: string;
  level?: 'h2' | 'h3';
};

/** A panel with the form for a message of `kind`. */
export function MessagePanel({ kind, title, words = NO_WORDS, search, level = 'h2' }: Props) {
  const id = useId();
  return (
    <Box
      as="section"
      aria-labelledby={id}
      layerStyle="panel"
      p={{ base: '5', md: '8' }}
      position="relative"
      overflow="hidden"
    >
      <Heading as={level} id={id} size="xl" mb="6">
        {title}
      </Heading>
      <MessageForm key={search} kind={kind} words={words} search={search} />
    </Box>
  );
}
