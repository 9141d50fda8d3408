import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Box, Container, Grid, Heading, Link, Skeleton, Text } from '@chakra-ui/react';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { PhoneIcon } from '../../ui/icons';
import {
  type ContactSection_SupplierFragment,
  ContactSection_SupplierFragmentDoc,
} from './profile.generated';

export type ContactSupplier = FragmentType<ContactSection_SupplierFragment>;

type Props = { supplier: ContactSupplier; goodCauses: readonly { id: number; name: string }[] };

/** The form brings its checks along and needs script anyway, so it comes after the page has painted. */
const EnquiryForm = lazy(() => import('./enquiry-form'));

const never = () => () => undefined;
const useInBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The form's outline, as high as the form, so that nothing moves when it arrives. */
function Outline() {
  return (
    <Grid gap="5" aria-hidden minH={{ base: '52rem', sm: '42rem' }} alignContent="start">
      {['name', 'email', 'message', 'cause'].map((field) => (
        <Skeleton key={field} h={field === 'message' ? '9.5rem' : '4.5rem'} borderRadius="l2" />
      ))}
    </Grid>
  );
}

/** Where visitors ask the supplier: the form, or the phone number where there is no form. */
export function ContactSection({ supplier, goodCauses }: Props) {
  const inBrowser = useInBrowser();
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
      bg="bg.subtle"
      py="section"
      scrollMarginTop="4"
    >
      <Container>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.6fr)' }}
          gap={{ base: '8', lg: '16' }}
        >
          <Box>
            <Heading as="h2" id="enquiry-heading" size="3xl">
              {contactUsHeader ?? `Ask ${data.name}`}
            </Heading>
            <Text textStyle="lead" mt="4">
              {contactUsSubheading ??
                'Say what you need. When a sale comes of it, a share of it goes to a good cause.'}
            </Text>
            {data.callRailPhone && (
              <Link
                href={`tel:${data.callRailPhone.replace(/[^+\d]/g, '')}`}
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
              {inBrowser ? (
                <Suspense fallback={<Outline />}>
                  <EnquiryForm supplier={data} goodCauses={goodCauses} />
                </Suspense>
              ) : (
                <Outline />
              )}
            </Box>
          )}
        </Grid>
      </Container>
    </Box>
  );
}
