import { Box, Heading } from '@chakra-ui/react';
import { lazy, type ReactNode, useId } from 'react';
import { FormOutline } from '../../forms/form-outline';
import type { ContactMessageKind } from '../../graphql/schema.generated';
import { InBrowser } from '../../ui/in-browser';
import type { MessageWords } from './message-texts';

/** The form brings its checks along and needs script anyway, so it comes after the page has painted. */
const MessageForm = lazy(() => import('./message-form'));

/** The outline of the form, as high as it is. */
const WRITING = { fields: ['4.5rem', '4.5rem', '10rem'], minH: { base: '34.6rem', sm: '29rem' } };
const JOINING = {
  fields: ['4.5rem', '4.5rem', '4.5rem', '10rem'],
  minH: { base: '48.8rem', sm: '36.3rem' },
};

/** What is said below its message takes one line less on a phone. */
const CAUSE_JOINING = { ...JOINING, minH: { ...JOINING.minH, base: '47.5rem' } };

function outlineOf(kind: ContactMessageKind) {
  if (kind === 'GOOD_CAUSE_JOIN') return CAUSE_JOINING;
  return kind.endsWith('_JOIN') ? JOINING : WRITING;
}

type Props = { kind: ContactMessageKind; title: ReactNode; words?: MessageWords; level?: 'h2' | 'h3' };

/** A panel with the form for a message of `kind`. */
export function MessagePanel({ kind, title, words = {}, level = 'h2' }: Props) {
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
      <InBrowser outline={<FormOutline {...outlineOf(kind)} />}>
        <MessageForm kind={kind} words={words} />
      </InBrowser>
    </Box>
  );
}
