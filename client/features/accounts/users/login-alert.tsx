import { Alert } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { alert } from '../../../theme/lazy-recipes/alert';
import type { UserForm } from './user-fields';
import { useLoginAlertsQuery } from './users.generated';

/** Warns if a chosen record already has a login (R296); it can have several. */
export function LoginAlert({ form, userId }: { form: UserForm; userId: number | null }) {
  const [supplier, buyer, cause] = useWatch({
    control: form.control,
    name: ['supplierId', 'impactBuyerId', 'goodCauseId'],
  });
  const links = { supplierId: supplier?.id, impactBuyerId: buyer?.id, goodCauseId: cause?.id };
  const { data, previousData } = useLoginAlertsQuery({
    variables: { links, exceptId: userId },
    skip: !supplier && !buyer && !cause,
  });
  const alerts = (data ?? previousData)?.loginAlerts ?? [];
  if (alerts.length === 0 || (!supplier && !buyer && !cause)) return null;
  return (
    <Alert.Root recipe={alert} status="warning" role="status">
      <Alert.Indicator />
      <Alert.Content>
        {alerts.map((words) => (
          <Alert.Description key={words}>{words}</Alert.Description>
        ))}
      </Alert.Content>
    </Alert.Root>
  );
}
