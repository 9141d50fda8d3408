import { Box, Grid, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { deferredForm } from '../../../forms/deferred-form';
import type { SupplierSearchFilter } from '../../../graphql/schema.generated';
import { useTexts } from '../../../lib/language';
import { paths } from '../../../navigation/paths';
import { ButtonLink } from '../../../ui/button-link';
import { noResultOptionsTexts } from './no-result-options-texts';

const AlertForm = deferredForm(() => import('./alert-form'));

function NoResultOption({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Box layerStyle="panel" p={{ base: '5', md: '6' }} overflow="hidden">
      <Heading as="h3" size="md">
        {title}
      </Heading>
      <Text color="fg.muted" mt="2" mb="5">
        {text}
      </Text>
      {children}
    </Box>
  );
}

type Props = {
  search: SupplierSearchFilter;
  /** The search as a heading, such as 'Plumbers in Wellington'. */
  title: string;
};

/** The two options after a search without results: one mail when a supplier joins, or a message to staff. */
export function NoResultOptions({ search, title }: Props) {
  const text = useTexts(noResultOptionsTexts);
  return (
    <Box as="section" mt="10" aria-label={text.wayOn}>
      <Heading as="h2" size="lg" mb="4">
        {text.wayOn}
      </Heading>
      <Grid gap="5" templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
        <NoResultOption title={text.alertTitle} text={text.alertText}>
          {/* Another search starts a new form. */}
          <AlertForm key={JSON.stringify(search)} search={search} />
        </NoResultOption>
        <NoResultOption title={text.staffTitle} text={text.staffText}>
          <ButtonLink to={paths.contactAbout(title)} variant="outline">
            {text.askStaff}
          </ButtonLink>
        </NoResultOption>
      </Grid>
    </Box>
  );
}
