import { type ChangeEvent, type ComponentProps, useEffect, useRef, useState } from 'react';
import { TickBox } from '../ui/tick-box';

type Props = Omit<ComponentProps<typeof TickBox>, 'onChange'> & {
  checked: boolean;
  /** Saves it; done once the list says what holds. */
  onChange: (event: ChangeEvent<HTMLInputElement>) => Promise<void>;
};

/**
 * A tick in a cell: shows what was chosen at once, where the list takes a moment, and from then on what the list says.
 * On a card it stands lower, beside the middle of its label.
 */
export function GridTick({ checked, onChange, ...props }: Props) {
  const [shown, setShown] = useState(checked);
  const listed = useRef(checked);
  listed.current = checked;
  useEffect(() => setShown(checked), [checked]);
  return (
    <TickBox
      position="relative"
      top={{ base: '1', md: '0' }}
      {...props}
      checked={shown}
      onChange={(event) => {
        setShown(event.target.checked);
        void onChange(event).finally(() => setShown(listed.current));
      }}
    />
  );
}
