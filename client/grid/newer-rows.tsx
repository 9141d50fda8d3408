import { Button, Flex, type FlexProps } from '@chakra-ui/react';

/** Whether a list has changed since it was read, or may have. */
export type Newer = 'surely' | 'perhaps';

type Props = FlexProps & { list: { newer?: Newer; showNewer?: () => void }; noun?: string };

/** For a list too long to be read again unasked: that it has changed, or may have where nothing tells of changes. */
export const NewerRows = ({ list: { newer, showNewer }, noun = 'list', ...place }: Props) =>
  showNewer ? (
    <Flex role="status" align="center" gap="2" textStyle="sm" {...place}>
      {newer === 'perhaps' ? `This ${noun} may have changed.` : `This ${noun} has changed.`}
      <Button size="sm" variant="outline" onClick={showNewer}>
        Show changes
      </Button>
    </Flex>
  ) : null;
