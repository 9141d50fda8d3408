import { Box, Grid, Heading, Skeleton } from '@chakra-ui/react';
import { lazy, type ReactNode, useId } from 'react';
import type { ContactMessageKind } from '../../graphql/schema.generated';
import { InBrowser } from '../../ui/in-browser';
import type { MessageWords } from './message-texts';

/** The form brings its checks along and needs script anyway, so it comes after the page has painted. */
const MessageForm = lazy(() => import('./message-form'));

/** The form's outline, as high as the form, so that nothing moves when it arrives. */
function Outline({ joining }: { joining: boolean }) {
  const fields = joining ? ['name', 'person', 'contact', 'message'] : ['person', 'contact', 'message'];
  return (
    <Grid
      gap="5"
      aria-hidden
      minH={joining ? { base: '48.8rem', sm: '36.3rem' } : { base: '34.6rem', sm: '29rem' }}
      alignContent="start"
    >
      {fields.map((field) => (
        <Skeleton key={field} h={field === 'message' ? '10rem' : '4.5rem'} borderRadius="l2" />
      ))}
    </Grid>
  );
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
      <InBrowser outline={<Outline joining={kind.endsWith('_JOIN')} />}>
        <MessageForm kind={kind} words={words} />
      </InBrowser>
    </Box>
  );
}
