import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { adminPaths } from '../../../navigation/admin-paths';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { LoadingLines } from '../../../ui/loading-state';
import { PlusIcon } from '../../../ui/pictograms';
import { SectionCard } from '../../../ui/section-card';
import { TextLink } from '../../../ui/text-link';
import { type MatchingSupplierRowFragment, useMatchingSuppliersQuery } from './matching-suppliers.generated';
import { useMatchingLeads } from './use-matching-leads';

const TITLE = 'Matching suppliers';

type Row = Omit<MatchingSupplierRowFragment, ' $fragmentName'>;

/** The suppliers that best match an impact buyer, with the reasons and a button that creates a lead. */
export function MatchingSuppliers({ impactBuyerId }: { impactBuyerId: number }) {
  // Fetched again on each visit: suppliers with a lead are no longer listed.
  const { data, error, refetch } = useMatchingSuppliersQuery({
    variables: { impactBuyerId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const { make, leadOf, isMaking } = useMatchingLeads(impactBuyerId);
  const rows = data?.matchingSuppliers;
  return (
    <SectionCard
      title={TITLE}
      description="Best matches first. Suppliers that this buyer already uses, or has already been offered, are not shown."
    >
      {rows ? (
        <Rows rows={rows}>
          {(row) => (
            <LeadOf
              supplier={row.name}
              leadId={leadOf(row.id)}
              making={isMaking(row.id)}
              onMake={() => void make(row.id)}
            />
          )}
        </Rows>
      ) : error ? (
        <ErrorState
          error={error}
          onRetry={() => void refetch()}
          level="h3"
          heading="Couldn’t load the suppliers"
        />
      ) : (
        <LoadingLines lines={8} />
      )}
    </SectionCard>
  );
}

function Rows({ rows, children }: { rows: readonly Row[]; children: (row: Row) => React.ReactNode }) {
  if (rows.length === 0)
    return (
      <EmptyState level="h3" title="No matching suppliers">
        No more suggestions. See the Leads tab for every supplier you can offer to this buyer.
      </EmptyState>
    );
  return (
    <Box as="ol" listStyleType="none" aria-label={TITLE}>
      {rows.map((row) => (
        <Flex
          as="li"
          key={row.id}
          py="4"
          gap="3"
          direction={{ base: 'column', md: 'row' }}
          align={{ base: 'stretch', md: 'center' }}
          borderTopWidth="1px"
          borderColor="border"
          _first={{ borderTopWidth: '0', pt: '0' }}
          _last={{ pb: '0' }}
        >
          <Supplier row={row} />
          {children(row)}
        </Flex>
      ))}
    </Box>
  );
}

/** A supplier and the reasons for it. */
const Supplier = ({ row: { id, name, listTitle, locations, reasons } }: { row: Row }) => (
  <Box flex="1" minW="0" overflowWrap="anywhere">
    <TextLink to={adminPaths.supplier(id)} fontWeight="semibold">
      {name}
    </TextLink>
    <Text textStyle="sm" color="fg.muted">
      {[listTitle, ...locations].join(' · ')}
    </Text>
    <Box as="ul" mt="1" ps="5" listStyleType="disc" textStyle="sm">
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </Box>
  </Box>
);

type LeadProps = { supplier: string; leadId: number | undefined; making: boolean; onMake: () => void };

/** The button that creates the lead; after that, the link to it. */
function LeadOf({ supplier, leadId, making, onMake }: LeadProps) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(leadId);
  useEffect(() => {
    if (shown.current === leadId) return;
    shown.current = leadId;
    // The focused element was replaced; moves the focus to its replacement.
    if (document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [leadId]);
  return (
    <Flex ref={place} flexShrink="0" gap="2" align="center" wrap="wrap" textStyle="sm">
      {leadId === undefined ? (
        <Button
          size="sm"
          variant="outline"
          w={{ base: 'full', md: 'auto' }}
          aria-label={`Create lead for ${supplier}`}
          loading={making}
          onClick={onMake}
        >
          <PlusIcon /> Create lead
        </Button>
      ) : (
        <>
          <Text color="fg.muted">Lead created</Text>
          <TextLink to={adminPaths.lead(leadId)} fontWeight="semibold">
            Lead - # {leadId}
          </TextLink>
        </>
      )}
    </Flex>
  );
}
