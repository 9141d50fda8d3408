import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Box, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { formatCount, formatWholeMoney } from '../../../lib/format';
import { useContentLang, useTexts } from '../../../lib/language';
import { paths } from '../../../navigation/paths';
import { PageSection } from '../../../ui/page-section';
import { Picture } from '../../../ui/picture';
import { TextLink } from '../../../ui/text-link';
import {
  type FrontPageCard_EntryFragment,
  type FrontPageSection_FrontPageFragment,
  FrontPageSection_FrontPageFragmentDoc,
} from './home.generated';
import { homeTexts } from './home-texts';
import { interleave } from './interleave';

/** The maximum number of entries: two full rows. */
const MAX = 6;

type Kind = 'impactBuyer' | 'tradie' | 'supplier';

/** A number with the label that staff have given it, or the default label. */
function Figure({ value, words, own }: { value: string; words: string | null; own: string }) {
  const content = useContentLang();
  return (
    <Box>
      <Text textStyle="figure" fontSize="2xl" color="fg.accent">
        {value}
      </Text>
      <Text textStyle="sm" color="fg.muted" lang={words ? content : undefined}>
        {words ?? own}
      </Text>
    </Box>
  );
}

function Card({ entry, kind }: { entry: FrontPageCard_EntryFragment; kind: Kind }) {
  const text = useTexts(homeTexts);
  const content = useContentLang();
  const counted = kind === 'supplier' ? text.salesMade : text.suppliersUsed;
  return (
    <Flex as="article" direction="column" gap="5" h="full" layerStyle="panel" p="6">
      <Flex gap="4" align="center">
        <Picture
          src={entry.imageUrl}
          alt=""
          boxSize="14"
          aspectRatio="1"
          borderRadius="leafSm"
          flexShrink="0"
        />
        <Box minW="0">
          <Text textStyle="eyebrow">{text[kind]}</Text>
          <Heading as="h3" size="md" lang={content}>
            <TextLink
              to={paths.impactBuyer(entry.urlKeyword ?? entry.id)}
              variant="plain"
              display="inline-block"
              minH="6"
            >
              {entry.name}
            </TextLink>
          </Heading>
        </Box>
      </Flex>
      {entry.slogan && <Text lang={content}>{entry.slogan}</Text>}
      {kind === 'tradie' ? (
        <Box
          as="ul"
          lang={content}
          display="grid"
          gap="2"
          color="fg.muted"
          textStyle="sm"
          listStyleType="disc"
          ps="4"
        >
          {[...new Set(entry.lines)].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Box>
      ) : (
        <Grid templateColumns="repeat(2, minmax(0, 1fr))" gap="4" mt="auto">
          <Figure
            value={formatWholeMoney(entry.contributions)}
            words={entry.contributionsSlogan}
            own={text.givenBy}
          />
          <Figure value={formatCount(entry.hours)} words={entry.hoursSlogan} own={text.hoursBy} />
        </Grid>
      )}
      {entry.count !== null && (
        <Text textStyle="sm" color="fg.muted">
          {counted(formatCount(entry.count))}
        </Text>
      )}
    </Flex>
  );
}

type Props = { frontPage: FragmentType<FrontPageSection_FrontPageFragment> };

/** The buyers, tradies and suppliers that staff have chosen for the front page, with their slogans (R125). */
export function FrontPageSection({ frontPage }: Props) {
  const text = useTexts(homeTexts);
  const { data, complete } = useFragment({
    fragment: FrontPageSection_FrontPageFragmentDoc,
    fragmentName: 'FrontPageSection_frontPage',
    from: frontPage,
  });
  if (!complete) return null;
  const sections = [
    { kind: 'impactBuyer', entries: data.buyers },
    { kind: 'tradie', entries: data.tradies },
    { kind: 'supplier', entries: data.suppliers },
  ] as const;
  const cards = interleave(sections).slice(0, MAX);
  if (cards.length === 0) return null;
  return (
    <PageSection
      title={text.inGoodCompany}
      lead={text.inGoodCompanyLead}
      action={<TextLink to={paths.impactBuyers()}>{text.allBuyers}</TextLink>}
    >
      <Grid
        as="ul"
        templateColumns={{
          base: 'minmax(0, 1fr)',
          md: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(3, minmax(0, 1fr))',
        }}
        gap="6"
      >
        {cards.map(({ kind, entry }) => (
          <li key={`${kind} ${entry.id}`}>
            <Card kind={kind} entry={entry} />
          </li>
        ))}
      </Grid>
    </PageSection>
  );
}
