import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Box, Flex, Grid, Text } from '@chakra-ui/react';
import { formatCount, formatWholeMoney } from '../../../lib/format';
import { useContentLang, useTexts } from '../../../lib/language';
import { paths } from '../../../navigation/paths';
import { PageSection } from '../../../ui/page-section';
import { Picture } from '../../../ui/picture';
import { TextLink } from '../../../ui/text-link';
import { type GoodCause_RowFragment, GoodCause_RowFragmentDoc } from './home.generated';
import { homeTexts } from './home-texts';

/** The number of causes shown. */
const SHOWN = 6;

type Cause = { id: number; contribution: number } & FragmentType<GoodCause_RowFragment>;

function CauseRow({ cause }: { cause: Cause }) {
  const text = useTexts(homeTexts);
  const content = useContentLang();
  const { data, complete } = useFragment({
    fragment: GoodCause_RowFragmentDoc,
    fragmentName: 'GoodCause_row',
    from: cause,
  });
  if (!complete) return null;
  return (
    <Flex as="li" gap="4" py="5" align="center" borderTopWidth="1px" borderColor="border">
      <Picture src={data.imageUrl} alt="" boxSize="16" aspectRatio="1" borderRadius="leafSm" flexShrink="0" />
      <Box flex="1" minW="0">
        <TextLink
          to={paths.goodCause(data.id)}
          variant="plain"
          fontWeight="semibold"
          fontSize="lg"
          lang={content}
        >
          {data.name}
        </TextLink>
        <Text color="fg.muted" textStyle="sm" mt="0.5">
          {text.ofCommunityWork(formatCount(data.equivalentHours))}
        </Text>
      </Box>
      <Text textStyle="figure" fontSize={{ base: 'lg', md: 'xl' }} color="fg.accent">
        {formatWholeMoney(data.contribution)}
      </Text>
    </Flex>
  );
}

/** The causes that received most, each with the community work that its contribution pays for. */
export function GoodCauseList({ causes }: { causes: readonly Cause[] }) {
  const text = useTexts(homeTexts);
  if (causes.length === 0) return null;
  const most = [...causes].sort((a, b) => b.contribution - a.contribution).slice(0, SHOWN);
  return (
    <PageSection
      bg="bg.subtle"
      title={text.whereItGoes}
      lead={text.whereItGoesLead}
      action={<TextLink to={paths.goodCauses()}>{text.allCauses}</TextLink>}
    >
      <Grid
        as="ul"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="12"
      >
        {most.map((cause) => (
          <CauseRow key={cause.id} cause={cause} />
        ))}
      </Grid>
    </PageSection>
  );
}
