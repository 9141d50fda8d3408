import { Box, Button, Container, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { useContentLang, useLanguage, useTexts } from '../../../lib/language';
import { paths } from '../../../navigation/paths';
import { ButtonLink } from '../../../ui/button-link';
import { buyerStatuses } from '../../../ui/buyer-status-labels';
import { EyeOffIcon } from '../../../ui/icons';
import { NewTabTexts } from '../../../ui/new-tab-icon';
import { ChevronLeftIcon, DownloadIcon, StoreIcon } from '../../../ui/pictograms';
import { Picture } from '../../../ui/picture';
import { StatusTag } from '../../../ui/status-tag';
import { TextLink } from '../../../ui/text-link';
import { WebsiteButton } from '../../../ui/website-button';
import { buyerTypeNames } from './buyer-types';
import type { Report } from './report-loader';
import { reportTexts } from './report-texts';

/**
 * The button for the certificate, which only buyers with a Live Report have (R149); the file comes from the server, in
 * a new window.
 */
function CertificateButton({ id }: { id: number }) {
  const text = useTexts(reportTexts);
  return (
    <Button asChild type={undefined} size="lg">
      <a href={`/api/impactBusiness/pdf/${id}`} target="_blank" rel="noopener">
        <DownloadIcon aria-hidden /> {text.certificate}
        <NewTabTexts />
      </a>
    </Button>
  );
}

/** The header of a report: the buyer, and the actions on the report. */
export function ReportHeader({ report }: { report: Report }) {
  const text = useTexts(reportTexts);
  const language = useLanguage();
  const content = useContentLang();
  const isLive = report.status === 'LIVE_REPORT';
  return (
    <Box bg="art.skyLow">
      <Container py={{ base: '6', md: '10' }}>
        <TextLink to={paths.impactBuyers()} display="inline-flex" alignItems="center" gap="1">
          <ChevronLeftIcon /> {text.all}
        </TextLink>
        <Grid
          templateColumns={{
            base: '5.5rem minmax(0, 1fr)',
            md: '12rem minmax(0, 1fr)',
            lg: '15rem minmax(0, 1fr)',
          }}
          columnGap={{ base: '5', md: '12' }}
          alignItems="center"
          mt={{ base: '6', md: '8' }}
        >
          <Picture
            src={report.imageUrl}
            alt={text.logo(report.name)}
            largest
            aspectRatio="1"
            borderRadius="leaf"
            gridRow={{ md: '1 / span 2' }}
          />
          <Box minW="0">
            <Text textStyle="eyebrow" mb="2">
              {text.report}
              {report.buyerType && ` · ${buyerTypeNames[report.buyerType][language]}`}
            </Text>
            <Heading as="h1" size={{ base: '2xl', md: '4xl' }} lang={content}>
              {report.name}
            </Heading>
            {report.description && (
              <Text fontSize={{ base: 'md', md: 'xl' }} mt="3" color="fg.muted" lang={content}>
                {report.description}
              </Text>
            )}
          </Box>
          <Flex gap="3" wrap="wrap" align="center" mt="7" gridColumn={{ base: '1 / span 2', md: '2' }}>
            {isLive ? (
              <CertificateButton id={report.id} />
            ) : (
              <StatusTag tone="new">
                <EyeOffIcon aria-hidden /> {text.notPublic(buyerStatuses[report.status])}
              </StatusTag>
            )}
            {report.supplierId !== null && (
              <ButtonLink to={paths.supplier(report.supplierId)} size="lg" variant="outline">
                <StoreIcon aria-hidden /> {text.alsoSupplier}
              </ButtonLink>
            )}
            <WebsiteButton address={report.website} />
          </Flex>
        </Grid>
      </Container>
    </Box>
  );
}
