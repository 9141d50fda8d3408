import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Box, Container, Grid, Heading, Link, Text } from '@chakra-ui/react';
import { deferredForm } from '../../../forms/deferred-form';
import { useContentLang, useTexts } from '../../../lib/language';
import { phoneLink } from '../../../lib/phone-link';
import { PhoneIcon } from '../../../ui/pictograms';
import {
  type ContactSection_SupplierFragment,
  ContactSection_SupplierFragmentDoc,
} from './profile.generated';
import { profileTexts } from './profile-texts';

type ContactSupplier = FragmentType<ContactSection_SupplierFragment>;

type Props = { supplier: ContactSupplier; goodCauses: readonly { id: number; name: string }[] };

const EnquiryForm = deferredForm(() => import('./enquiry-form'));

/** The section for contacting the supplier: the form, or the phone number if there is no form. */
export function ContactSection({ supplier, goodCauses }: Props) {
  const text = useTexts(profileTexts);
  const content = useContentLang();
  const { data, complete } = useFragment({
    fragment: ContactSection_SupplierFragmentDoc,
    fragmentName: 'ContactSection_supplier',
    from: supplier,
  });
  if (!complete) return null;
  const { contactUsHeader, contactUsSubheading, useContactForm } = data.contactForm;
  return (
    <Box
      as="section"
      id="enquiry"
      aria-labelledby="enquiry-heading"
      bg="accent.subtle"
      py="section"
      scrollMarginTop="4"
    >
      <Container>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.6fr)' }}
          gap={{ base: '8', lg: '16' }}
        >
          <Box>
            <Heading as="h2" id="enquiry-heading" size="3xl" lang={contactUsHeader ? content : undefined}>
              {contactUsHeader || text.ask(data.name)}
            </Heading>
            <Text textStyle="lead" mt="4" lang={contactUsSubheading ? content : undefined}>
              {contactUsSubheading || text.askLead}
            </Text>
            {data.callRailPhone && (
              <Link
                href={phoneLink(data.callRailPhone)}
                mt="6"
                fontSize="lg"
                display="inline-flex"
                alignItems="center"
                gap="2"
              >
                <PhoneIcon aria-hidden /> {data.callRailPhone}
              </Link>
            )}
          </Box>
          {useContactForm && (
            <Box layerStyle="panel" p={{ base: '5', md: '8' }} position="relative" overflow="hidden">
              <EnquiryForm supplier={data} goodCauses={goodCauses} />
            </Box>
          )}
        </Grid>
      </Container>
    </Box>
  );
}
