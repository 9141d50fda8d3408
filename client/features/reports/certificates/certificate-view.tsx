import { Box, Container, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatCount, formatMoney } from '../../../lib/format';
import { useContentLang, useTexts } from '../../../lib/language';
import { showDay } from '../../../lib/parse-days';
import { paths } from '../../../navigation/paths';
import { ButtonLink } from '../../../ui/button-link';
import { EmptyState } from '../../../ui/empty-state';
import { Fact, FactList } from '../../../ui/fact-list';
import { CheckIcon, InfoIcon, WarningIcon } from '../../../ui/icons';
import { WindsweptTree } from '../../../ui/illustrations/plants';
import { TextLink } from '../../../ui/text-link';
import type { CertificateQuery } from './certificate.generated';
import { certificateTexts } from './certificate-texts';

type Certificate = NonNullable<CertificateQuery['certificate']>;

/** Icon and colours of each standing of a certificate. */
const SIGNS = {
  CURRENT: { Icon: CheckIcon, bg: 'brand.solid', color: 'brand.contrast' },
  REPLACED: { Icon: InfoIcon, bg: 'accent.subtle', color: 'fg.accent' },
  WITHDRAWN: { Icon: WarningIcon, bg: 'bg.muted', color: 'fg.muted' },
} as const;

/** The verdict at the top of the page: whether the certificate is valid. */
function Verdict({ certificate, children }: { certificate: Certificate; children?: ReactNode }) {
  const text = useTexts(certificateTexts);
  const { standing, name } = certificate;
  const { Icon, bg, color } = SIGNS[standing];
  const lead = {
    CURRENT: text.currentLead(name ?? ''),
    REPLACED: text.replacedLead(name ?? ''),
    WITHDRAWN: text.withdrawnLead,
  }[standing];
  return (
    <Box bg="art.skyLow">
      <Container py={{ base: '10', md: '14' }}>
        <Flex direction={{ base: 'column', md: 'row' }} gap={{ base: '5', md: '8' }} align="flex-start">
          <Flex
            aria-hidden
            boxSize={{ base: '14', md: '20' }}
            flexShrink="0"
            align="center"
            justify="center"
            borderRadius="leafSm"
            bg={bg}
            color={color}
            fontSize={{ base: '3xl', md: '5xl' }}
          >
            <Icon />
          </Flex>
          <Box minW="0" maxW="2xl">
            <Text textStyle="eyebrow" mb="2">
              {text.eyebrow} {certificate.number}
            </Text>
            <Heading as="h1" size={{ base: '2xl', md: '4xl' }}>
              {text[standing]}
            </Heading>
            <Text fontSize={{ base: 'md', md: 'xl' }} lineHeight="1.5" mt="4" overflowWrap="anywhere">
              {lead}
            </Text>
            {children && (
              <Flex columnGap="6" rowGap="3" wrap="wrap" mt="6">
                {children}
              </Flex>
            )}
          </Box>
        </Flex>
      </Container>
    </Box>
  );
}

function Certified({ certificate }: { certificate: Certificate }) {
  const text = useTexts(certificateTexts);
  const content = useContentLang();
  const { number, name, causeName, contribution, hours, firstYear, lastYear, version, issuedOn } =
    certificate;
  return (
    <Container py={{ base: '8', md: '12' }}>
      <Box
        as="section"
        aria-labelledby="certified"
        bg="bg.panel"
        borderWidth="1px"
        borderColor="border"
        borderRadius="leafSm"
        p={{ base: '5', md: '8' }}
        maxW="3xl"
      >
        <Heading as="h2" id="certified" size="xl" mb="5">
          {text.facts}
        </Heading>
        <FactList>
          <Fact label={text.number}>{number}</Fact>
          {name !== null && (
            <>
              <Fact label={text.name}>
                <strong lang={content}>{name}</strong>
              </Fact>
              <Fact label={text.cause}>{causeName && <span lang={content}>{causeName}</span>}</Fact>
              <Fact label={text.period} empty={text.noYears}>
                {firstYear !== null && lastYear !== null && text.years(firstYear, lastYear)}
              </Fact>
              <Fact label={text.contribution}>
                <strong>{formatMoney(contribution)}</strong>
              </Fact>
              <Fact label={text.hours}>
                <strong>{formatCount(hours)}</strong>
              </Fact>
            </>
          )}
          <Fact label={text.version}>{version}</Fact>
          <Fact label={text.issuedOn}>{showDay(issuedOn)}</Fact>
        </FactList>
        {name !== null && (
          <Text textStyle="sm" color="fg.muted" mt="6">
            {text.explain}
          </Text>
        )}
      </Box>
    </Container>
  );
}

/** The certificate of a number, and whether it is still valid. */
export function CertificateView({ certificate }: { certificate: Certificate }) {
  const text = useTexts(certificateTexts);
  const { impactBuyerId, name, replacedBy } = certificate;
  return (
    <article>
      <Verdict certificate={certificate}>
        {replacedBy && (
          <ButtonLink to={paths.certificate(replacedBy)} size="lg">
            {text.newest(replacedBy)}
          </ButtonLink>
        )}
        {impactBuyerId !== null && (
          <TextLink to={paths.impactBuyer(impactBuyerId)} alignSelf="center">
            {text.report(name ?? '')}
          </TextLink>
        )}
      </Verdict>
      <Certified certificate={certificate} />
    </article>
  );
}

/** The page for a certificate number that does not exist. */
export function UnknownCertificate() {
  const text = useTexts(certificateTexts);
  return (
    <EmptyState
      level="h1"
      py="24"
      illustration={<WindsweptTree />}
      title={text.unknown}
      action={
        <>
          <ButtonLink to={paths.contact()}>{text.write}</ButtonLink>
          <ButtonLink to={paths.home()} variant="outline">
            {text.home}
          </ButtonLink>
        </>
      }
    >
      {text.unknownText}
    </EmptyState>
  );
}
