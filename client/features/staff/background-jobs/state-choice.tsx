import { Button, Flex } from '@chakra-ui/react';
import { formatCount } from '../../../lib/format';

type Props<State> = {
  label: string;
  options: readonly { state: State; label: string; count: number | string | undefined }[];
  chosen: State;
  onChoose: (state: State) => void;
};

/** Buttons that choose the state of the jobs in the list, each with the number of its jobs. */
export function StateChoice<State extends string>({ label, options, chosen, onChoose }: Props<State>) {
  return (
    <Flex role="group" aria-label={label} gap="2" wrap="wrap" mb="4">
      {options.map(({ state, label: name, count }) => {
        const on = state === chosen;
        return (
          <Button
            key={state}
            size="sm"
            variant={on ? 'subtle' : 'outline'}
            colorPalette={on ? 'brand' : 'neutral'}
            aria-pressed={on}
            onClick={() => onChoose(state)}
          >
            {name}
            {count !== undefined && ` (${typeof count === 'number' ? formatCount(count) : count})`}
          </Button>
        );
      })}
    </Flex>
  );
}
