import { type ChangeEvent, type ComponentProps, useEffect, useRef, useState } from 'react';
import { TickBox } from '../ui/tick-box';

type Props = Omit<ComponentProps<typeof TickBox>, 'onChange'> & {
  checked: boolean;
  /** Saves the change; resolves once the list has the current value. */
  onChange: (event: ChangeEvent<HTMLInputElement>) => Promise<void>;
};

/**
 * A tick box in a cell: shows the user's choice at once, since the list takes a moment, and then the list's value. On a
 * card it is placed lower, beside the middle of its label.
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
