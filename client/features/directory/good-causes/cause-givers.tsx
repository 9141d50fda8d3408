import { Box, Flex, Text } from '@chakra-ui/react';
import { formatPercent, formatWholeMoney } from '../../../lib/format';
import { useContentLang, useTexts } from '../../../lib/language';
import { paths } from '../../../navigation/paths';
import { PageSection } from '../../../ui/page-section';
import { PictureCard } from '../../../ui/picture-card';
import type { CauseReport } from './cause-report-loader';
import { GiverPage } from './giver-page';
import { causeTexts } from './good-cause-texts';

/** The impact buyers that have chosen the cause; each card links to a report. */
export function CauseBuyers({ report }: { report: CauseReport }) {
  const text = useTexts(causeTexts);
  const { buyers, buyerCount, goodCause } = report;
  if (buyerCount === 0) return null;
  return (
    <PageSection id="buyers" title={text.buyers} lead={text.buyersText}>
      <GiverPage causeId={goodCause.id} list="buyers" totalCount={buyerCount}>
        {buyers.map((buyer) => (
          <li key={buyer.id}>
            <PictureCard
              layout="row"
              to={paths.impactBuyer(buyer.urlKeyword ?? buyer.id)}
              name={buyer.name}
              picture={buyer.imageUrl}
            >
              <Flex gap="2" align="baseline" mt="1.5" wrap="wrap">
                <Text textStyle="figure" fontSize="lg" color="fg.accent">
                  {formatWholeMoney(buyer.contribution)}
                </Text>
                <Text textStyle="sm" color="fg.muted">
                  {text.contributed}
                </Text>
              </Flex>
            </PictureCard>
          </li>
        ))}
      </GiverPage>
    </PageSection>
  );
}

/** The suppliers whose sales benefited the cause, each with its share of the cause's total. */
export function CauseSuppliers({ report }: { report: CauseReport }) {
  const text = useTexts(causeTexts);
  const content = useContentLang();
  const { suppliers, supplierCount, goodCause } = report;
  if (supplierCount === 0) return null;
  const all = goodCause.contribution;
  return (
    <PageSection id="suppliers" title={text.suppliers} lead={text.suppliersText} bg="bg.subtle">
      <GiverPage causeId={goodCause.id} list="suppliers" totalCount={supplierCount}>
        {suppliers.map(({ supplier, contribution }) => (
          <li key={supplier.id}>
            <PictureCard
              layout="row"
              to={paths.supplier(supplier.id)}
              name={supplier.name}
              picture={supplier.imageUrl}
              eyebrow={supplier.listTitle}
              eyebrowLang={content}
            >
              <Text textStyle="sm" mt="1.5" fontVariantNumeric="tabular-nums">
                {text.gave(formatWholeMoney(contribution), formatPercent(contribution, all))}
              </Text>
              <Box aria-hidden h="1.5" mt="2" borderRadius="full" bg="bg.emphasized" overflow="hidden">
                <Box
                  h="full"
                  minW="3px"
                  bg="accent.solid"
                  borderRadius="full"
                  style={{ width: `${all > 0 ? Math.min((contribution / all) * 100, 100).toFixed(1) : 0}%` }}
                />
              </Box>
            </PictureCard>
          </li>
        ))}
      </GiverPage>
    </PageSection>
  );
}
