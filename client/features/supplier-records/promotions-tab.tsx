import { CheckboxField } from '../../forms/checkbox-field';
import { TextField } from '../../forms/text-fields';
import { SectionCard } from '../../ui/section-card';
import { type FormOf, fieldOf } from './supplier-field';

/** A picture on the profile that leads somewhere, while it is live (R066, R097). */
export function PromotionsTab(of: FormOf) {
  return (
    <SectionCard title="Promotion" maxW="3xl">
      <CheckboxField {...fieldOf(of, 'promotionLive')} />
      <TextField {...fieldOf(of, 'destinationUrl')} type="url" />
    </SectionCard>
  );
}
