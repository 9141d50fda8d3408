import { ChipsField } from '../../../forms/chips-field';
import { SectionCard } from '../../../ui/section-card';
import { OfferService } from './offer-service';
import { RequestService } from './request-service';
import { useSupplierChoicesQuery } from './supplier-detail.generated';
import { type FormOf, fieldOf } from './supplier-field';
import { MAX_CHOSEN_SERVICES } from './supplier-fields';

/** The ID of the supplier whose services are the list that all others choose from (R064). */
const SERVICES_LIST_ID = 32;

type Props = FormOf & { askHref: string };

/** The tab with the services of a supplier, and further search terms (R062, R063). */
export function ServicesTab(of: Props) {
  const { data } = useSupplierChoicesQuery();
  const options = data?.serviceOptions ?? [];
  const field = fieldOf(of, 'services');
  const staff = of.editorRole === 'ADMIN';
  return (
    <SectionCard title="Services">
      {of.supplier?.id === SERVICES_LIST_ID ? (
        <ChipsField
          {...field}
          label="Enter services"
          hint="Suppliers choose their services from this list."
          options={options}
          free={staff}
          max={MAX_CHOSEN_SERVICES}
          longest={100}
        />
      ) : (
        <>
          <ChipsField
            {...field}
            hint="Shown on the public profile."
            options={options}
            max={200}
            longest={100}
            missing={(typed) =>
              staff ? (
                <OfferService typed={typed} />
              ) : (
                <RequestService askHref={of.askHref} typed={typed} supplierName={of.supplier?.name ?? null} />
              )
            }
          />
          <ChipsField
            {...fieldOf(of, 'searchServices')}
            hint="Extra search words. Never shown to visitors."
            options={options}
            free
            max={500}
            longest={100}
          />
        </>
      )}
    </SectionCard>
  );
}
