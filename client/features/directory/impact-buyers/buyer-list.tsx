import { Box, Flex, Grid, Text } from '@chakra-ui/react';
import { formatCount, formatWholeMoney } from '../../../lib/format';
import { useContentLang, useLanguage, useTexts } from '../../../lib/language';
import { paths } from '../../../navigation/paths';
import { ButtonLink } from '../../../ui/button-link';
import { EmptyState } from '../../../ui/empty-state';
import { PagesNav } from '../../../ui/pages-nav';
import { PictureCard } from '../../../ui/picture-card';
import { type BuyerCriteria, buyerCriteriaPath, PAGE_SIZE } from './buyer-criteria';
import { buyerListTexts } from './buyer-list-texts';
import { buyerTypeNames } from './buyer-types';
import type { ImpactBuyersQuery } from './impact-buyers.generated';

type Buyer = ImpactBuyersQuery['impactBuyers']['nodes'][number];

function BuyerCard({ buyer }: { buyer: Buyer }) {
  const text = useTexts(buyerListTexts);
  const language = useLanguage();
  const content = useContentLang();
  return (
    <PictureCard
      layout="row"
      level="h2"
      to={paths.impactBuyer(buyer.urlKeyword ?? buyer.id)}
      name={buyer.name}
      picture={buyer.imageUrl}
      eyebrow={buyer.buyerType && buyerTypeNames[buyer.buyerType][language].replace(/ \(.*/, '')}
    >
      {buyer.goodCause && (
        <Text textStyle="sm" color="fg.muted" mt="1" lineClamp="1">
          {text.for} <span lang={content}>{buyer.goodCause.name}</span>
        </Text>
      )}
      <Flex gap="2" align="baseline" mt="2" wrap="wrap">
        <Text textStyle="figure" fontSize="xl" color="fg.accent">
          {formatWholeMoney(buyer.contribution)}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {text.given} · {text.hours(formatCount(buyer.equivalentHours))}
        </Text>
      </Flex>
    </PictureCard>
  );
}

/** The empty list: either nothing matches the criteria, or there are no buyers yet. */
function Nothing({ criteria, totalCount }: { criteria: BuyerCriteria; totalCount: number }) {
  const text = useTexts(buyerListTexts);
  const filtered = criteria.search !== '' || criteria.type !== null;
  const [title, body] =
    totalCount > 0
      ? [text.noPage, text.noPageText]
      : filtered
        ? [text.noMatch, text.noMatchText]
        : [text.none, text.noneText];
  return (
    <EmptyState
      title={title}
      action={
        filtered || totalCount > 0 ? (
          <ButtonLink to={paths.impactBuyers()} variant="outline">
            {text.all}
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.impactBuyerJoin()}>{text.join}</ButtonLink>
        )
      }
    >
      {body}
    </EmptyState>
  );
}

type Props = { criteria: BuyerCriteria; buyers: readonly Buyer[]; totalCount: number };

/** The buyers found, sorted by name. */
export function BuyerList({ criteria, buyers, totalCount }: Props) {
  if (buyers.length === 0) return <Nothing criteria={criteria} totalCount={totalCount} />;
  return (
    <Box>
      <Grid
        as="ul"
        templateColumns={{
          base: 'minmax(0, 1fr)',
          md: 'repeat(2, minmax(0, 1fr))',
          xl: 'repeat(3, minmax(0, 1fr))',
        }}
        gap="5"
      >
        {buyers.map((buyer) => (
          <li key={buyer.id}>
            <BuyerCard buyer={buyer} />
          </li>
        ))}
      </Grid>
      <PagesNav
        page={criteria.page}
        last={Math.ceil(totalCount / PAGE_SIZE)}
        to={(page) => buyerCriteriaPath({ ...criteria, page })}
      />
    </Box>
  );
}
