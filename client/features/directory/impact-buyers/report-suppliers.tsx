import { Box, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router';
import { formatCount } from '../../../lib/format';
import { useContentLang, useLanguage, useTexts } from '../../../lib/language';
import { sustainabilityLabels } from '../../../lib/sustainability-labels';
import { paths } from '../../../navigation/paths';
import { ListPage } from '../../../ui/list-page';
import { PageSection } from '../../../ui/page-section';
import { LeafIcon } from '../../../ui/pictograms';
import { PictureCard } from '../../../ui/picture-card';
import { TextLink } from '../../../ui/text-link';
import { PAGE_SIZE, readSuppliersPage, suppliersPagePath } from './report-address';
import type { Report } from './report-loader';
import { reportTexts } from './report-texts';

/** The number of suppliers with a picture; the rest are listed by name. */
const PICTURED = 12;

/** The suppliers of the buyer, each with a link to its profile. */
export function ReportSuppliers({ report }: { report: Report }) {
  const text = useTexts(reportTexts);
  const content = useContentLang();
  const { suppliers, supplierCount } = report;
  const [query] = useSearchParams();
  if (supplierCount === 0) return null;
  const others = suppliers.slice(PICTURED);
  return (
    <PageSection id="suppliers" title={text.suppliers} lead={text.suppliersText}>
      <ListPage
        label={text.suppliersPages}
        page={readSuppliersPage(query)}
        last={Math.ceil(supplierCount / PAGE_SIZE)}
        to={suppliersPagePath}
      >
        <Grid
          as="ul"
          templateColumns={{
            base: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            md: 'repeat(3, minmax(0, 1fr))',
            lg: 'repeat(4, minmax(0, 1fr))',
          }}
          gap={{ base: '4', md: '5' }}
        >
          {suppliers.slice(0, PICTURED).map((supplier) => (
            <li key={supplier.id}>
              <PictureCard
                to={paths.supplier(supplier.id)}
                name={supplier.name}
                picture={supplier.imageUrl}
                eyebrow={supplier.listTitle}
                eyebrowLang={content}
                layout="responsive"
              />
            </li>
          ))}
        </Grid>
        {others.length > 0 && (
          <Box mt="8">
            <Heading as="h3" size="sm">
              {text.also}
            </Heading>
            <Flex as="ul" wrap="wrap" columnGap="5" rowGap="2" mt="3" lang={content}>
              {others.map(({ id, name }) => (
                <li key={id}>
                  <TextLink to={paths.supplier(id)}>{name}</TextLink>
                </li>
              ))}
            </Flex>
          </Box>
        )}
      </ListPage>
    </PageSection>
  );
}

/** Sustainability claims of the buyer's suppliers, the most frequent first. */
export function ReportSustainability({ report }: { report: Report }) {
  const text = useTexts(reportTexts);
  const language = useLanguage();
  const { sustainability, supplierCount } = report;
  if (sustainability.length === 0) return null;
  const outcomes = [...sustainability].sort((a, b) => b.suppliers - a.suppliers);
  return (
    <PageSection title={text.sustainability} lead={text.sustainabilityText} bg="bg.subtle">
      <Grid
        as="ul"
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="12"
        rowGap="6"
      >
        {outcomes.map(({ type, suppliers }) => (
          <li key={type}>
            <Flex justify="space-between" gap="4" align="baseline">
              <Flex gap="2.5" align="center" fontWeight="semibold">
                <LeafIcon color="fg.brand" aria-hidden /> {sustainabilityLabels(type)[language]}
              </Flex>
              <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
                {text.ofSuppliers(formatCount(suppliers), formatCount(supplierCount))}
              </Text>
            </Flex>
            <Box aria-hidden h="2" mt="2.5" borderRadius="full" bg="bg.emphasized" overflow="hidden">
              <Box
                h="full"
                bg="brand.solid"
                borderRadius="full"
                style={{ width: `${((suppliers / supplierCount) * 100).toFixed(1)}%` }}
              />
            </Box>
          </li>
        ))}
      </Grid>
    </PageSection>
  );
}
