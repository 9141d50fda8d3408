import { Box, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { impactAreaTexts } from '../../features/site/about/about-texts';
import { useImpactAreasQuery } from '../../features/site/about/impact-areas.generated';
import { formatWholeMoney } from '../../lib/format';
import { useContentLang, useTexts } from '../../lib/language';
import { paths } from '../../navigation/paths';
import { CoastHero } from '../../ui/coast-hero';
import { CheckIcon } from '../../ui/icons';
import { PageSection } from '../../ui/page-section';
import { Picture } from '../../ui/picture';
import { TextLink } from '../../ui/text-link';

type AreaProps = { title: string; body: string; points: readonly string[]; ground: string };

function Area({ title, body, points, ground }: AreaProps) {
  return (
    <Box as="section" aria-label={title} bg={ground} borderRadius="l3" p={{ base: '6', md: '10' }}>
      <Heading as="h2" size="3xl">
        {title}
      </Heading>
      <Text textStyle="lead" mt="4" color="fg">
        {body}
      </Text>
      <Box as="ul" mt="6" display="grid" gap="3">
        {points.map((point) => (
          <Flex as="li" key={point} gap="3">
            <CheckIcon color="fg.brand" mt="0.5" /> {point}
          </Flex>
        ))}
      </Box>
    </Box>
  );
}

/** The causes that pass contributions on within an area, or wherever they are needed (R105). */
function AreaCauses() {
  const text = useTexts(impactAreaTexts);
  const content = useContentLang();
  const { data } = useImpactAreasQuery();
  const causes = data?.goodCauses.filter(({ special }) => special) ?? [];
  if (causes.length === 0) return null;
  return (
    <PageSection
      title={text.areaTitle}
      lead={text.areaText}
      action={<TextLink to={paths.goodCauses()}>{text.all}</TextLink>}
    >
      <Grid as="ul" templateColumns={{ base: '1fr', md: '1fr 1fr', lg: 'repeat(3, 1fr)' }} gap="8">
        {causes.map((cause) => (
          <Box as="li" key={cause.id}>
            <Picture src={cause.imageUrl} alt="" borderRadius="leaf" aspectRatio="3 / 2" />
            <Heading as="h3" size="md" mt="4" lang={content}>
              <TextLink to={paths.goodCause(cause.id)} variant="plain">
                {cause.name}
              </TextLink>
            </Heading>
            <Text color="fg.muted" mt="1" lang={content}>
              {cause.description}
            </Text>
            <Text mt="2" fontWeight="semibold" color="fg.accent">
              {text.given(formatWholeMoney(cause.contribution))}
            </Text>
          </Box>
        ))}
      </Grid>
    </PageSection>
  );
}

/** Impact Areas: community and youth, for children and young people (P004, R031, R350). */
export function Component() {
  const text = useTexts(impactAreaTexts);
  return (
    <>
      <CoastHero title={text.title} lead={text.lead} />
      <PageSection>
        <Grid templateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap="6">
          <Area
            title={text.community}
            body={text.communityText}
            points={[text.community1, text.community2, text.community3]}
            ground="brand.subtle"
          />
          <Area
            title={text.youth}
            body={text.youthText}
            points={[text.youth1, text.youth2, text.youth3]}
            ground="accent.subtle"
          />
        </Grid>
      </PageSection>
      <AreaCauses />
    </>
  );
}
