import { Flex } from '@chakra-ui/react';
import { useTexts } from '../../../lib/language';
import { paths } from '../../../navigation/paths';
import { ButtonLink } from '../../../ui/button-link';
import { OpenBox } from '../../../ui/illustrations/open-box';
import { PageHero } from '../../../ui/page-hero';
import { giftBoxTexts } from './gift-box-texts';

/** The top of the Impact Box page: a description in two sentences. */
export function BoxHero() {
  const text = useTexts(giftBoxTexts);
  return (
    <PageHero
      inviting
      title={text.title}
      lead={text.lead}
      illustration={<OpenBox w={{ base: '14rem', md: '20rem', lg: '24rem' }} />}
    >
      <Flex gap="3" wrap="wrap">
        <ButtonLink to={`${paths.giftBox()}#order`} size="lg">
          {text.order}
        </ButtonLink>
        <ButtonLink to={`${paths.giftBox()}#question`} size="lg" variant="outline">
          {text.ask}
        </ButtonLink>
      </Flex>
    </PageHero>
  );
}
