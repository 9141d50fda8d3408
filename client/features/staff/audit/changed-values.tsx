import { Text } from '@chakra-ui/react';
import { formatValue, labelOf } from '../../../history/history-labels';
import { ArrowRightIcon } from '../../../ui/pictograms';
import { type AuditEntry, type KnownLabels, labelsFor } from './audit-labels';

type Props = { entry: AuditEntry; known: KnownLabels };

/** The changed values of an action in one line. Fields whose values are not stored are only named. */
export function ChangedValues({ entry: { subjectType, changes }, known }: Props) {
  const words = labelsFor(known, subjectType);
  return changes.map((change, index) => {
    const [before, after] = [change.before, change.after].map(
      (value) => formatValue(words, change, value) || '(empty)',
    );
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: list rows share its name, and their order is fixed
      <span key={`${change.field}-${index}`}>
        {index > 0 && ' · '}
        <Text as="span" color="fg.muted">
          {labelOf(words, change)}
        </Text>
        {change.valuesStored && (
          <>
            {' '}
            {before}{' '}
            <ArrowRightIcon
              boxSize="3"
              display="inline-block"
              verticalAlign="middle"
              color="fg.muted"
              role="img"
              aria-label="changed to"
            />{' '}
            {after}
          </>
        )}
      </span>
    );
  });
}
