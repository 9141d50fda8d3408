import { Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useContentLang } from '../lib/language';
import { CardLink } from './card-link';
import { Picture } from './picture';

/** A row for logos and lists, a column for large pictures; `responsive` is a row on phones. */
type Layout = 'row' | 'column' | 'responsive';

/** Returns the style of a layout, from the styles of a row and of a column. */
function pick<T>(layout: Layout, asRow: T, asColumn: T) {
  if (layout === 'responsive') return { base: asRow, sm: asColumn };
  return layout === 'row' ? asRow : asColumn;
}

type Props = {
  to: string;
  /** The name in its owner's spelling. */
  name: string;
  picture: string | null;
  /** A short text above the name; in the page's language unless `eyebrowLang` says otherwise. */
  eyebrow?: string | null;
  eyebrowLang?: string;
  layout?: Layout;
  /** The level of the name's heading. */
  level?: 'h2' | 'h3';
  eager?: boolean;
  children?: ReactNode;
};

/** A record as a card that links to its page. */
export function PictureCard({
  to,
  name,
  picture,
  eyebrow,
  eyebrowLang,
  layout = 'column',
  level = 'h3',
  eager,
  children,
}: Props) {
  const content = useContentLang();
  const by = <T,>(asRow: T, asColumn: T) => pick(layout, asRow, asColumn);
  return (
    <Flex
      as="article"
      layerStyle="panel"
      position="relative"
      direction={by('row', 'column')}
      align={by('center', 'stretch')}
      gap={by('4', '0')}
      p={by('4', '0')}
      overflow="hidden"
      h="full"
      transitionProperty="box-shadow, border-color"
      transitionDuration="fast"
      _hover={{ boxShadow: 'md', borderColor: 'border.emphasized' }}
    >
      <Picture
        src={picture}
        alt=""
        eager={eager}
        flexShrink="0"
        w={by('16', 'full')}
        aspectRatio={by('1', '3 / 2')}
        borderRadius={by('leafSm', 'none')}
      />
      <Flex direction="column" flex="1" minW="0" p={by('0', '5')}>
        {eyebrow && (
          <Text textStyle="eyebrow" mb="1" lang={eyebrowLang}>
            {eyebrow}
          </Text>
        )}
        <Heading as={level} size={by('sm', 'md')} lang={content}>
          <CardLink to={to}>{name}</CardLink>
        </Heading>
        {children}
      </Flex>
    </Flex>
  );
}
