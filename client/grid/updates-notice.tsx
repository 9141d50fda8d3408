import { Button, Flex, type FlexProps } from '@chakra-ui/react';

/** `surely` if a list has changed since it was read, `perhaps` if it may have. */
export type Newer = 'surely' | 'perhaps';

type Props = FlexProps & { list: { newer?: Newer; showNewer?: () => void }; recordLabel?: string };

/**
 * The message that a list has changed or may have changed, with a button that shows the changes; for lists that are too
 * long to be read again without a request.
 */
export const UpdatesNotice = ({ list: { newer, showNewer }, recordLabel = 'list', ...place }: Props) =>
  showNewer ? (
    <Flex role="status" align="center" gap="2" textStyle="sm" {...place}>
      {newer === 'perhaps' ? `This ${recordLabel} may have changed.` : `This ${recordLabel} has changed.`}
      <Button size="sm" variant="outline" onClick={showNewer}>
        Show changes
      </Button>
    </Flex>
  ) : null;
