import { Flex, IconButton } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';

/** A toggle button: its label, its content, whether it is pressed, and its action. */
export type Tool = { label: string; face: ReactNode; active: boolean; press: () => void };

/** The toolbar of the ARIA patterns: one Tab stop, with arrow keys between its buttons. */
export function ToolBar({ tools, label, disabled }: { tools: Tool[]; label: string; disabled: boolean }) {
  const [stop, setStop] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowRight: stop + 1, ArrowLeft: stop - 1, Home: 0, End: tools.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + tools.length) % tools.length;
    setStop(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <Flex
      ref={bar}
      role="toolbar"
      aria-label={`Formatting for ${label}`}
      wrap="wrap"
      gap="0.5"
      p="1"
      borderBottomWidth="1px"
      borderColor="border"
      onKeyDown={onKeyDown}
    >
      {tools.map(({ label: name, face, active, press }, index) => (
        <IconButton
          key={name}
          size="sm"
          variant={active ? 'subtle' : 'ghost'}
          colorPalette={active ? 'brand' : 'neutral'}
          aria-label={name}
          title={name}
          aria-pressed={active}
          tabIndex={index === stop ? 0 : -1}
          disabled={disabled}
          onFocus={() => setStop(index)}
          // Keeps the selection of the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={press}
        >
          {face}
        </IconButton>
      ))}
    </Flex>
  );
}
