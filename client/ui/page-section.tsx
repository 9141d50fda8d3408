import { Box, type BoxProps, Container, Flex, Heading, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

type Props = Omit<BoxProps, 'title'> & {
  title?: ReactNode;
  eyebrow?: ReactNode;
  lead?: ReactNode;
  /** Content at the end of the title line, for instance a link to all. */
  action?: ReactNode;
};

type HeadingProps = Pick<Props, 'title' | 'eyebrow' | 'lead' | 'action'> & { id?: string };

/** The heading of a band: its title, an introduction, and its actions at the end. */
export function SectionHeading({ title, eyebrow, lead, action, id }: HeadingProps) {
  return (
    <Flex justify="space-between" align="flex-end" gap="6" wrap="wrap" mb={{ base: '8', md: '12' }}>
      <Box maxW="2xl" minW="0">
        {eyebrow && (
          <Text textStyle="eyebrow" mb="3">
            {eyebrow}
          </Text>
        )}
        <Heading as="h2" id={id} size="3xl">
          {title}
        </Heading>
        {lead && (
          <Text textStyle="lead" mt="4">
            {lead}
          </Text>
        )}
      </Box>
      {action}
    </Flex>
  );
}

/** A full-width band of a public page with its heading; the band is a landmark named by that heading. */
export function PageSection({ title, eyebrow, lead, action, children, ...band }: Props) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={title ? id : undefined} py="section" {...band}>
      <Container>
        {title && <SectionHeading id={id} title={title} eyebrow={eyebrow} lead={lead} action={action} />}
        {children}
      </Container>
    </Box>
  );
}

type HeaderProps = { title: ReactNode; lead?: ReactNode; action?: ReactNode };

/** The heading of an admin screen: its title, a quiet line below it, and the screen's actions at the end. */
export function ScreenHeader({ title, lead, action }: HeaderProps) {
  return (
    <Flex
      justify="space-between"
      align="center"
      columnGap={{ base: '2', md: '4' }}
      rowGap={{ base: '3', md: '4' }}
      wrap="wrap"
      mb={{ base: '4', md: '3' }}
    >
      <Box minW="0">
        <Heading as="h1" size="xl" lineHeight="1.2">
          {title}
        </Heading>
        {lead && (
          <Text color="fg.muted" textStyle="sm" mt="1">
            {lead}
          </Text>
        )}
      </Box>
      {action && (
        <Flex gap="2" wrap="wrap">
          {action}
        </Flex>
      )}
    </Flex>
  );
}
