import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../lib/language';
import { chromeTexts } from '../../../navigation/page-titles';
import { paths } from '../../../navigation/paths';
import { Landscape } from '../../../ui/illustrations/landscape';
import { LanguageSwitch } from '../../../ui/language-switch';
import { Logo } from '../../../ui/logo';

const HomeLink = chakra(Link, {
  base: { borderRadius: 'l1', focusVisibleRing: 'outside', display: 'flex' },
});

type Props = { title: ReactNode; lead?: ReactNode; children: ReactNode; after?: ReactNode };

/**
 * The layout of the sign-in and account pages: a narrow column beside the coast. Moves the focus to the heading when
 * the focused form is replaced.
 */
export function AccountFrame({ title, lead, children, after }: Props) {
  const text = useTexts(chromeTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleBefore = useRef(title);
  const hadFocus = useRef(false);
  useEffect(() => {
    const isLost = hadFocus.current && document.activeElement === document.body;
    if (titleBefore.current !== title && isLost) heading.current?.focus();
    titleBefore.current = title;
  }, [title]);
  return (
    <Flex
      flex="1"
      minH="100dvh"
      onFocus={() => {
        hadFocus.current = true;
      }}
    >
      <Flex
        direction="column"
        w="full"
        maxW={{ lg: '36rem' }}
        px={{ base: '5', sm: '12', lg: '16' }}
        py="8"
        bg="bg"
      >
        <Flex w="full" maxW="sm" mx="auto" align="center" justify="space-between" gap="4">
          <HomeLink to={paths.home()} aria-label={text.homeLink}>
            <Logo />
          </HomeLink>
          <LanguageSwitch color="fg.muted" py="2" />
        </Flex>
        <Box w="full" maxW="sm" m="auto" py="10">
          <Heading ref={heading} as="h1" size="2xl" tabIndex={-1} outline="none">
            {title}
          </Heading>
          {lead && (
            <Text color="fg.muted" mt="3" textWrap="pretty">
              {lead}
            </Text>
          )}
          <Box mt="8">{children}</Box>
          {after && (
            <Box mt="8" pt="6" borderTopWidth="1px" borderColor="border" textStyle="sm" color="fg.muted">
              {after}
            </Box>
          )}
        </Box>
      </Flex>
      <Flex
        flex="1"
        direction="column"
        justify="flex-end"
        bg="art.skyLow"
        hideBelow="lg"
        overflow="hidden"
        aria-hidden
      >
        <Landscape h="66%" preserveAspectRatio="xMaxYMax slice" />
        <Box bg="bg.inverted" h="12%" />
      </Flex>
    </Flex>
  );
}
