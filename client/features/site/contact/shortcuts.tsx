import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/language';
import { paths } from '../../../navigation/paths';
import { HandshakeIcon, LeafIcon, SearchIcon } from '../../../ui/pictograms';
import { TextLink } from '../../../ui/text-link';
import { contactTexts } from './contact-texts';

function Shortcut({ icon, to, title, text }: { icon: ReactNode; to: string; title: string; text: string }) {
  return (
    <Flex as="li" gap="4" py="4" borderTopWidth="1px" borderColor="border">
      <Box color="fg.brand" fontSize="xl" pt="0.5" aria-hidden>
        {icon}
      </Box>
      <Box>
        <TextLink to={to} fontWeight="semibold">
          {title}
        </TextLink>
        <Text color="fg.muted" mt="0.5">
          {text}
        </Text>
      </Box>
    </Flex>
  );
}

/** Shortcuts to the most frequent reasons for visiting the contact page. */
export function Shortcuts() {
  const text = useTexts(contactTexts);
  return (
    <Box as="section" aria-label={text.quicker}>
      <Heading as="h2" size="lg" mb="4">
        {text.quicker}
      </Heading>
      <Box as="ul">
        <Shortcut icon={<SearchIcon />} to={paths.search()} title={text.search} text={text.searchText} />
        <Shortcut icon={<HandshakeIcon />} to={paths.join()} title={text.join} text={text.joinText} />
        <Shortcut icon={<LeafIcon />} to={paths.aboutUplift()} title={text.about} text={text.aboutText} />
      </Box>
    </Box>
  );
}
