import { Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { type RecordTab, RecordTabs } from '../../../editing/record-tabs';
import { RecordTimeline } from '../../../history/record-timeline';
import { ButtonLink } from '../../../ui/button-link';
import { SectionCard } from '../../../ui/section-card';
import { DetailsTab } from './details-tab';
import { LearnMoreTab } from './learn-more-tab';
import { LocationsTab } from './locations-tab';
import { OutcomesTab } from './outcomes-tab';
import { ProductTab } from './product-tab';
import { ProfileTab } from './profile-tab';
import { PromotionsTab } from './promotions-tab';
import { ServicesTab } from './services-tab';
import type { FormOf } from './supplier-field';
import { fieldsOfTab, tabNames } from './supplier-field-tabs';
import { supplierHistory } from './supplier-history';
import { supplierStore } from './supplier-store';
import { TestimonialsTab } from './testimonials-tab';
import { WorkTab } from './work-tab';

type Props = FormOf & {
  askHref: string;
  buyerHref: (id: number) => string;
  /** If true, omits the details: the reduced form of a supplier's own user (R057). */
  reduced?: boolean;
  testimonialId?: number | null;
  /** The leads tab, for staff (R217). */
  leads?: ReactNode;
};

type Part = Omit<RecordTab, 'fields'>;

const later = (what: string) => <Text color="fg.muted">{what} can be added once the supplier is saved.</Text>;

/** Returns the tabs for both staff and the supplier's own user (R055). */
function ownParts({ askHref, reduced, testimonialId, ...of }: Props): Part[] {
  const { supplier } = of;
  return [
    ...(reduced
      ? []
      : [{ id: 'details', label: tabNames.details, content: <DetailsTab {...of} askHref={askHref} /> }]),
    { id: 'profile', label: tabNames.profile, content: <ProfileTab {...of} /> },
    {
      id: 'work',
      label: 'Our Work',
      content: supplier ? <WorkTab supplier={supplier} /> : later('Work examples'),
    },
    {
      id: 'testimonials',
      label: 'Testimonials',
      content: supplier ? (
        <TestimonialsTab supplier={supplier} openId={testimonialId} />
      ) : (
        later('Testimonials')
      ),
    },
    { id: 'services', label: tabNames.services, content: <ServicesTab {...of} askHref={askHref} /> },
  ];
}

/** Returns the further tabs for staff (R056). */
function staffParts({ buyerHref, leads, ...of }: Props): Part[] {
  const { supplier } = of;
  const buyer = supplier?.impactBuyer;
  return [
    { id: 'product', label: tabNames.product, content: <ProductTab {...of} /> },
    { id: 'promotions', label: tabNames.promotions, content: <PromotionsTab {...of} /> },
    {
      id: 'learn-more',
      label: 'Learn More',
      content: supplier ? <LearnMoreTab supplier={supplier} /> : later('Files'),
    },
    { id: 'locations', label: tabNames.locations, content: <LocationsTab {...of} /> },
    ...(buyer
      ? [
          {
            id: 'buyer',
            label: 'Impact Buyer',
            content: (
              <SectionCard title={buyer.name} maxW="3xl">
                <Text>This supplier is also an impact buyer.</Text>
                <ButtonLink to={buyerHref(buyer.id)} size="sm" variant="outline" justifySelf="start">
                  View impact buyer
                </ButtonLink>
              </SectionCard>
            ),
          },
        ]
      : []),
    { id: 'sustainability', label: tabNames.sustainability, content: <OutcomesTab {...of} /> },
    ...(leads ? [{ id: 'leads', label: 'Leads', late: true, content: leads }] : []),
  ];
}

/** A supplier's form in tabs. */
export function SupplierTabs(props: Props) {
  const { supplier } = props;
  const parts = [
    ...ownParts(props),
    ...(props.editorRole === 'ADMIN' && !props.reduced ? staffParts(props) : []),
    ...(supplier && !props.reduced
      ? [
          {
            id: 'timeline',
            label: 'Timeline',
            late: true,
            content: <RecordTimeline store={supplierStore} record={supplier} words={supplierHistory} />,
          },
        ]
      : []),
  ];
  const tabs = parts.map((part) => ({ ...part, fields: fieldsOfTab(part.id) }));
  return <RecordTabs form={props.form} label="Supplier" tabs={tabs} />;
}
