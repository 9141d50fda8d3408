import { Flex } from '@chakra-ui/react';
import { ButtonLink } from './button-link';

type Page = { key: string; label: string; to: string };
type Props = {
  /** The accessible name of the navigation. */
  label: string;
  pages: readonly Page[];
  /** The key of the page that is open. */
  open: string;
};

/** The navigation between a few pages that belong together. */
export function SectionNav({ label, pages, open }: Props) {
  return (
    <Flex
      as="nav"
      aria-label={label}
      gap="1"
      mb="4"
      borderBottomWidth="1px"
      borderColor="border"
      pb="2"
      wrap="wrap"
    >
      {pages.map(({ key, label: name, to }) => (
        <ButtonLink
          key={key}
          to={to}
          size="sm"
          variant={key === open ? 'subtle' : 'ghost'}
          colorPalette={key === open ? 'brand' : 'neutral'}
          aria-current={key === open ? 'page' : undefined}
          h="auto"
          minH="9"
          maxW="full"
          py="1.5"
          whiteSpace="normal"
          overflowWrap="anywhere"
        >
          {name}
        </ButtonLink>
      ))}
    </Flex>
  );
}
