import { Grid } from '@chakra-ui/react';
import { maxLength } from '../../../../shared/text-limit';
import { CheckboxField } from '../../../forms/checkbox-field';
import { CountedField } from '../../../forms/counted-fields';
import { twoFields } from '../../../forms/form-columns';
import { MoneyField } from '../../../forms/money-field';
import { TextField } from '../../../forms/text-fields';
import { formatMoney } from '../../../lib/format';
import { Fact, FactList } from '../../../ui/fact-list';
import { SectionCard } from '../../../ui/section-card';
import { type FormOf, fieldOf, sloganLimit } from './buyer-fields';

const columns = {
  base: 'minmax(0, 1fr)',
  lg: 'repeat(2, minmax(0, 1fr))',
  '2xl': 'repeat(3, minmax(0, 1fr))',
};
const statLimit = maxLength(55);

/** The tab with the buyer's figures on the front page, for staff (R125, R137). */
export function StatsTab(of: FormOf) {
  return (
    <Grid templateColumns={columns} gap="5" alignItems="start">
      <SectionCard title="Buyer">
        <CheckboxField {...fieldOf(of, 'buyerSelected')} />
        <TextField
          {...fieldOf(of, 'suppliersUsed')}
          inputMode="numeric"
          hint="Leave blank to use the number in the report."
        />
        <CountedField {...fieldOf(of, 'buyersSlogan')} limit={sloganLimit} />
        {of.buyer && (
          <FactList>
            <Fact label="Contributions">{formatMoney(of.buyer.contributionTotal)}</Fact>
          </FactList>
        )}
        <CountedField {...fieldOf(of, 'contributionsGeneratedSlogan')} limit={sloganLimit} />
        <CountedField {...fieldOf(of, 'communityHoursSlogan')} limit={sloganLimit} />
      </SectionCard>
      <SectionCard title="Tradies">
        <CheckboxField {...fieldOf(of, 'tradiesSelected')} />
        <CountedField {...fieldOf(of, 'tradieSlogan')} limit={sloganLimit} />
        <Grid templateColumns={twoFields} gap="4">
          <CountedField {...fieldOf(of, 'tradieStat1')} limit={statLimit} />
          <CountedField {...fieldOf(of, 'tradieStat2')} limit={statLimit} />
        </Grid>
        <CountedField {...fieldOf(of, 'tradieMessage1')} limit={sloganLimit} />
        <CountedField {...fieldOf(of, 'tradieMessage2')} limit={sloganLimit} />
      </SectionCard>
      <SectionCard title="Supplier">
        <CheckboxField {...fieldOf(of, 'supplierSelected')} />
        <Grid templateColumns={twoFields} gap="4">
          <TextField {...fieldOf(of, 'supplierEnquiryTotal')} inputMode="numeric" />
          <MoneyField
            {...fieldOf(of, 'supplierContributionTotal')}
            hint="Leave blank to use the total from the supplier’s sales."
          />
        </Grid>
        <CountedField {...fieldOf(of, 'suppliersSlogan')} limit={sloganLimit} />
        <CountedField {...fieldOf(of, 'contributionsGeneratedSloganSupplier')} limit={sloganLimit} />
        <CountedField {...fieldOf(of, 'communityHoursSloganSupplier')} limit={sloganLimit} />
      </SectionCard>
    </Grid>
  );
}
