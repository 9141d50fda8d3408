import { Flex } from '@chakra-ui/react';
import { useTexts } from '../../../lib/language';
import { paths } from '../../../navigation/paths';
import { ButtonLink } from '../../../ui/button-link';
import { CoffeeCup } from '../../../ui/illustrations/coffee-cup';
import { PageHero } from '../../../ui/page-hero';
import { coffeeTexts } from './coffee-texts';

/** The top of the coffee page. `search` is the search text for coffee suppliers. */
export function CoffeeHero({ search }: { search: string }) {
  const text = useTexts(coffeeTexts);
  return (
    <PageHero
      inviting
      title={text.title}
      lead={text.lead}
      illustration={<CoffeeCup w={{ base: '14rem', md: '20rem', lg: '24rem' }} />}
    >
      <Flex gap="3" wrap="wrap">
        <ButtonLink to={paths.searchService(search)} size="lg">
          {text.find}
        </ButtonLink>
        <ButtonLink to={paths.giftBox()} size="lg" variant="outline">
          {text.box}
        </ButtonLink>
      </Flex>
    </PageHero>
  );
}
