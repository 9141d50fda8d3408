import { ChipsField } from '../../forms/chips-field';
import { SectionCard } from '../../ui/section-card';
import { AskForService } from './ask-for-service';
import { useSupplierChoicesQuery } from './supplier-detail.generated';
import { type FormOf, fieldOf } from './supplier-field';

/** The supplier that is the list of services itself (R064). */
const SERVICES_LIST_ID = 32;

/** What a supplier offers, and what else it is found by (R062, R063). */
export function ServicesTab(of: FormOf & { askHref: string }) {
  const { data } = useSupplierChoicesQuery();
  const isList = of.supplier?.id === SERVICES_LIST_ID;
  const staff = of.keeper === 'ADMIN';
  return (
    <SectionCard title="Services">
      <ChipsField
        {...fieldOf(of, 'services')}
        label={isList ? 'Enter services' : fieldOf(of, 'services').label}
        hint="Shown on the public profile."
        options={data?.serviceOptions ?? []}
        free={staff}
        max={2000}
        longest={100}
        missing={
          staff
            ? undefined
            : (typed) => (
                <AskForService askHref={of.askHref} typed={typed} supplierName={of.supplier?.name ?? null} />
              )
        }
      />
      <ChipsField
        {...fieldOf(of, 'searchServices')}
        hint="Found by these in searches, and never shown."
        options={data?.serviceOptions ?? []}
        free
        max={500}
        longest={100}
      />
    </SectionCard>
  );
}
