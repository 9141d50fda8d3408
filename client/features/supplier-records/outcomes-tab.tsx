import { CheckboxField } from '../../forms/checkbox-field';
import { SectionCard } from '../../ui/section-card';
import { type FormOf, fieldOf } from './supplier-field';

const OUTCOMES = [
  'sustainabilitySme',
  'sustainabilitySocialEnterprise',
  'sustainabilityCarbon',
  'sustainabilityWaste',
  'sustainabilityWater',
  'sustainabilityEnergy',
  'sustainabilitySocialImpact',
] as const;

/** The seven outcomes that a supplier may claim (R095). */
export function OutcomesTab(of: FormOf) {
  return (
    <SectionCard title="Sustainability" maxW="3xl">
      {OUTCOMES.map((name) => (
        <CheckboxField key={name} {...fieldOf(of, name)} />
      ))}
    </SectionCard>
  );
}
